import type { ShareBox } from "~/domain/image/picture-report";
import type { Box } from "~/scene/composition";
import type { Arrangement } from "~/scene/layouts/layout";
import type { Part, ShapePart } from "~/scene/layouts/part";
import { middleOfSubject } from "~/scene/media-of-asset";
import { bareInkOf } from "~/scene/resolve/bare-ink";
import { type PictureMotion, steadyCalm } from "~/scene/resolve/calm-under";
import { type Covers, GAP_UNITS, inBox, shareOf, within } from "~/scene/resolve/covered-share";
import { onCanvas, type ViewRange, viewSize, viewsOfSubject } from "~/scene/resolve/crop";
import { boxesOverlap, coversCanvas, type Frame } from "~/scene/resolve/frame";
import { type KnownPicture, knownPictures, viewAbout } from "~/scene/resolve/known-pictures";
import { type Move, type Moves, placeParts } from "~/scene/resolve/place-parts";
import type { Crop, PlacedParts, PlacedStack, SceneContext } from "~/scene/resolve/scene-context";

/** As much of a subject may be covered before its scene is arranged another way. */
const COVERED_A_LITTLE = 0.01;
/** Texts are moved to where they are at least this large, as a share of their size where the layout has them. */
const SMALLEST_MOVED = 0.4;
/** The same of words that stand on what is not calm; their scrim makes them legible there. */
const UNREST_A_LITTLE = 0.3;
/** What a scrim costs that another place for the words could do without. */
const SCRIM_COSTS = 0.25;
const UNREST_COSTS = 0.9;
/** What covering a whole subject costs, where halving the size of a text costs 0.5. */
const COVERED_COSTS = 8;
/** Places that are tried between the ends of the views which show the subject. */
const CROPS_TRIED = 9;
/** Badges that are in the way everywhere may be this much smaller. */
const BADGE_SCALES = [1, 0.8, 0.65];
/** The rest of a scene is not a badge: panels cover more than this share of the canvas. */
const LARGEST_BADGE = 0.25;

/** One whose subject is known, too. */
type Subject = KnownPicture & { areas: { box: ShareBox } };

interface Arranged {
  placed: PlacedParts;
  /** 0 where no subject is covered and the texts are as large as the layout has them. */
  cost: number;
  /** Whether no subject is covered and the words stand on the calm part of their picture. */
  isClear: boolean;
}

/**
 * Where every part of a scene stands, and how its pictures are cropped: subjects whole, and clear of what lies over their
 * picture. Where that cannot be, texts and badges are moved to where they cover less, if they are not too small there;
 * else the layout stays as it is, and its scrims must do.
 */
export function placeClearOfSubjects(context: SceneContext): PlacedParts {
  const usual = placeParts(context);
  const pictures = knownPictures(usual, context);
  if (pictures.length === 0) return usual;
  const arrange = (moves: Moves): Arranged => {
    const placed = moves.size === 0 ? usual : placeParts(context, moves);
    return judge(placed, usual, context);
  };
  let best = arrange(new Map());
  const attempt = (others: readonly Moves[]) => {
    if (best.isClear) return;
    for (const moves of others) {
      const arranged = arrange(moves);
      if (arranged.cost < best.cost) best = arranged;
    }
  };
  const badges = movesOfBadges(usual, pictures, context);
  attempt(badges);
  // Where a badge is in the way of a text, both are moved.
  const texts = movesOfTexts(usual, pictures, context);
  attempt(texts);
  attempt(badges.flatMap((badge) => texts.map((text) => new Map([...badge, ...text]))));
  return best.placed;
}

/** How the pictures are cropped whose subject is known, where the parts stand now. */
export function cropsOf(placed: PlacedParts, context: SceneContext): PlacedParts["crops"] {
  const pictures = knownPictures(placed, context).filter(hasSubject);
  return new Map(
    pictures.map((picture) => {
      const { crop } = cropOf(picture, coversOver(picture, placed, context), context.frame);
      return [picture.part.id, crop] as const;
    }),
  );
}

function hasSubject(picture: KnownPicture): picture is Subject {
  return picture.areas.box !== null;
}

/** Whether a person chose another point to stay in view than the subject's. */
function isChosen({ focus, areas }: KnownPicture): boolean {
  const middle = middleOfSubject(areas);
  return Math.abs(focus.x - middle.x) > 0.005 || Math.abs(focus.y - middle.y) > 0.005;
}

