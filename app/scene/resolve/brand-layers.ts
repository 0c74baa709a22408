import type { Corner, Logo, Logos } from "~/domain/brands/brand";
import type {
  Box,
  ClipLayer,
  GradientLayer,
  GroupLayer,
  Layer,
  PictureLayer,
  ShapeLayer,
  TextLayer,
} from "~/scene/composition";
import { relativeLuminance, scrimOpacityFor, withOpacity } from "~/scene/contrast";
import type { Size } from "~/scene/format-size";
import { layersWithin } from "~/scene/layers-within";
import {
  disclaimerBox,
  disclaimerSizes,
  disclaimerStyle,
  edgeOf,
  WATERMARK_SCALE,
} from "~/scene/resolve/brand-bands";
import { GAP_UNITS, inBox, shareOf } from "~/scene/resolve/covered-share";
import { onCanvas } from "~/scene/resolve/crop";
import type { Draft } from "~/scene/resolve/draft";
import { boxesOverlap, type Frame, insetBox } from "~/scene/resolve/frame";
import { graphicBase } from "~/scene/resolve/graphic";
import { layerOfLogo } from "~/scene/resolve/layer-of-logo";
import { AA_GRAPHIC, bestLogo, groundsUnder } from "~/scene/resolve/logo-ground";
import { logoSize, logosOf, watermarkLogos } from "~/scene/resolve/logo-size";
import type { SceneContext } from "~/scene/resolve/scene-context";
import type { BrandOfVideo } from "~/scene/storyboard";

/** What covering a text, or the whole subject of a picture, costs where standing in another corner costs 1. */
const TEXT_COSTS = 100;
const SUBJECT_COSTS = 10;
/** A shade over a picture is even behind the logo and fades out over so many of its heights. */
const SHADE_FADE = 3.4;
const SHADE_STEPS = 8;
/** Part of a picture that a shade may take; a logo further inside has a plate. */
const LARGEST_SHADE = 0.5;
/** A watermark takes the sign where that stands out as much as this. */
const LEAST_OF_MARK = 1.8;
const PLATE_PADDING_UNITS = 16;

/**
 * What a brand adds to one scene: its disclaimer, its watermark and its logo. `frame` is the whole one, `drafts` are all others
 * of the scene.
 */
export function brandDrafts(
  brand: BrandOfVideo | undefined,
  drafts: readonly Draft[],
  frame: Frame,
  context: SceneContext,
): Draft[] {
  if (!brand) return [];
  const isLast = context.shot.place === context.shot.count - 1;
  const scene = layersWithin(drafts.map(({ layer }) => layer));
  const layers: Layer[] = [];
  if (isLast) layers.push(...disclaimerLayers(brand, scene, frame, context));
  const { logo, watermark, logos } = brand;
  const shown = logo && (logo.scenes === "all" || isLast) ? logosOf(logos) : [];
  if (logo && shown.length > 0) {
    layers.push(...logoLayers(shown, logo.corner, [...scene, ...layers], frame, context));
  }
  if (watermark) {
    layers.push(...watermarkLayers(logos, watermark, [...scene, ...layers], frame, context));
  }
  return layers.map((layer) => ({ layer, part: "furniture" }));
}

/** A watermark is seen through, and nothing stands behind it: it is the sign, or what stands out more. */
function watermarkLayers(
  logos: Logos,
  { corner, opacity }: NonNullable<BrandOfVideo["watermark"]>,
  scene: readonly Layer[],
  frame: Frame,
  context: SceneContext,
): Layer[] {
  const place = (logo: Logo) =>
    freeCorner(logoSize(logo, frame.unit * WATERMARK_SCALE), corner, scene, frame, context);
  const [first] = watermarkLogos(logos);
  if (!first) return [];
  const grounds = groundsUnder(place(first), scene) ?? [];
  const isSeen = (bestLogo([first], grounds)?.contrast ?? 0) >= LEAST_OF_MARK;
  const logo = isSeen ? first : (bestLogo([first, ...logosOf(logos)], grounds)?.logo ?? first);
  const layer = logoLayer("brand-watermark", logo, place(logo), context);
  const { startSeconds, endSeconds } = layer;
  const seen = { property: "opacity", from: opacity, to: opacity, startSeconds, endSeconds } as const;
  return [{ ...layer, animations: [{ ...seen, easing: "linear" }] }];
}

