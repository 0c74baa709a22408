import { offersCaptions } from "~/player/offers-captions";
import type { Composition, Cue } from "~/scene/composition";

/** Captions in one language, to be shown over the picture. */
export interface CaptionTrack {
  /** BCP 47. */
  language: string;
  cues: readonly Cue[];
}

/** What a viewer may choose from: the tracks of a page that has some, else the composition's own captions. */
export function tracksOf(
  composition: Composition,
  given: readonly CaptionTrack[] | undefined,
): readonly CaptionTrack[] {
  if (given) return given;
  const { language, cues } = composition;
  return offersCaptions(composition) ? [{ language, cues }] : [];
}

/** The track that a viewer reads best: of the language they chose, else of one they read, else the first. */
export function trackFor(
  tracks: readonly CaptionTrack[],
  chosen: string | null,
  read: readonly string[],
): CaptionTrack | null {
  const of = (language: string) =>
    tracks.find((track) => track.language === language) ??
    tracks.find((track) => primaryOf(track.language) === primaryOf(language));
  for (const language of chosen === null ? read : [chosen, ...read]) {
    const track = of(language);
    if (track) return track;
  }
  return tracks[0] ?? null;
}

const primaryOf = (language: string) => language.toLowerCase().split("-")[0];

/** A language in its own words: `Deutsch`, `Português (Brasil)`. */
export function nameOfLanguage(language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return language;
  }
}