/** Crops every picture as well as it can be where the parts stand now, and says how well that is. */
function judge(placed: PlacedParts, usual: PlacedParts, context: SceneContext): Arranged {
  const crops = new Map<string, Crop>();
  let covered = 0;
  let unrest = 0;
  for (const picture of knownPictures(placed, context)) {
    let view: ShareBox | null = null;
    if (hasSubject(picture)) {
      const found = cropOf(picture, coversOver(picture, placed, context), context.frame);
      crops.set(picture.part.id, found.crop);
      covered = Math.max(covered, found.covered);
      view = found.crop.view;
    }
    unrest = Math.max(unrest, unrestUnder(placed, picture, view, context.frame));
  }
  const arranged = { ...placed, crops };
  const scrim = mayBeBare(placed, context) && !bareInkOf({ ...context, placed: arranged }) ? SCRIM_COSTS : 0;
  const smallest = sizeOfTexts(placed, usual, context.frame);
  const isUnfit = smallest < SMALLEST_MOVED || collide(placed, context.arrangement);
  const cost = isUnfit ? Infinity : covered * COVERED_COSTS + unrest * UNREST_COSTS + scrim + 1 - smallest;
  const isClear = covered <= COVERED_A_LITTLE && unrest <= UNREST_A_LITTLE && scrim === 0;
  return { placed: arranged, cost, isClear };
}

/** Whether the words might do without a scrim if they stood elsewhere. */
function mayBeBare(placed: PlacedParts, context: SceneContext): boolean {
  return knownPictures(placed, context).some(
    ({ areas, box }) => areas.textBox && areas.textLuminance && coversCanvas(box, context.frame),
  );
}

/** The share of the words on a picture that fills the canvas which does not stand on its calm part. */
function unrestUnder(
  { stacks }: PlacedParts,
  picture: KnownPicture,
  cropped: ShareBox | null,
  frame: Frame,
): number {
  const { areas, box, focus } = picture;
  if (!areas.textBox || !coversCanvas(box, frame)) return 0;
  const size = viewSize(areas.ratio, box);
  const calm = onCanvas(areas.textBox, cropped ?? { ...viewAbout(focus, size), ...size }, box);
  const isCalm = inBox(calm, GAP_UNITS * frame.unit);
  const shares = stacks
    .filter(({ stack, card }) => stack.on === "picture" && !card)
    .map(({ bounds }) => shareOf(bounds, (x, y) => !isCalm(x, y)));
  return Math.max(0, ...shares);
}

/** How large texts are compared with where the layout has them, by the one that shrank most; 0 where one cannot be read. */
function sizeOfTexts({ stacks }: PlacedParts, usual: PlacedParts, { unit }: Frame): number {
  const sizes = stacks.flatMap(({ stack, items }) => {
    const before = usual.stacks.find((one) => one.stack.id === stack.id)?.items ?? [];
    return items.map((item, index) => {
      const known = before[index];
      if (item.kind !== "text" || known?.kind !== "text" || item.sizePixels >= known.sizePixels) return 1;
      return item.sizePixels < item.style.minSize * unit * 0.99 ? 0 : item.sizePixels / known.sizePixels;
    });
  });
  return Math.min(1, ...sizes);
}

/** What is painted over a picture: texts, badges, panels and other pictures. */
function coversOver({ index, box }: KnownPicture, placed: PlacedParts, context: SceneContext): Covers[] {
  const gap = GAP_UNITS * context.frame.unit;
  return context.arrangement.parts.slice(index + 1).flatMap((part): Covers[] => {
    const stack = placed.stacks.find((one) => one.stack.id === part.id);
    const at = stack ? (stack.card ?? stack.bounds) : placed.boxes.get(part.id);
    if (!at || part.kind === "window" || !boxesOverlap(at, box)) return [];
    if (part.kind === "shape" && part.stroke !== undefined) return [];
    const isRound = (part.kind === "shape" && part.shape === "ellipse") || part.kind === "gauge";
    // What a path leaves free of its box is not known here: as a panel it has narrowed the window.
    if (part.kind === "shape" && part.shape === "path") return [];
    return [isRound ? inEllipse(at, gap / 2) : inBox(at, gap / 2)];
  });
}

function inEllipse({ x, y, width, height }: Box, gap: number): Covers {
  return (atX, atY) =>
    ((atX - x - width / 2) / (width / 2 + gap)) ** 2 + ((atY - y - height / 2) / (height / 2 + gap)) ** 2 < 1;
}

