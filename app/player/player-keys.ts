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

interface KeyBinding {
  keys: readonly string[];
  command: PlayerCommand;
  /** As the list of keys shows it; bindings of one line share it. */
  shown?: { keys: string; label: string };
}

/** Every key of the player but the digits; the order is that of the list. The keys are those of other video players. */
const bindings: readonly KeyBinding[] = [
  { keys: [" ", "k"], command: { type: "toggle" }, shown: { keys: "Space k", label: "Play or pause" } },
  { keys: ["ArrowLeft"], command: { type: "seekBy", seconds: -SEEK_SECONDS } },
  {
    keys: ["ArrowRight"],
    command: { type: "seekBy", seconds: SEEK_SECONDS },
    shown: { keys: "← →", label: "Back or on by 1 second" },
  },
  { keys: ["j"], command: { type: "seekBy", seconds: -LONG_SEEK_SECONDS } },
  {
    keys: ["l"],
    command: { type: "seekBy", seconds: LONG_SEEK_SECONDS },
    shown: { keys: "j l", label: "Back or on by 5 seconds" },
  },
  { keys: [","], command: { type: "step", frames: -1 } },
  {
    keys: ["."],
    command: { type: "step", frames: 1 },
    shown: { keys: ", .", label: "Back or on by one frame" },
  },
  { keys: ["Home"], command: { type: "seekToShare", share: 0 } },
  {
    keys: ["End"],
    command: { type: "seekToShare", share: 1 },
    shown: { keys: "Home End", label: "To the start or end" },
  },
  { keys: ["<"], command: { type: "rate", direction: -1 } },
  { keys: [">"], command: { type: "rate", direction: 1 }, shown: { keys: "< >", label: "Slower or faster" } },
  { keys: ["ArrowUp"], command: { type: "volumeBy", share: VOLUME_SHARE } },
  {
    keys: ["ArrowDown"],
    command: { type: "volumeBy", share: -VOLUME_SHARE },
    shown: { keys: "↑ ↓", label: "Louder or softer" },
  },
  { keys: ["m"], command: { type: "toggleMuted" }, shown: { keys: "m", label: "Sound on or off" } },
  { keys: ["c"], command: { type: "toggleCaptions" }, shown: { keys: "c", label: "Captions on or off" } },
  { keys: ["r"], command: { type: "toggleLoop" }, shown: { keys: "r", label: "Repeat" } },
  { keys: ["f"], command: { type: "toggleFullScreen" }, shown: { keys: "f", label: "Full screen" } },
  {
    keys: ["i"],
    command: { type: "togglePictureInPicture" },
    shown: { keys: "i", label: "Picture in picture" },
  },
  { keys: ["?"], command: { type: "showKeys" }, shown: { keys: "?", label: "This list" } },
];

/** Lines of the list of keys. */
export const keyList: readonly { keys: string; label: string }[] = [
  ...bindings
    .flatMap(({ shown }) => shown ?? [])
    .toSpliced(5, 0, {
      keys: "0–9",
      label: "To that tenth of the video",
    }),
];

/** What a key means to the player; `null` leaves it to the browser. */
export function commandOfKey({ key, ctrlKey, metaKey, altKey, target }: KeyPress): PlayerCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (target === "volume" && /^(Arrow|Home|End|Page)/.test(key)) return null;
  if (target === "button" && key === " ") return null;
  if (/^[0-9]$/.test(key)) return { type: "seekToShare", share: Number(key) / 10 };
  const name = key.length === 1 ? key.toLowerCase() : key;
  return bindings.find(({ keys }) => keys.includes(name))?.command ?? null;
}