function logoLayers(
  logos: readonly Logo[],
  corner: Corner,
  scene: readonly Layer[],
  frame: Frame,
  context: SceneContext,
): Layer[] {
  const { unit } = frame;
  const [first] = logos;
  if (!first) return [];
  const place = (logo: Logo) => freeCorner(logoSize(logo, unit), corner, scene, frame, context);
  const grounds = groundsUnder(place(first), scene);
  const best = grounds && bestLogo(logos, grounds);
  const logo = best?.logo ?? logos.reduce((light, one) => (isLighter(one, light) ? one : light));
  const box = place(logo);
  const layer = logoLayer("brand-logo", logo, box, context);
  if (best && best.contrast >= AA_GRAPHIC) return [layer];
  const picture = best ? null : pictureUnder(box, scene);
  const shade = picture && shadeUnder(logo, box, picture, context);
  return [shade ?? plateUnder(logo, box, context), layer];
}

function isLighter(one: Logo, other: Logo): boolean {
  return relativeLuminance(one.ink) > relativeLuminance(other.ink);
}

function logoLayer(name: string, logo: Logo, box: Box, context: SceneContext): PictureLayer | GroupLayer {
  return layerOfLogo(logo, { ...graphicBase(context, name, box), animations: [] });
}

/** The colour on which an ink reads better: black or white. */
function opposite(ink: string): string {
  return relativeLuminance(ink) > 0.18 ? "#000000" : "#ffffff";
}

function plateUnder(logo: Logo, box: Box, context: SceneContext): ShapeLayer {
  const { unit } = context.frame;
  const plate = insetBox(box, -PLATE_PADDING_UNITS * unit);
  return {
    ...graphicBase(context, "brand-plate", plate),
    kind: "shape",
    shape: "rectangle",
    color: opposite(logo.ink),
    radius: Math.min(context.template.radius * unit, plate.height / 2),
    animations: [],
  };
}

/** What a logo stands on where that is one picture or clip, upright and whole behind it; null where it is not. */
function pictureUnder(box: Box, scene: readonly Layer[]): PictureLayer | ClipLayer | null {
  const top = scene.findLast((layer) => layer.kind !== "gradient" && boxesOverlap(layer.box, box));
  if (top?.kind !== "picture" && top?.kind !== "clip") return null;
  const isUpright = top.animations.every(({ property }) => property !== "rotation");
  return isUpright && !top.mask && shareOf(box, inBox(top.box, 0)) === 1 ? top : null;
}

/**
 * Darkens, or lightens, a picture from its nearer edge to behind the logo, as far as its contrast asks for, whatever the picture
 * is; null where it would take too much of it.
 */
function shadeUnder(
  logo: Logo,
  box: Box,
  picture: PictureLayer | ClipLayer,
  context: SceneContext,
): GradientLayer | null {
  const { box: whole, radius } = picture;
  const isAbove = box.y + box.height / 2 < whole.y + whole.height / 2;
  const even = isAbove ? box.y + box.height - whole.y : whole.y + whole.height - box.y;
  const length = even + box.height * SHADE_FADE;
  if (length > whole.height * LARGEST_SHADE) return null;
  const color = opposite(logo.ink);
  const opacity = scrimOpacityFor(logo.ink, color, AA_GRAPHIC);
  const stops: GradientLayer["stops"] = [{ offset: 0, color: withOpacity(color, opacity) }];
  for (let step = 0; step <= SHADE_STEPS; step++) {
    const progress = step / SHADE_STEPS;
    const eased = 1 - progress * progress * (3 - 2 * progress);
    stops.push({
      offset: (even + (length - even) * progress) / length,
      color: withOpacity(color, opacity * eased),
    });
  }
  return {
    ...graphicBase(context, "brand-shade", {
      ...whole,
      y: isAbove ? whole.y : whole.y + whole.height - length,
      height: length,
    }),
    kind: "gradient",
    angleDegrees: isAbove ? 90 : 270,
    stops,
    ...(radius > 0 && { mask: { shape: "rectangle" as const, box: whole, radius, animations: [] } }),
    animations: picture.animations.filter(({ property }) => property === "opacity"),
  };
}

