/** Of the messages between a page and the player it has framed. Commands that name none are of the first. */
export const protocolVersion = 1;

/** What a page may ask of the player it has framed. Sent with postMessage; see docs/embed.md. */
export type FrameCommand =
  /** Asks who is there, and has `ready` told again. */
  | { type: "hello" }
  | { type: "play" }
  | { type: "pause" }
  | { type: "seek"; timeSeconds: number }
  | { type: "mute"; muted: boolean }
  | { type: "volume"; volume: number }
  | { type: "speed"; speed: number }
  | { type: "loop"; looping: boolean }
  | { type: "captions"; shown: boolean; language?: string }
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
  /** Of the captions that are shown, or would be (BCP 47); null where there are none. */
  captionLanguage: string | null;
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
      /** BCP 47. */
      captionLanguages: string[];
      hasAction: boolean;
    }
  /** Somebody is there; `ready` follows once there is something to see. */
  | { type: "hello" }
  | { type: "time"; timeSeconds: number }
  | { type: "playing" }
  | { type: "paused" }
  | { type: "ended" }
  /** The viewer pressed the button to another site. */
  | { type: "action" }
  | ({ type: "state" } & FrameState)
  | { type: "error"; code: FrameErrorCode };

/** Why nothing can be shown: what it is made of does not come; the site around is not one that may show it; there is none to show. */
export type FrameErrorCode = "media-unavailable" | "site-not-allowed" | "not-available";

/** Reads a command; null for anything else, of which a page's window receives a lot. */
export function parseFrameCommand(message: unknown): FrameCommand | null {
  if (typeof message !== "object" || message === null) return null;
  const { target, version, type, timeSeconds, muted, volume, speed, looping, shown, language } =
    message as Record<string, unknown>;
  if (target !== "vitrine" || (version !== undefined && version !== protocolVersion)) return null;
  switch (type) {
    case "hello":
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
      return {
        type,
        shown: shown !== false,
        ...(typeof language === "string" && language.length <= 35 && { language }),
      };
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
