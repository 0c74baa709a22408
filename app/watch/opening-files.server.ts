import { neededFamilies } from "~/media/fonts/needed-families";
import { partAround } from "~/player/part-around";
import { stillTime } from "~/player/still-time";
import type { Composition } from "~/scene/composition";
import type { OpeningFiles } from "./watched-video";

/** Preloading more would only take the line from what is needed first. */
const mostFonts = 8;
const mostPictures = 4;

/** The files that the first frame of a video needs, for a page to ask for before its scripts are there. */
export async function openingFiles(
  composition: Composition,
  startSeconds: number | null,
): Promise<OpeningFiles> {
  const start = startSeconds ?? stillTime(composition);
  const opening = partAround(composition, start)?.composition ?? composition;
  const families = await neededFamilies(opening);
  return {
    fonts: [...new Set(families.flatMap(({ files }) => files.map(({ url }) => url)))].slice(0, mostFonts),
    pictureIds: opening.pictureIds.slice(0, mostPictures),
  };
}
