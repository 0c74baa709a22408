import type { SourcePicture } from "~/domain/facts/source-event";

const shownRoles: readonly SourcePicture["role"][] = ["hero", "in-use", "detail"];
const usualCount = 4;
/** Smaller ones would be blurred in a video. */
const leastPixels = 300;

/** The pictures a video is likely to be made of, the best first: those that show the thing and are large enough. */
export function usualPictures(pictures: readonly SourcePicture[]): string[] {
  return pictures
    .filter(
      ({ role, width, height }) =>
        shownRoles.includes(role) && Math.min(width ?? leastPixels, height ?? leastPixels) >= leastPixels,
    )
    .slice(0, usualCount)
    .map(({ url }) => url);
}
