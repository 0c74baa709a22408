import type { PageImage } from "~/sections/shown-page";
import type { GivenImage } from "./page-draft";

/** The images of a page that is no project yet, by the ids the writer knows them under. */
export function imagesGiven(images: readonly GivenImage[]): ReadonlyMap<string, PageImage> {
  return new Map(
    images.map(({ id, src, width, height }) => [id, { src, width, height, files: [], color: null }]),
  );
}
