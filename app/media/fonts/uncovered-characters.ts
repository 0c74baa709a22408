import { bundledFamilies } from "~/media/fonts/bundled-families";
import { textByFont } from "~/media/fonts/composition-text";
import { selectFontFiles } from "~/media/fonts/select-font-files";
import type { Composition } from "~/scene/composition";
import { graphemesOf } from "~/scene/text/break-text";
import { coveredCharacters } from "~/scene/text/unicode-range";

/** Spaces, and signs that show nothing by themselves: joiners, variation selectors, marks of direction. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Variation_Selector}]/u;

/**
 * The characters of a composition, as a reader sees them and each once, that none of their font's bundled families holds:
 * every machine draws these with a font of its own, or with an empty box. Emoji are the usual ones.
 */
export async function uncoveredCharacters(
  composition: Pick<Composition, "layers" | "language">,
): Promise<string[]> {
  const byFont = await Promise.all(
    textByFont(composition).map(async ({ font, text }) => {
      const files = await selectFontFiles(bundledFamilies, font, text);
      const covered = new Set(
        files.flatMap(({ unicodeRange }) => [...coveredCharacters(unicodeRange, text)]),
      );
      return graphemesOf(text).filter((grapheme) =>
        [...grapheme].some((character) => !unseen.test(character) && !covered.has(character)),
      );
    }),
  );
  return [...new Set(byFont.flat())];
}
