import type { Rectangle, Size } from "../geometry";
import { fitLook } from "../layers/compose-layer";
import type { Layer, ShapeLayer } from "../layers/layer";
import { languageOfText } from "../layers/layer-language";
import { partsOf, wordsOf } from "./ad-parts";
import { type AdColours, themeOfParts } from "./ad-theme";
import type { ArrangementId } from "./arrangement-ids";
import { arrange } from "./arrangements/arrange";
import { bannerLayers, type PictureView } from "./banner";
import { calmArea } from "./calm-area";
import { focusOf, type PictureMap, rowsWithin, subjectWithin } from "./picture-map";
import { boundsOfMask } from "./subject-mask";

/** An ad in another size: which part of the image goes where, what is behind it, and the layers in their new places. */
export interface FittedAd {
  /** In pixels of the image. */
  from: Rectangle;
  /** In pixels of the ad. */
  to: Rectangle;
  /** Behind what the image leaves free. */
  ground: string;
  layers: Layer[];
}

interface AdSource {
  image: Size;
  layers: readonly Layer[];
  /** What the image shows. */
  map: PictureMap;
  colours: AdColours;
  /** Words are pixels of the image: none of it is cut off. */
  isWhole: boolean;
  /** How the layers were arranged; null where by hand alone. */
  arrangement: ArrangementId | null;
  /** What a part of the image shows. */
  mapOf: (part: Rectangle) => PictureMap;
}

interface Target extends Size {
  covered?: { top: number; bottom: number };
}

/** From so far off, words have no room over the image: it stands beside them. */
const widest = 2.4;
const tallest = 0.5;
/** Fewer pixels than this are a banner, too. */
const leastPixels = 200_000;
/** Ratios this near to the image's leave everything where it is; further off than the second, hand-made layouts break. */
const nearRatio = 1.12;
const farRatio = 1.45;
/** A part of the image this busy has no room for words. */
const mostCost = 0.09;
/** More of a layer than this may not lie over what the image shows. */
const mostCovered = 0.01;
/** Letters of a headline below this share of the shorter side are not seen from afar. */
const leastHeadline = 0.08;

/**
 * An ad in another size. Near the image's own ratio everything keeps its place: a text's box is stretched and its letters
 * fitted anew. Further off an arrangement is made again for the part of the image that is shown. Where that part
 * has no room for words, and in banners, image and words stand side by side.
 */
export function fitAd(source: AdSource, target: Target): FittedAd {
  const { image, layers, colours, arrangement, mapOf, isWhole } = source;
  if (isWhole) return wholeAd(source, target);
  const focus = focusOf(source.map);
  const ratio = target.width / target.height;
  const from = coverCrop(image, ratio, focus);
  const over = {
    from,
    to: { x: 0, y: 0, width: target.width, height: target.height },
    ground: colours.ground,
  };
  const hasWords = layers.some(({ kind, hidden }) => !hidden && (kind === "text" || kind === "label"));
  const kept = () => ({ ...over, layers: layers.map((layer) => placed(layer, image, target)) });
  if (!hasWords) return kept();
  const isBanner = ratio > widest || ratio < tallest || target.width * target.height < leastPixels;
  const change = Math.max(ratio, image.width / image.height) / Math.min(ratio, image.width / image.height);
  const banner = () => {
    const { picture, layers: set } = bannerLayers(layers, colours, target, viewOf(source));
    const part = coverCrop(image, picture.width / picture.height, focus);
    return { from: part, to: picture, ground: colours.ground, layers: set };
  };
  if (isBanner) return banner();
  const map = mapOf(from);
  if (arrangement === null) return change <= farRatio ? kept() : banner();
  if (change <= nearRatio) {
    const asItWas = kept();
    if (isReadable(asItWas.layers, map, target)) return asItWas;
  }
  const { holds } = viewOf(source);
  const hasRoom = calmArea(map, ratio).cost <= mostCost;
  const anew = () => ({ ...over, layers: arrangedAnew(source, arrangement, map, target) });
  // A little nearer or further, everything fits that fitted; beyond that, what cannot be shown well stands beside the words.
  if (change <= nearRatio) return anew();
  if (!hasRoom || !holds(ratio)) return banner();
  const made = anew();
  return isReadable(made.layers, map, target) ? made : banner();
}

