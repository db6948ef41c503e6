// Which page is shown: the path of the address, matched against the paths that there are.

export type Params = Record<string, string>;

export interface Path {
  name: string;
  pattern: string;
}

export const PATHS: Path[] = [
  { name: "lobby", pattern: "/" },
  { name: "new", pattern: "/new/:game" },
  { name: "table", pattern: "/table/:id" },
  { name: "replay", pattern: "/replay" },
  { name: "replay", pattern: "/replay/:id" },
  { name: "rules", pattern: "/rules" },
  { name: "rules", pattern: "/rules/:game" },
  { name: "rules", pattern: "/rules/:game/:clause" },
  { name: "cards", pattern: "/cards" },
  { name: "cards", pattern: "/cards/:game" },
  { name: "cards", pattern: "/cards/:game/:code" },
  { name: "characters", pattern: "/characters/:game" },
  { name: "characters", pattern: "/characters/:game/:code" },
  { name: "decks", pattern: "/decks" },
  { name: "decks", pattern: "/decks/:game" },
  { name: "settings", pattern: "/settings" },
  { name: "account", pattern: "/account" },
  { name: "learn", pattern: "/learn" },
  { name: "learn", pattern: "/learn/:game" },
  { name: "sandbox", pattern: "/sandbox" },
  { name: "sandbox", pattern: "/sandbox/:game" },
];

/** The name of the page and what the path says, or null where no path fits. */
export function matchPath(path: string): { name: string; params: Params } | null {
  const parts = path.split("/").filter((part) => part !== "");
  for (const { name, pattern } of PATHS) {
    const wanted = pattern.split("/").filter((part) => part !== "");
    if (wanted.length !== parts.length) continue;
    const params: Params = {};
    const fits = wanted.every((part, at) => {
      if (!part.startsWith(":")) return part === parts[at];
      params[part.slice(1)] = decoded(parts[at] ?? "");
      return true;
    });
    if (fits) return { name, params };
  }
  return null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Route {
  path = $state("/");
  query = $state.raw(new URLSearchParams());
  /** The name of the page; "unknown" where no path fits. */
  name = $state("lobby");
  params = $state.raw<Params>({});

  /** Follow the address bar. */
  read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    const found = matchPath(location.pathname);
    this.name = found?.name ?? "unknown";
    this.params = found?.params ?? {};
  }

  /** Follow the address bar from now on, and links within the client without loading it anew. */
  begin(): void {
    this.read();
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => follow(event));
  }
}

export const route = new Route();

/** Show another page. `replace` leaves no trace in the history. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  route.read();
  if (!replace) scrollTo(0, 0);
}

/** A click on a link to one of our own pages shows that page; all others go the browser's way. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.target !== "" || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (link.hash !== "" && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
