export type PlayerCommand =
  | { type: "toggle" }
  | { type: "seekBy"; seconds: number }
  | { type: "seekToShare"; share: number }
  | { type: "step"; frames: 1 | -1 }
  | { type: "rate"; direction: 1 | -1 }
  | { type: "volume"; volume: number }
  | { type: "volumeBy"; share: number }
  | { type: "toggleMuted" }
  | { type: "toggleCaptions" }
  | { type: "toggleLoop" }
  | { type: "toggleFullScreen" }
  | { type: "togglePictureInPicture" }
  | { type: "showKeys" };

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** What the press went to: buttons keep their space bar and Enter, the volume slider its arrows. */
  target: "player" | "button" | "position" | "volume";
}

const SEEK_SECONDS = 1;
const LONG_SEEK_SECONDS = 5;
const VOLUME_SHARE = 0.1;

/** Every key of the player but the digits, as other video players have them. `key-list.tsx` tells people. */
const commands: Readonly<Record<string, PlayerCommand>> = {
  " ": { type: "toggle" },
  k: { type: "toggle" },
  ArrowLeft: { type: "seekBy", seconds: -SEEK_SECONDS },
  ArrowRight: { type: "seekBy", seconds: SEEK_SECONDS },
  j: { type: "seekBy", seconds: -LONG_SEEK_SECONDS },
  l: { type: "seekBy", seconds: LONG_SEEK_SECONDS },
  Home: { type: "seekToShare", share: 0 },
  End: { type: "seekToShare", share: 1 },
  ",": { type: "step", frames: -1 },
  ".": { type: "step", frames: 1 },
  "<": { type: "rate", direction: -1 },
  ">": { type: "rate", direction: 1 },
  ArrowUp: { type: "volumeBy", share: VOLUME_SHARE },
  ArrowDown: { type: "volumeBy", share: -VOLUME_SHARE },
  m: { type: "toggleMuted" },
  c: { type: "toggleCaptions" },
  r: { type: "toggleLoop" },
  f: { type: "toggleFullScreen" },
  i: { type: "togglePictureInPicture" },
  "?": { type: "showKeys" },
};

/** What a key means to the player; `null` leaves it to the browser. */
export function commandOfKey({ key, ctrlKey, metaKey, altKey, target }: KeyPress): PlayerCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (target === "volume" && /^(Arrow|Home|End|Page)/.test(key)) return null;
  if (target === "button" && key === " ") return null;
  if (/^[0-9]$/.test(key)) return { type: "seekToShare", share: Number(key) / 10 };
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(commands, name) ? (commands[name] ?? null) : null;
}