/** Whether nothing lies over what the image shows, and the headline is large. */
function isReadable(layers: readonly Layer[], map: PictureMap, target: Size): boolean {
  const shown = layers.filter(({ hidden }) => !hidden);
  const isGround = (layer: Layer) => layer.kind === "shape" && layer.shape !== "rectangle";
  const isClear = shown.every(
    (layer) => isGround(layer) || subjectWithin(map, sharesOf(layer, target)) <= mostCovered,
  );
  const { headline } = partsOf(shown);
  if (!isClear || !headline) return isClear;
  const { sizePixels } = fitLook(headline.text, headline.look, headline, languageOfText(headline.text));
  return sizePixels >= leastHeadline * Math.min(target.width, target.height);
}

function viewOf({ image, map, mapOf }: AdSource): PictureView {
  const subject = boundsOfMask(map, map.subject);
  const own = image.width / image.height;
  const widest = subject ? own / Math.min(1, subject.height * 1.04) : Number.POSITIVE_INFINITY;
  const narrowest = subject ? own * Math.min(1, subject.width * 1.04) : 0;
  const maps = new Map<number, PictureMap>();
  return {
    widest,
    holds: (ratio) => ratio <= widest + 0.01 && ratio >= narrowest - 0.01,
    isClear: (picture, { x, y, ...part }) => {
      const ratio = picture.width / picture.height;
      const shown = maps.get(ratio) ?? mapOf(coverCrop(image, ratio, focusOf(map)));
      maps.set(ratio, shown);
      const within = { ...part, x: x - picture.x, y: y - picture.y };
      return subjectWithin(shown, sharesOf(within, picture)) <= mostCovered;
    },
  };
}

function sharesOf({ x, y, width, height }: Rectangle, whole: Size): Rectangle {
  return {
    x: x / whole.width,
    y: y / whole.height,
    width: width / whole.width,
    height: height / whole.height,
  };
}

/** All of the image, as large as there is room, on the ground, with its layers where they lie. */
function wholeAd({ image, layers, colours }: AdSource, { width, height, covered }: Target): FittedAd {
  const top = (covered?.top ?? 0) * height;
  const free = height - top - (covered?.bottom ?? 0) * height;
  const scale = Math.min(width / image.width, free / image.height);
  const shown = { width: image.width * scale, height: image.height * scale };
  const to = { x: (width - shown.width) / 2, y: top + (free - shown.height) / 2, ...shown };
  const scaled = layers.map((layer) => {
    const { x, y, ...box } = placed(layer, image, shown);
    return { ...box, x: x + to.x, y: y + to.y } as Layer;
  });
  return { from: { x: 0, y: 0, ...image }, to, ground: colours.ground, layers: scaled };
}

/** The same arrangement in another size, with the faces and shapes that the layers have by now. */
function arrangedAnew(source: AdSource, id: ArrangementId, map: PictureMap, target: Target): Layer[] {
  const { layers, image } = source;
  let count = 0;
  const inner = target.covered
    ? { ...target, height: target.height * (1 - target.covered.top - target.covered.bottom) }
    : target;
  const made = arrange({
    id,
    // What the place covers is kept free: words are arranged in what is left, and moved there.
    image: inner,
    map: target.covered ? rowsWithin(map, target.covered) : map,
    theme: themeOfParts(layers, source.colours),
    words: wordsOf(layers),
    newId: () => `arranged ${count++}`,
  });
  const top = (target.covered?.top ?? 0) * target.height;
  const pictures = layers
    .filter(({ kind }) => kind === "picture")
    .map((layer) => placed(layer, image, target));
  return [
    ...made.map((layer) => withinCover({ ...layer, y: layer.y + top }, inner.height, top, target)),
    ...pictures,
  ];
}