/** The view that shows the whole subject, least covered, as near its middle as can be; one a person chose stays. */
function cropOf(
  picture: Subject,
  covers: readonly Covers[],
  { safe }: Frame,
): { crop: Crop; covered: number } {
  const { areas, box, window, focus } = picture;
  const subject = areas.box;
  const size = viewSize(areas.ratio, box);
  const range = viewsOfSubject(subject, size, window);
  const isOutside: Covers = (x, y) =>
    x < safe.x || x > safe.x + safe.width || y < safe.y || y > safe.y + safe.height;
  let best: { crop: Crop; covered: number; cost: number } | null = null;
  for (const { x, y, distance } of isChosen(picture)
    ? [viewAbout(focus, size)]
    : viewsIn(range, subject, size, window)) {
    const view = { x, y, ...size };
    const at = onCanvas(subject, view, box);
    const covered = shareOf(at, (pointX, pointY) => covers.some((isCovered) => isCovered(pointX, pointY)));
    const cost = covered + 0.2 * shareOf(at, isOutside) + 0.1 * distance;
    if (!best || cost < best.cost) best = { crop: { subject, view, window }, covered, cost };
  }
  return best!;
}

/** Views of a range, with how far each is from the one about the subject's middle, in shares of the picture. */
function viewsIn(
  { x, y }: ViewRange,
  subject: ShareBox,
  { width, height }: { width: number; height: number },
  window: ShareBox,
): { x: number; y: number; distance: number }[] {
  const middleX = subject.x + subject.width / 2 - (window.x + window.width / 2) * width;
  const middleY = subject.y + subject.height / 2 - (window.y + window.height / 2) * height;
  return between(x, middleX).flatMap((atX) =>
    between(y, middleY).map((atY) => ({
      x: atX,
      y: atY,
      distance: Math.hypot(atX - middleX, atY - middleY),
    })),
  );
}

function between([least, most]: readonly [number, number], wanted: number): number[] {
  if (most - least < 1e-6) return [least];
  const steps = Array.from(
    { length: CROPS_TRIED },
    (_, step) => least + ((most - least) * step) / (CROPS_TRIED - 1),
  );
  return [Math.min(most, Math.max(least, wanted)), ...steps];
}

/** Texts on a picture that fills the canvas, above, below or beside its subject, or on its calm part. */
function movesOfTexts(usual: PlacedParts, pictures: readonly KnownPicture[], context: SceneContext): Moves[] {
  const { frame, arrangement } = context;
  const backdrop = pictures.find(({ box }) => coversCanvas(box, frame));
  if (!backdrop || arrangement.parts.some(({ kind }) => kind === "window")) return [];
  const stacks = usual.stacks.filter(
    ({ stack }) =>
      (stack.on === "picture" || stack.card) && (stack.within === "safe" || stack.within === "canvas"),
  );
  if (stacks.length === 0) return [];
  const regions = freeRegions(backdrop, frame, context.template.motion.picture);
  const shared = regions.map(({ box, ...rest }) => new Map(shareRegion(stacks, box, rest, frame)));
  const [first, second, ...others] = stacks;
  const above = regions.find(({ shadeFrom }) => shadeFrom === "top");
  const below = regions.find(({ shadeFrom }) => shadeFrom === "bottom");
  if (!above || !below || !first || !second || others.length > 0) return shared;
  return [
    ...shared,
    new Map([
      [first.stack.id, above],
      [second.stack.id, below],
    ]),
  ];
}

type Region = Move;

/** Where the picture leaves room: on each side of its subject, cropped so that this side has most, and its calm part. */
function freeRegions(picture: KnownPicture, frame: Frame, motion: PictureMotion): Region[] {
  const { areas, box, focus } = picture;
  const size = viewSize(areas.ratio, box);
  const regions = hasSubject(picture) ? regionsBeside(picture, size, frame) : [];
  if (areas.textBox) {
    const view = { ...viewAbout(focus, size), ...size };
    const calm = within(steadyCalm(areas.textBox, view, box, motion), frame.safe);
    regions.push({ box: calm, shadeFrom: nearestEdge(calm, frame) });
  }
  const { width, height } = frame.safe;
  return regions.filter((one) => one.box.width > width * 0.25 && one.box.height > height * 0.1);
}

function regionsBeside(
  { areas, box, window }: Subject,
  size: { width: number; height: number },
  frame: Frame,
): Region[] {
  const { x, y } = viewsOfSubject(areas.box, size, window);
  const { safe } = frame;
  const gap = GAP_UNITS * frame.unit;
  const subjectAt = (viewX: number, viewY: number) =>
    onCanvas(areas.box, { x: viewX, y: viewY, ...size }, box);
  const middle = (range: readonly [number, number]) => (range[0] + range[1]) / 2;
  const [right, bottom] = [safe.x + safe.width, safe.y + safe.height];
  const lowest = subjectAt(middle(x), y[0]);
  const highest = subjectAt(middle(x), y[1]);
  const rightmost = subjectAt(x[0], middle(y));
  const leftmost = subjectAt(x[1], middle(y));
  const below = highest.y + highest.height + gap;
  const after = leftmost.x + leftmost.width + gap;
  return [
    { box: { ...safe, height: lowest.y - gap - safe.y }, anchor: "top", shadeFrom: "top" },
    { box: { ...safe, y: below, height: bottom - below }, anchor: "bottom", shadeFrom: "bottom" },
    { box: { ...safe, width: rightmost.x - gap - safe.x }, anchor: "middle", shadeFrom: "left" },
    { box: { ...safe, x: after, width: right - after }, anchor: "middle", shadeFrom: "right" },
  ];
}

