import { bundledFamilies } from "~/media/fonts/bundled-families";
import { textByFont } from "~/media/fonts/composition-text";
import type { FontFamily } from "~/media/fonts/font-family";
import { selectFontFiles } from "~/media/fonts/select-font-files";
import type { Composition } from "~/scene/composition";

/**
 * The tables of a composition's families with nothing but the files that its text needs: what a page can be sent, so
 * that it need not load the tables of all families, and can begin to fetch the files before its scripts are there.
 */
export async function neededFamilies(
  composition: Pick<Composition, "layers" | "language">,
): Promise<FontFamily[]> {
  const selected = await Promise.all(
    textByFont(composition).map(({ font, text }) => selectFontFiles(bundledFamilies, font, text)),
  );
  const families = new Map<string, FontFamily & { files: FontFamily["files"][number][] }>();
  for (const { family, weights, unicodeRange, ...file } of selected.flat()) {
    const known = families.get(family) ?? { family, weights, unicodeRanges: {}, files: [] };
    families.set(family, known);
    if (known.files.some(({ url, style }) => url === file.url && style === file.style)) continue;
    known.files.push(file);
    known.unicodeRanges = { ...known.unicodeRanges, [file.subset]: unicodeRange };
  }
  return [...families.values()];
}
