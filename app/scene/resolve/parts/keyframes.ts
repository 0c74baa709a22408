import type { Animation, KeyframeTrack, MediaCrop } from "~/scene/composition";
import type { Keyframe, KeyframeProperty, PartChanges } from "~/scene/part-changes";
import type { Frame } from "~/scene/resolve/frame";
import type { PartSpan } from "~/scene/resolve/parts/whole-part";

type Times = Pick<PartSpan, "startSeconds" | "endSeconds">;
type Points = KeyframeTrack["keyframes"];

const properties = ["x", "y", "scale", "rotation", "opacity", "blur"] as const;
const sides = { left: "cropLeft", top: "cropTop", right: "cropRight", bottom: "cropBottom" } as const;

/** Keyframes at absolute times, in their order, with their values in other units. */
export function pointsOf(
  track: readonly Keyframe[],
  { startSeconds, endSeconds }: Times,
  factor = 1,
): Points {
  return track
    .map(({ seconds, fromEnd, value, easing }) => ({
      atSeconds: (fromEnd ? endSeconds : startSeconds) + seconds,
      value: value * factor,
      easing,
    }))
    .sort((one, other) => one.atSeconds - other.atSeconds);
}

/** What moves a part as a whole. */
export function keyframeAnimations(changes: PartChanges, span: Times, frame: Frame): Animation[] {
  const { keyframes } = changes;
  if (!keyframes) return [];
  const shorter = Math.min(frame.width, frame.height);
  const factors: Partial<Record<KeyframeProperty, number>> = {
    x: frame.width,
    y: frame.height,
    blur: shorter,
  };
  return properties.flatMap((property): Animation[] => {
    const track = keyframes[property];
    return track ? [{ property, keyframes: pointsOf(track, span, factors[property]) }] : [];
  });
}

/** How a picture or clip is cut, over time; undefined where it is not. */
export function cropByHand({ crop, keyframes }: PartChanges, span: Times): MediaCrop | undefined {
  const tracks = (Object.keys(sides) as (keyof typeof sides)[]).flatMap((side) => {
    const track = keyframes?.[sides[side]];
    return track ? [{ side, keyframes: pointsOf(track, span) }] : [];
  });
  if (!crop && tracks.length === 0) return undefined;
  const resting = crop ?? { left: 0, top: 0, right: 0, bottom: 0 };
  return { ...resting, ...(tracks.length > 0 && { tracks }) };
}