function nearestEdge({ x, y, width, height }: Box, frame: Frame): NonNullable<Move["shadeFrom"]> {
  const reaches = {
    top: (y + height) / frame.height,
    bottom: 1 - y / frame.height,
    left: (x + width) / frame.width,
    right: 1 - x / frame.width,
  } as const;
  const edges = ["top", "bottom", "left", "right"] as const;
  return edges.reduce((nearest, edge) => (reaches[edge] < reaches[nearest] ? edge : nearest));
}

/** The texts of a scene below each other in a region, each with its share of the height. */
function shareRegion(
  stacks: readonly PlacedStack[],
  region: Box,
  rest: Omit<Move, "box">,
  { unit }: Frame,
): [string, Move][] {
  const gap = GAP_UNITS * unit;
  const heights = stacks.map(({ bounds }) => bounds.height);
  const total = heights.reduce((sum, height) => sum + height, 0);
  const room = region.height - gap * (stacks.length - 1);
  let y = region.y;
  return stacks.map(({ stack }, index) => {
    const height = (room * heights[index]!) / total;
    const box = { ...region, y, height };
    y += height + gap;
    return [stack.id, { box, ...rest }];
  });
}

/** Badges in the other corners of what they stand within, and smaller. */
function movesOfBadges(
  placed: PlacedParts,
  pictures: readonly KnownPicture[],
  context: SceneContext,
): Moves[] {
  const { frame, arrangement } = context;
  return arrangement.parts.filter(isBadge).flatMap((part): Moves[] => {
    const box = placed.boxes.get(part.id);
    const area = part.within === "safe" ? frame.safe : placed.boxes.get(part.within);
    const isParent = arrangement.parts.some(({ within }) => within === part.id);
    if (!box || !area || !isParent) return [];
    if (box.width * box.height > frame.width * frame.height * LARGEST_BADGE) return [];
    if (!pictures.some((one) => hasSubject(one) && boxesOverlap(one.box, box))) return [];
    // What a badge says is text, and stays where text may stand.
    const allowed = within(area, frame.safe);
    const gap = part.within === "safe" ? 0 : GAP_UNITS * frame.unit;
    return BADGE_SCALES.flatMap((scale) => cornersFor(box, allowed, scale, gap)).map(
      (corner) => new Map([[part.id, { box: corner }]]),
    );
  });
}

function isBadge(part: Part): part is ShapePart {
  return part.kind === "shape" && part.shape !== "path" && part.stroke === undefined;
}

/** A box in the four corners of an area, as far from them as it is from its nearest ones and right in them, and scaled. */
function cornersFor(box: Box, area: Box, scale: number, gap: number): Box[] {
  const width = box.width * scale;
  const height = box.height * scale;
  const marginsX = [gap, Math.max(gap, Math.min(box.x - area.x, area.x + area.width - box.x - box.width))];
  const marginsY = [gap, Math.max(gap, Math.min(box.y - area.y, area.y + area.height - box.y - box.height))];
  const lefts = marginsX.flatMap((margin) => [area.x + margin, area.x + area.width - margin - width]);
  const tops = marginsY.flatMap((margin) => [area.y + margin, area.y + area.height - margin - height]);
  return lefts.flatMap((x) => tops.map((y) => ({ x, y, width, height })));
}

/** Whether a text lies on a badge or another text that it does not belong to. */
function collide({ stacks, boxes }: PlacedParts, { parts }: Arrangement): boolean {
  const badges = parts.filter(isBadge).filter(({ id }) => parts.some(({ within }) => within === id));
  return stacks.some(({ stack, card, bounds }, index) => {
    const at = card ?? bounds;
    const isHit = (other: Box | undefined) => other !== undefined && boxesOverlap(at, other);
    return (
      stacks.slice(index + 1).some((other) => isHit(other.card ?? other.bounds)) ||
      badges.some(({ id }) => stack.within !== id && isHit(boxes.get(id)))
    );
  });
}
