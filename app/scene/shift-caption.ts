import { retimed } from "~/scene/caption-halves";
import { toMilliseconds, within } from "~/scene/edit-time-anchors";
import { type Caption, mostCaptionSeconds } from "~/scene/storyboard";

/** A caption so many seconds later; one that does not begin with its scene any more has negative times. */
export function shiftCaption(caption: Caption, bySeconds: number): Caption {
  if (bySeconds === 0) return caption;
  // Plus 0: what is a little less than 0 is not stored as -0.
  return retimed(
    caption,
    (seconds) => within(toMilliseconds(seconds + bySeconds), -mostCaptionSeconds, mostCaptionSeconds) + 0,
  );
}
