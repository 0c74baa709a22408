export type PlayerCommand =
  | { type: "toggle" }
  | { type: "seekBy"; seconds: number }
  | { type: "seekToShare"; share: number }
  | { type: "step"; frames: 1 | -1 }
  | { type: "volumeBy"; share: number }
  | { type: "toggleMuted" }
  | { type: "toggleLoop" }
  | { type: "toggleFullScreen" };

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** What the press went to: buttons keep their space bar and Enter, the volume slider its arrows. */
  target: "player" | "button" | "position" | "volume";
}

const SEEK_SECONDS = 1;
const VOLUME_SHARE = 0.1;

/** What a key means to the player; `null` leaves it to the browser. The keys are those of other video players. */
export function commandOfKey({ key, ctrlKey, metaKey, altKey, target }: KeyPress): PlayerCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (target === "volume" && /^(Arrow|Home|End|Page)/.test(key)) return null;
  switch (key) {
    case " ":
      return target === "button" ? null : { type: "toggle" };
    case "k":
    case "K":
      return { type: "toggle" };
    case "ArrowLeft":
      return { type: "seekBy", seconds: -SEEK_SECONDS };
    case "ArrowRight":
      return { type: "seekBy", seconds: SEEK_SECONDS };
    case "ArrowUp":
      return { type: "volumeBy", share: VOLUME_SHARE };
    case "ArrowDown":
      return { type: "volumeBy", share: -VOLUME_SHARE };
    case "Home":
      return { type: "seekToShare", share: 0 };
    case "End":
      return { type: "seekToShare", share: 1 };
    case ",":
      return { type: "step", frames: -1 };
    case ".":
      return { type: "step", frames: 1 };
    case "m":
    case "M":
      return { type: "toggleMuted" };
    case "l":
    case "L":
      return { type: "toggleLoop" };
    case "f":
    case "F":
      return { type: "toggleFullScreen" };
    default:
      return null;
  }
}
