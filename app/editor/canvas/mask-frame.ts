import { centreOf, type TurnedBox, turned } from "~/editor/canvas/geometry";
import { clamp } from "~/image-editor/geometry";
import type { Box } from "~/scene/composition";
import type { MaskShare, PartChanges } from "~/scene/part-changes";

/** A mask as it is stored, and as it stands on the canvas: turned, grown and mirrored with its part. */

type Flips = Pick<PartChanges, "flipX" | "flipY">;

/** So much of the part, along each side, stays within its mask: it cannot be lost. */
const leastShare = 0.02;
/** How far a mask may begin before its part, and how long it may be, in lengths of that. */
const limits = { start: -2, length: 5 } as const;

/** Where a mask stands on the canvas. */
export function maskFrame(mask: MaskShare, part: TurnedBox, flips: Flips): TurnedBox {
  const { x, y, width, height } = mirrored(mask, flips);
  const { box, rotationDegrees } = part;
  const upright = {
    x: box.x + x * box.width,
    y: box.y + y * box.height,
    width: width * box.width,
    height: height * box.height,
  };
  return { box: withCentreTurned(upright, box, rotationDegrees), rotationDegrees };
}

/** The mask that stands in a frame on the canvas, moved there as it was or resized. */
export function maskInFrame(
  mask: MaskShare,
  frame: Box,
  { box, rotationDegrees }: TurnedBox,
  flips: Flips,
  change: "moved" | "resized",
): MaskShare {
  const upright = withCentreTurned(frame, box, -rotationDegrees);
  const share = mirrored(
    {
      x: (upright.x - box.x) / box.width,
      y: (upright.y - box.y) / box.height,
      width: upright.width / box.width,
      height: upright.height / box.height,
    },
    flips,
  );
  if (change === "moved") {
    const x = rounded(startInSight(share.x, mask.width));
    const y = rounded(startInSight(share.y, mask.height));
    return { ...mask, x, y };
  }
  const [x, width] = sidesInSight(share.x, share.width);
  const [y, height] = sidesInSight(share.y, share.height);
  return { ...mask, x, y, width, height };
}

function mirrored<Share extends Box>(share: Share, { flipX, flipY }: Flips): Share {
  const { x, y, width, height } = share;
  return { ...share, x: flipX ? 1 - x - width : x, y: flipY ? 1 - y - height : y };
}

/** A turned box is turned about its own middle: where that lies once the part is turned about its middle. */
function withCentreTurned(box: Box, part: Box, degrees: number): Box {
  const middle = turned(centreOf(box), centreOf(part), degrees);
  return { ...box, x: middle.x - box.width / 2, y: middle.y - box.height / 2 };
}

function startInSight(start: number, length: number): number {
  return clamp(start, Math.max(limits.start, leastShare - length), 1 - leastShare);
}

/** Either side where it is, but for what must stay in sight. */
function sidesInSight(start: number, length: number): [start: number, length: number] {
  const from = clamp(start, limits.start, 1 - leastShare);
  const to = clamp(start + length, Math.max(from, 0) + leastShare, from + limits.length);
  return [rounded(from), rounded(to - from)];
}

const rounded = (share: number) => Math.round(share * 1e5) / 1e5;
