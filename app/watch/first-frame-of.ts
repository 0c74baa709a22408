import type { FontFamily } from "~/media/fonts/font-family";
import { partAround } from "~/player/part-around";
import { stillTime } from "~/player/still-time";
import type { Composition } from "~/scene/composition";
import { layersWithin } from "~/scene/layers-within";
import type { WatchedVideo } from "./watched-video";

/** What the script of the first frame draws. */
export interface FirstFrame {
  contentId: string;
  /** What is seen at that moment, without its sound, and how else its pictures are shown: the player takes them as they are. */
  composition: Composition;
  fontFamilies: FontFamily[];
  timeSeconds: number;
}

/** The first frame of a video, or the frame where somebody starts it. */
export function firstFrameOf(
  { contentId, composition, fontFamilies }: Pick<WatchedVideo, "contentId" | "composition" | "fontFamilies">,
  startSeconds: number | null,
): FirstFrame {
  const timeSeconds = startSeconds ?? stillTime(composition);
  const part = partAround(composition, timeSeconds)?.composition ?? composition;
  const layers = part.layers.flatMap((layer) =>
    layer.startSeconds <= timeSeconds && timeSeconds <= layer.endSeconds
      ? layer
      : layersWithin([layer]).filter(({ kind }) => kind === "picture"),
  );
  // What is said comes with the video itself: a document would carry it twice.
  return { contentId, composition: { ...part, layers, cues: [], sound: null }, fontFamilies, timeSeconds };
}
