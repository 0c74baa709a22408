/** What a page may ask of the player it has framed. Sent with postMessage; see README.md. */
export type FrameCommand =
  | { type: "play" }
  | { type: "pause" }
  | { type: "seek"; timeSeconds: number }
  | { type: "mute"; muted: boolean };

/** What the player tells the page around it; every message carries `source: "vitrine"`. */
export type FrameEvent =
  | { type: "ready"; durationSeconds: number; width: number; height: number }
  | { type: "time"; timeSeconds: number }
  | { type: "playing" }
  | { type: "paused" }
  | { type: "ended" };

/** Reads a command; null for anything else, of which a page's window receives a lot. */
export function parseFrameCommand(message: unknown): FrameCommand | null {
  if (typeof message !== "object" || message === null) return null;
  const { target, type, timeSeconds, muted } = message as Record<string, unknown>;
  if (target !== "vitrine") return null;
  switch (type) {
    case "play":
    case "pause":
      return { type };
    case "seek":
      return typeof timeSeconds === "number" && Number.isFinite(timeSeconds) ? { type, timeSeconds } : null;
    case "mute":
      return { type, muted: muted !== false };
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