/** What touched an edge of what is left free reaches the edge of the whole. */
function withinCover(layer: Layer, freeHeight: number, top: number, { height, covered }: Target): Layer {
  if (!covered || layer.kind !== "shape") return layer;
  const isAtTop = layer.y - top <= 1;
  const isAtBottom = layer.y - top + layer.height >= freeHeight - 1;
  const y = isAtTop ? 0 : layer.y;
  return { ...layer, y, height: (isAtBottom ? height : layer.y + layer.height) - y };
}

/** The largest part of an image in a ratio, with its focus as near to the middle as there is room. */
export function coverCrop(
  { width, height }: Size,
  ratio: number,
  focus: { x: number; y: number },
): Rectangle {
  const isWider = width / height > ratio;
  const cut = isWider ? { width: height * ratio, height } : { width, height: width / ratio };
  const within = (share: number, whole: number, part: number) =>
    Math.min(whole - part, Math.max(0, share * whole - part / 2));
  return { x: within(focus.x, width, cut.width), y: within(focus.y, height, cut.height), ...cut };
}

function placed(layer: Layer, image: Size, target: Target): Layer {
  const scaleX = target.width / image.width;
  const scaleY = target.height / image.height;
  const down = (y: number) => safeShare(y / image.height, target) * target.height;
  if (isStretched(layer, image)) {
    const left = layer.x * scaleX;
    const top = down(layer.y);
    const box = {
      x: left,
      y: top,
      width: Math.max(1, layer.width * scaleX),
      height: Math.max(1, down(layer.y + layer.height) - top),
    };
    if (layer.kind !== "text") return { ...layer, ...box };
    const maxSize = Math.max(4, layer.look.maxSize * Math.sqrt(scaleX * scaleY) * 1.08);
    return { ...layer, ...box, look: { ...layer.look, maxSize } };
  }
  // No wider or higher than the share of the image it took: what lay apart lies apart.
  const scale = Math.min(scaleX, down(image.height * 0.75) / (image.height * 0.75), scaleY);
  const width = Math.max(1, layer.width * scale);
  const height = Math.max(1, layer.height * scale);
  const x = anchored(layer.x, layer.width, image.width, scaleX, width);
  const middle = down(layer.y + layer.height / 2);
  const box = { x, y: middle - height / 2, width, height };
  if (layer.kind !== "label") return { ...layer, ...box };
  return { ...layer, ...box, look: { ...layer.look, maxSize: Math.max(4, layer.look.maxSize * scale) } };
}

/** What is set anew in a box of another shape: texts, and grounds behind them. */
function isStretched(layer: Layer, image: Size): boolean {
  if (layer.turnDegrees % 180 !== 0) return false;
  if (layer.kind === "text") return true;
  if (layer.kind === "picture")
    return layer.width >= image.width * 0.95 && layer.height >= image.height * 0.95;
  return layer.kind === "shape" && grounds.includes(layer.shape);
}

const grounds: readonly ShapeLayer["shape"][] = ["rectangle", "frame", "fade"];

/** Left, right or in the middle, as it was: the edge that it stands nearer to keeps its share of the way. */
function anchored(start: number, length: number, whole: number, scale: number, newLength: number): number {
  const before = start;
  const after = whole - start - length;
  if (Math.abs(before - after) < whole * 0.04) return (start + length / 2) * scale - newLength / 2;
  return before < after ? before * scale : (start + length) * scale - newLength;
}

/** A share of the height, moved out of what the place covers; what touches an edge goes on to touch it. */
function safeShare(share: number, { covered }: Target): number {
  if (!covered || share <= 0.005 || share >= 0.995) return share;
  return covered.top + share * (1 - covered.top - covered.bottom);
}
