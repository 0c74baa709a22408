/** What a visitor chose in one player and finds again in every other of this browser. */
export interface Preferences {
  /** Linear, 0–1. */
  volume: number;
  isMuted: boolean;
  showsCaptions: boolean;
  /** Of captions (BCP 47); null where none was chosen. */
  captionLanguage: string | null;
}

const key = "vitrine:player";

/** What was chosen last, also where storage is off (then nothing was) or holds something else. */
export function recallPreferences(): Preferences {
  try {
    return parsePreferences(JSON.parse(localStorage.getItem(key) ?? "null"));
  } catch {
    return parsePreferences(null);
  }
}

/** Keeps a choice for the next player. */
export function rememberPreferences(changes: Partial<Preferences>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...recallPreferences(), ...changes }));
  } catch {
    // Without storage the choice lasts as long as the player.
  }
}

/** Reads what was stored, by hand: public pages load no schema library. */
export function parsePreferences(value: unknown): Preferences {
  const { volume, isMuted, showsCaptions, captionLanguage } = (value ?? {}) as Record<string, unknown>;
  return {
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : 1,
    isMuted: isMuted === true,
    showsCaptions: showsCaptions === true,
    captionLanguage: typeof captionLanguage === "string" ? captionLanguage : null,
  };
}
