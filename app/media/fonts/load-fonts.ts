import type { BundledFamily } from "~/media/fonts/bundled-families";
import { textByFont } from "~/media/fonts/composition-text";
import type { FontFamily } from "~/media/fonts/font-family";
import { type SelectedFontFile, selectFontFiles } from "~/media/fonts/select-font-files";
import { MediaError } from "~/media/media-error";
import type { Composition } from "~/scene/composition";
import { assetIdOfFamily, ownFamily } from "~/scene/text/own-family";

/** Faces this page or worker has asked for, by file and style: many players share them and none removes them. */
const faces = new Map<string, Promise<FontFace>>();

/**
 * Loads a composition's own typefaces, as files of its owner's. Answers with those that cannot be had: their words are set in
 * what stands in for them.
 */
export async function loadOwnTypefaces(
  { fonts }: Pick<Composition, "fonts">,
  mediaUrl: (assetId: string) => string,
): Promise<string[]> {
  const assetIds = new Set(fonts.flatMap(({ family }) => assetIdOfFamily(family) ?? []));
  const failed = await Promise.all(
    [...assetIds].map(async (assetId) => {
      // A file of one weight stands for all: the browser must not thicken it.
      const file = { weights: "1 1000", unicodeRange: "U+0-10FFFF", subset: "all" };
      try {
        await loadFace({ ...file, family: ownFamily(assetId), style: "normal", url: mediaUrl(assetId) });
        return [];
      } catch {
        return [assetId];
      }
    }),
  );
  return failed.flat();
}

/**
 * Loads what a composition's text needs into the page's or the worker's own font set. Text must not be measured before.
 * Throws a MediaError with code `font-unavailable`; trying again asks the network again. `families` are tables that hold
 * all that the composition needs, as `neededFamilies` gives them; without them the tables of all families are fetched.
 */
export async function loadFonts(composition: Composition, families?: readonly FontFamily[]): Promise<void> {
  const bundled = families?.map(asBundled) ?? (await loadTables());
  const needed = await Promise.all(
    textByFont(composition).map(({ font, text }) =>
      selectFiles(font.family, () => selectFontFiles(bundled, font, text)),
    ),
  );
  await Promise.all(needed.flat().map(loadFace));
}

async function loadTables(): Promise<readonly BundledFamily[]> {
  try {
    return (await import("~/media/fonts/bundled-families")).bundledFamilies;
  } catch (cause) {
    throw new MediaError("font-unavailable", "The list of fonts could not be loaded.", { cause });
  }
}

function asBundled(family: FontFamily): BundledFamily {
  return { family: family.family, isCjk: false, load: () => family };
}

async function selectFiles(
  family: string,
  select: () => Promise<SelectedFontFile[]>,
): Promise<SelectedFontFile[]> {
  try {
    return await select();
  } catch (cause) {
    throw unavailable(family, cause);
  }
}

async function loadFace(file: SelectedFontFile): Promise<void> {
  const key = `${file.style} ${file.url}`;
  let face = faces.get(key);
  if (!face) {
    face = new FontFace(file.family, `url("${file.url}")`, {
      style: file.style,
      weight: file.weights,
      unicodeRange: file.unicodeRange,
    }).load();
    faces.set(key, face);
  }
  try {
    fontSet().add(await face);
  } catch (cause) {
    faces.delete(key);
    throw unavailable(file.family, cause);
  }
}

function unavailable(family: string, cause: unknown): MediaError {
  return new MediaError("font-unavailable", `The font "${family}" could not be loaded.`, { cause });
}

/** Pages keep their fonts in the document, workers in their global scope. */
function fontSet(): FontFaceSet {
  const scope = globalThis as typeof globalThis & { fonts?: FontFaceSet };
  return scope.fonts ?? document.fonts;
}
