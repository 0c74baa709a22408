import type { Logo, Logos } from "~/domain/brands/brand";
import { contrastRatio } from "~/scene/contrast";
import { AA_GRAPHIC } from "~/scene/resolve/logo-ground";
import { logosOf } from "~/scene/resolve/logo-size";
import { overlapArea, type Rectangle, type Size } from "../geometry";
import { type Layer, plainPlace } from "../layers/layer";
import { marginShare } from "../layers/snap-layer";
import { boundsOf } from "../layers/turned-box";
import { contrastOver } from "./measured-contrast";
import { costWithin, type PictureMap, subjectWithin } from "./picture-map";

/** Of the image's shorter side. */
const widest = 0.28;
const highest = 0.1;
const platePadding = 0.2;
const plateName = "Plate of the logo";

interface LogoOrder {
  image: Size;
  map: PictureMap;
  /** What lies over the image already. */
  layers: readonly Layer[];
  name: string;
  logos: Logos;
  newId: () => string;
}

/**
 * The brand's logo over an image: in the corner that is clear of other layers, of what the image shows and of unrest, the one
 * of its logos that reads there, on a plate where none does. Nothing where the brand has none.
 */
export function brandLogoLayers({ image, map, layers, name, logos, newId }: LogoOrder): Layer[] {
  const [first, ...others] = logosOf(logos);
  if (!first) return [];
  const box = calmestCorner(first, image, map, layers);
  const part = shareOf(box, image);
  const under = layers.findLast(
    (layer) => layer.kind === "shape" && layer.opacity === 1 && overlapArea(boundsOf(layer), box) > 0,
  );
  const contrastOf = ({ ink }: Logo) =>
    under?.kind === "shape" ? contrastRatio(ink, under.color) : contrastOver(map, part, ink);
  const logo = others.reduce((best, one) => (contrastOf(one) > contrastOf(best) ? one : best), first);
  const own = within(box, logo.ratio);
  const made: Layer = {
    ...plainPlace,
    id: newId(),
    kind: "picture",
    assetId: logo.assetId,
    name: `Logo of ${name}`.slice(0, 200),
    ...own,
  };
  return contrastOf(logo) >= AA_GRAPHIC ? [made] : [plateUnder(own, logo, newId()), made];
}

/** The layers without a logo that a brand has put there before. */
export function withoutBrandLogo(layers: readonly Layer[], { light, dark, mark }: Logos): Layer[] {
  const assetIds = [light, dark, mark].flatMap((logo) => logo?.assetId ?? []);
  return layers.filter(
    (layer) =>
      !(layer.kind === "picture" && assetIds.includes(layer.assetId)) &&
      !(layer.kind === "shape" && layer.name === plateName),
  );
}

function calmestCorner(logo: Logo, image: Size, map: PictureMap, layers: readonly Layer[]): Rectangle {
  const shorter = Math.min(image.width, image.height);
  const margin = shorter * marginShare;
  const height = Math.min(shorter * highest, (shorter * widest) / logo.ratio);
  const width = height * logo.ratio;
  const taken = layers
    .filter(({ hidden }) => !hidden)
    .filter(isInTheWay)
    .map(boundsOf);
  const cost = (box: Rectangle) => {
    const part = shareOf(box, image);
    const covered = taken.reduce((sum, one) => sum + overlapArea(one, box), 0) / (width * height);
    return costWithin(map, part) + 3 * subjectWithin(map, part) + 10 * covered;
  };
  const corners = [margin, image.height - margin - height].flatMap((y) =>
    [margin, image.width - margin - width].map((x) => ({ x, y, width, height })),
  );
  return corners.reduce((best, one) => (cost(one) < cost(best) - 0.01 ? one : best));
}

/** Cards, bands and fades lie under a logo as well as under words. */
function isInTheWay(layer: Layer): boolean {
  return layer.kind !== "shape";
}

function plateUnder({ x, y, width, height }: Rectangle, { ink }: Logo, id: string): Layer {
  const padding = height * platePadding;
  return {
    ...plainPlace,
    id,
    kind: "shape",
    name: plateName,
    shape: "rectangle",
    color: contrastRatio(ink, "#ffffff") >= contrastRatio(ink, "#111111") ? "#ffffff" : "#111111",
    roundness: 0.1,
    x: x - padding,
    y: y - padding,
    width: width + 2 * padding,
    height: height + 2 * padding,
  };
}

/** Another logo of the brand at the same place, which has another form. */
function within(box: Rectangle, ratio: number): Rectangle {
  const width = Math.min(box.width, box.height * ratio);
  const height = width / ratio;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

function shareOf({ x, y, width, height }: Rectangle, image: Size): Rectangle {
  return {
    x: x / image.width,
    y: y / image.height,
    width: width / image.width,
    height: height / image.height,
  };
}
