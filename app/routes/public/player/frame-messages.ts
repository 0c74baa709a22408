/** What a page may ask of the player it has framed. Sent with postMessage; see README.md. */
export type FrameCommand =
  | { type: "play" }
  | { type: "pause" }
  | { type: "seek"; timeSeconds: number }
  | { type: "mute"; muted: boolean }
  | { type: "volume"; volume: number }
  | { type: "speed"; speed: number }
  | { type: "loop"; looping: boolean }
  | { type: "captions"; shown: boolean }
  | { type: "state" };

/** How a framed player stands. */
export interface FrameState {
  status: "paused" | "playing" | "ended";
  waiting: boolean;
  timeSeconds: number;
  muted: boolean;
  volume: number;
  speed: number;
  looping: boolean;
  captions: boolean;
}

export interface FrameChapter {
  timeSeconds: number;
  title: string;
}

/** What the player tells the page around it; every message carries `source: "vitrine"`. */
export type FrameEvent =
  | {
      type: "ready";
      title: string;
      durationSeconds: number;
      width: number;
      height: number;
      chapters: FrameChapter[];
      hasSound: boolean;
      hasCaptions: boolean;
    }
  | { type: "time"; timeSeconds: number }
  | { type: "playing" }
  | { type: "paused" }
  | { type: "ended" }
  | ({ type: "state" } & FrameState)
  | { type: "error"; code: "media-unavailable" };

/** Reads a command; null for anything else, of which a page's window receives a lot. */
export function parseFrameCommand(message: unknown): FrameCommand | null {
  if (typeof message !== "object" || message === null) return null;
  const { target, type, timeSeconds, muted, volume, speed, looping, shown } = message as Record<
    string,
    unknown
  >;
  if (target !== "vitrine") return null;
  switch (type) {
    case "play":
    case "pause":
    case "state":
      return { type };
    case "seek":
      return isNumber(timeSeconds) ? { type, timeSeconds } : null;
    case "mute":
      return { type, muted: muted !== false };
    case "volume":
      return isNumber(volume) ? { type, volume: Math.max(0, Math.min(1, volume)) } : null;
    case "speed":
      return isNumber(speed) && speed > 0 ? { type, speed } : null;
    case "loop":
      return { type, looping: looping !== false };
    case "captions":
      return { type, shown: shown !== false };
    default:
      return null;
  }
}

/** The origin that `origin=` names, or null where it names none. */
export function parseFrameOrigin(value: string | null): string | null {
  if (!value || !URL.canParse(value)) return null;
  const { origin } = new URL(value);
  return origin === "null" ? null : origin;
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}
