// Sounds made in the browser: a few short tones, only where the person has switched them on.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

const TONES: Record<string, [pitch: number, length: number][]> = {
  turn: [
    [660, 0.09],
    [880, 0.12],
  ],
  choice: [[520, 0.05]],
  over: [
    [523, 0.12],
    [659, 0.12],
    [784, 0.22],
  ],
};

/** Play one of the sounds; silently nothing where the browser does not let us. */
export function play(name: keyof typeof TONES): void {
  if (!settings.values.sound) return;
  try {
    context ??= new AudioContext();
    let start = context.currentTime;
    for (const [pitch, length] of TONES[name] ?? []) {
      tone(context, pitch, start, length);
      start += length;
    }
  } catch {
    // No sound here; the table says everything in words anyway.
  }
}

function tone(audio: AudioContext, pitch: number, start: number, length: number): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0.08, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}
