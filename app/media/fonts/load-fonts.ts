import { archivo } from "~/media/fonts/archivo";
import { fraunces } from "~/media/fonts/fraunces";
import { instrumentSerif } from "~/media/fonts/instrument-serif";
import { inter } from "~/media/fonts/inter";
import { type SelectedFontFile, selectFontFiles } from "~/media/fonts/select-font-files";
import { MediaError } from "~/media/media-error";
import type { Composition } from "~/scene/composition";

const families = [inter, archivo, fraunces, instrumentSerif];

/** Faces this page or worker has asked for, by file: many players share them and none removes them. */
const faces = new Map<string, Promise<FontFace>>();

/**
 * Loads what a composition's text needs into the page's or the worker's own font set. Text must not be measured before.
 * Throws a MediaError with code `font-unavailable`; trying again asks the network again.
 */
export async function loadFonts(composition: Composition): Promise<void> {
  const text = composition.layers.map((layer) => (layer.kind === "text" ? layer.text : "")).join(" ");
  await Promise.all(selectFontFiles(families, composition.fonts, text).map(loadFace));
}

async function loadFace(file: SelectedFontFile): Promise<void> {
  let face = faces.get(file.url);
  if (!face) {
    face = new FontFace(file.family, `url("${file.url}")`, {
      style: file.style,
      weight: file.weights,
      unicodeRange: file.unicodeRange,
    }).load();
    faces.set(file.url, face);
  }
  try {
    fontSet().add(await face);
  } catch (cause) {
    faces.delete(file.url);
    throw new MediaError("font-unavailable", `The font "${file.family}" could not be loaded.`, { cause });
  }
}

/** Pages keep their fonts in the document, workers in their global scope. */
function fontSet(): FontFaceSet {
  const scope = globalThis as typeof globalThis & { fonts?: FontFaceSet };
  return scope.fonts ?? document.fonts;
}
