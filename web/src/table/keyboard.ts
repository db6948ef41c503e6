// Keys of the whole table, wherever the focus is, but not while one writes or a dialog is open.

export interface Keyboard {
  pass(): void;
  proposed(): void;
  undo(): void;
  why(): void;
  look(): void;
  hint(): void;
  help(): void;
  filter(): void;
  digit(key: string): boolean;
}

/** Whether a key that was pressed here belongs to a field or a dialog. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("dialog[open], [role=menu]")) return true;
  if (!(target instanceof HTMLElement)) return false;
  const writes = target instanceof HTMLInputElement && !["range", "checkbox", "radio", "button"].includes(target.type);
  return writes || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Do what a key means; true where it meant something. */
export function pressedKey(event: KeyboardEvent, keys: Keyboard): boolean {
  if (isTaken(event)) return false;
  if (/^[1-9]$/.test(event.key)) return keys.digit(event.key);
  const acts: Record<string, () => void> = {
    p: () => keys.pass(),
    o: () => keys.proposed(),
    u: () => keys.undo(),
    w: () => keys.why(),
    l: () => keys.look(),
    h: () => keys.hint(),
    "?": () => keys.help(),
    "/": () => keys.filter(),
  };
  const act = acts[event.key];
  act?.();
  return act !== undefined;
}
