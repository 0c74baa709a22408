import type { BundledFamily } from "~/media/fonts/bundled-families";
import type { FontFile } from "~/media/fonts/font-family";
import type { FontRequest } from "~/scene/composition";
import { coveredCharacters } from "~/scene/text/unicode-range";

export interface SelectedFontFile extends FontFile {
  family: string;
  weights: string;
  unicodeRange: string;
}

/** Digits, the ellipsis of shortened text and spaces come from the Latin file whatever the language. */
const ALWAYS_NEEDED = "a0… ";
const cjkCharacter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u;

/**
 * The files a text needs in the requested font, each once: of the font's own family those that hold some of its
 * characters, then of each family that stands in those that hold some of what is still missing. Families we do not have
 * are left out.
 */
export async function selectFontFiles(
  families: readonly BundledFamily[],
  font: FontRequest,
  text: string,
): Promise<SelectedFontFile[]> {
  const missing = new Set(text + text.toUpperCase() + ALWAYS_NEEDED);
  const selected: SelectedFontFile[] = [];
  for (const name of [font.family, ...(font.fallbacks ?? [])]) {
    const bundled = families.find((candidate) => candidate.family === name);
    if (!bundled || missing.size === 0) continue;
    if (bundled.isCjk && ![...missing].some((character) => cjkCharacter.test(character))) continue;
    const { family, weights, unicodeRanges, files } = await bundled.load();
    // A family without italics stands upright rather than being slanted by the browser.
    const style = files.some((file) => file.style === font.style) ? font.style : "normal";
    const found = new Set<string>();
    for (const file of files) {
      const unicodeRange = unicodeRanges[file.subset] ?? "U+0-10FFFF";
      if (file.style !== style) continue;
      const covered = coveredCharacters(unicodeRange, missing);
      if (covered.size === 0) continue;
      for (const character of covered) found.add(character);
      selected.push({ ...file, style: font.style, family, weights, unicodeRange });
    }
    for (const character of found) missing.delete(character);
  }
  return selected;
}