/**
 * The box of a logo in the corner that was chosen, or in the one beside it, or in another one, where it would stand on a text or
 * on what a picture shows.
 */
function freeCorner(
  size: Size,
  corner: Corner,
  scene: readonly Layer[],
  frame: Frame,
  context: SceneContext,
): Box {
  const texts = [...scene.filter(isReadable).map(({ box }) => box), ...runningTexts(context)];
  const subjects = subjectsOf(context);
  const cost = (box: Box) => {
    const isOnText = texts.some((text) => boxesOverlap(text, box));
    const isCovered = inBox(box, (GAP_UNITS / 2) * frame.unit);
    const covered = Math.max(0, ...subjects.map((subject) => shareOf(subject, isCovered)));
    return (isOnText ? TEXT_COSTS : 0) + covered * SUBJECT_COSTS;
  };
  const places = nearestFirst(corner).map((one) => cornerBox(size, one, frame));
  const [best] = places
    .map((box, rank) => ({ box, cost: cost(box) + rank * 0.3 }))
    .toSorted((first, second) => first.cost - second.cost);
  return best!.box;
}

function nearestFirst(corner: Corner): Corner[] {
  const edge = edgeOf(corner);
  const side = corner.endsWith("start") ? "start" : "end";
  const otherEdge = edge === "top" ? "bottom" : "top";
  const otherSide = side === "start" ? "end" : "start";
  return [corner, `${edge}-${otherSide}`, `${otherEdge}-${side}`, `${otherEdge}-${otherSide}`];
}

function cornerBox({ width, height }: Size, corner: Corner, { safe, direction }: Frame): Box {
  const isLeft = corner.endsWith("start") === (direction === "ltr");
  return {
    x: isLeft ? safe.x : safe.x + safe.width - width,
    y: edgeOf(corner) === "top" ? safe.y : safe.y + safe.height - height,
    width,
    height,
  };
}

/** Where words run or are cut out: their layers are larger than what is seen of them. */
function runningTexts({ arrangement, placed }: SceneContext): Box[] {
  return arrangement.parts.flatMap(({ kind, id }) =>
    kind === "ticker" || kind === "window" ? (placed.boxes.get(id) ?? []) : [],
  );
}

function isReadable(layer: Layer): boolean {
  return ["text", "counter", "countdown", "icon", "progress", "captions"].includes(layer.kind);
}

/** Where the subjects of the scene's pictures are, as far as that is known. */
function subjectsOf({ placed }: SceneContext): Box[] {
  return [...placed.crops].flatMap(([id, { subject, view }]) => {
    const box = placed.boxes.get(id);
    return box ? [onCanvas(subject, view, box)] : [];
  });
}

function disclaimerLayers(
  brand: BrandOfVideo,
  scene: readonly Layer[],
  frame: Frame,
  context: SceneContext,
): TextLayer[] {
  const { template, palette, surface } = context;
  const label = template.textStyles.label;
  const box = disclaimerBox(frame, brand, label);
  if (!box || !brand.disclaimer) return [];
  const isOnSurface = groundsUnder(box, scene)?.every((color) => color === surface.background) ?? false;
  const { overPicture } = palette;
  const padding = 8 * frame.unit;
  return [
    {
      ...graphicBase(context, "disclaimer", box),
      kind: "text",
      text: brand.disclaimer,
      font: disclaimerStyle(label).font,
      ...disclaimerSizes(frame.unit),
      letterSpacing: 0,
      color: isOnSurface ? surface.muted : overPicture.text,
      align: "start",
      verticalAlign: "bottom",
      uppercase: false,
      plate: isOnSurface
        ? null
        : {
            color: withOpacity(overPicture.background, 0.82),
            paddingX: padding,
            paddingY: 0,
            radius: 0,
            per: "line",
          },
      reveal: "block",
      animations: [],
    },
  ];
}
