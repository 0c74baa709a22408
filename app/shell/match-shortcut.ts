/** A key press, as far as shortcuts look at it. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** How far the presses so far go along a shortcut's keys. */
export type ShortcutMatch = "none" | "begun" | "whole";

/** One press of a shortcut: `Mod k`, `Shift t`, or a bare key. */
interface Chord {
  mod: boolean;
  shift: boolean;
  key: string;
}

/** Compares presses with the keys of a shortcut, such as `Mod k` (one press) or `g h` (two). `Space` is the space bar. */
export function matchShortcut(keys: string, presses: readonly KeyPress[]): ShortcutMatch {
  const chords = parseChords(keys);
  if (presses.length > chords.length) return "none";
  const fits = presses.every((press, index) => fitsChord(chords[index] as Chord, press));
  if (!fits) return "none";
  return presses.length === chords.length ? "whole" : "begun";
}

function parseChords(keys: string): Chord[] {
  const chords: Chord[] = [];
  let chord = { mod: false, shift: false };
  for (const part of keys.split(" ")) {
    if (part === "Mod") chord.mod = true;
    else if (part === "Shift") chord.shift = true;
    else {
      chords.push({ ...chord, key: part.toLowerCase() });
      chord = { mod: false, shift: false };
    }
  }
  return chords;
}

function fitsChord(chord: Chord, press: KeyPress): boolean {
  if (press.altKey || (press.ctrlKey || press.metaKey) !== chord.mod) return false;
  // Keys of a shortcut are separated by spaces, so the space bar goes by its name.
  if ((press.key === " " ? "space" : press.key.toLowerCase()) !== chord.key) return false;
  // Signs such as `?` already say whether Shift was needed to type them.
  return !/^[a-z]$/.test(chord.key) || press.shiftKey === chord.shift;
}
