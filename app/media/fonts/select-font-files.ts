import type { FontFamily, FontFile } from "~/media/fonts/font-family";
import { coversAny } from "~/media/fonts/unicode-range";
import type { FontRequest } from "~/scene/composition";

export interface SelectedFontFile extends FontFile {
  family: string;
  weights: string;
  unicodeRange: string;
}

/** Digits, the ellipsis of shortened text and spaces come from the Latin file whatever the language. */
const ALWAYS_NEEDED = "a0… ";

/**
 * The files that a text needs in the requested fonts, each once. Families we do not have are left out: the engine draws
 * them with the generic font it names after them.
 */
export function selectFontFiles(
  families: readonly FontFamily[],
  requests: readonly FontRequest[],
  text: string,
): SelectedFontFile[] {
  const needed = text + text.toUpperCase() + ALWAYS_NEEDED;
  const selected = new Map<string, SelectedFontFile>();
  for (const request of requests) {
    const family = families.find((candidate) => candidate.family === request.family);
    for (const file of family?.files ?? []) {
      const unicodeRange = family?.unicodeRanges[file.subset] ?? "U+0-10FFFF";
      if (!family || file.style !== request.style || !coversAny(unicodeRange, needed)) continue;
      selected.set(file.url, { ...file, family: family.family, weights: family.weights, unicodeRange });
    }
  }
  return [...selected.values()];
}
