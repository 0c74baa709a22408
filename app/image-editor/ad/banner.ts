import type { Rectangle, Size } from "../geometry";
import { type LabelLayer, type Layer, plainPlace, type TextLayer } from "../layers/layer";
import { partsOf } from "./ad-parts";
import type { AdColours } from "./ad-theme";
import { readableOn } from "./measured-contrast";

interface Banner {
  /** Where the image stands. */
  picture: Rectangle;
  layers: Layer[];
}

/** What a picture beside words shows of what the image is about. */
export interface PictureView {
  /** Whether all of it is seen in a picture of a ratio. */
  holds: (ratio: number) => boolean;
  /** Wider ones cut it off above or below. */
  widest: number;
  /** Whether a part of the banner lies beside it, where the picture stands so. */
  isClear: (picture: Rectangle, part: Rectangle) => boolean;
}

/** Lower banners have no room for a second line, smaller pictures none for a badge. */
const leastForLine = 100;
const leastForBadge = 44;

/** An ad as a banner: the image in a part of its own, words and button beside or below it on a plain ground. */
export function bannerLayers(
  layers: readonly Layer[],
  colours: AdColours,
  size: Size & { covered?: { top: number; bottom: number } },
  view: PictureView,
): Banner {
  const ratio = size.width / size.height;
  if (ratio >= 2.4) return rowBanner(layers, colours, size, view);
  const split = splitBanner(layers, colours, size, view);
  if (ratio < 0.9) return columnBanner(layers, colours, size, view);
  const column = columnBanner(layers, colours, size, view);
  const [first, second] = ratio >= 1.3 ? [split, column] : [column, split];
  const isWhole = ({ picture }: Banner) => view.holds(picture.width / picture.height);
  return isWhole(second) && !isWhole(first) ? second : first;
}

/** Two halves: everything that is said one below the other, and the image. */
function splitBanner(
  layers: readonly Layer[],
  colours: AdColours,
  { width, height }: Size,
  view: PictureView,
): Banner {
  const { headline, line, button, badge, logo } = partsOf(layers);
  const left = Math.round(width * 0.54);
  const picture = { x: left, y: 0, width: width - left, height };
  const pad = Math.round(height * 0.1);
  const inner = { x: pad, y: pad, width: left - 1.7 * pad, height: height - 2 * pad };
  const made: Layer[] = [];
  if (logo) {
    const scale = Math.min((inner.width * 0.5) / logo.width, (height * 0.11) / logo.height);
    const side = { width: logo.width * scale, height: logo.height * scale };
    made.push({ ...logo, ...side, x: inner.x, y: inner.y, turnDegrees: 0 });
    inner.y += side.height + pad * 0.5;
    inner.height -= side.height + pad * 0.5;
  }
  if (button) {
    const buttonHeight = height * 0.125;
    const buttonWidth = Math.min(inner.width, buttonWidthOf(button, buttonHeight));
    const y = inner.y + inner.height - buttonHeight;
    made.push(onGround(button, { x: inner.x, y, width: buttonWidth, height: buttonHeight }, colours));
    inner.height -= buttonHeight + pad * 0.5;
  }
  made.push(...badgeOn(picture, badge, view), ...priceAt(inner, picture, badge, colours, view));
  made.push(...wordsIn(inner, headline, line, colours, "middle"));
  return { picture, layers: made };
}

function rowBanner(
  layers: readonly Layer[],
  colours: AdColours,
  { width, height }: Size,
  view: PictureView,
): Banner {
  const { headline, line, button, badge, logo } = partsOf(layers);
  const pad = Math.round(height * 0.16);
  const shown = Math.min(width * 0.36, height * Math.min(1.5, view.widest));
  const picture = { x: 0, y: 0, width: Math.round(shown), height };
  const made: Layer[] = [];
  let left = picture.width + pad * 1.2;
  let right = width - pad * 1.2;
  if (button) {
    const buttonHeight = Math.min(height * 0.46, 64);
    const buttonWidth = Math.min((right - left) * (badge ? 0.3 : 0.42), buttonWidthOf(button, buttonHeight));
    const box = {
      x: right - buttonWidth,
      y: (height - buttonHeight) / 2,
      width: buttonWidth,
      height: buttonHeight,
    };
    made.push(onGround(button, box, colours));
    right = box.x - pad;
  }
  if (logo && height >= 80) {
    const scale = Math.min((height * 0.5) / logo.height, (width * 0.14) / logo.width);
    const side = { width: logo.width * scale, height: logo.height * scale };
    made.push({ ...logo, ...side, x: left, y: (height - side.height) / 2, turnDegrees: 0 });
    left += side.width + pad;
  }
  const onPicture = badgeOn(picture, badge, view);
  made.push(...onPicture);
  if (badge && onPicture.length === 0) {
    const priceHeight = Math.min(height * 0.5, 48);
    const length = [...badge.text].length;
    const priceWidth = Math.min((right - left) * 0.36, priceHeight * (0.4 + length * 0.5));
    const box = {
      x: right - priceWidth,
      y: (height - priceHeight) / 2,
      width: priceWidth,
      height: priceHeight,
    };
    made.push(priceText(badge, box, colours, "end"));
    right = box.x - pad;
  }
  const inner = { x: left, y: pad, width: Math.max(1, right - left), height: height - 2 * pad };
  made.push(...wordsIn(inner, headline, height >= leastForLine ? line : null, colours, "middle"));
  return { picture, layers: made };
}

function columnBanner(
  layers: readonly Layer[],
  colours: AdColours,
  { width, height: whole, covered }: Size & { covered?: { top: number; bottom: number } },
  view: PictureView,
): Banner {
  const height = whole * (1 - (covered?.bottom ?? 0));
  const top = whole * (covered?.top ?? 0);
  const { headline, line, button, badge, logo } = partsOf(layers);
  const isLow = height < width * 1.3;
  const pad = Math.round(Math.min(width, height) * 0.065);
  const usual = height * (isLow ? 0.5 : 0.52);
  const shown = isLow ? usual : Math.max(usual, Math.min(width / view.widest, height * 0.62));
  const picture = { x: 0, y: 0, width, height: Math.round(shown) };
  const made: Layer[] = [];
  const inner = {
    x: pad,
    y: picture.height + pad,
    width: width - 2 * pad,
    height: height - picture.height - 2 * pad,
  };
  if (button) {
    const buttonHeight = Math.min(Math.max(isLow ? 36 : 46, whole * 0.06), inner.height * 0.34);
    const buttonWidth = Math.min(
      inner.width,
      Math.max(buttonWidthOf(button, buttonHeight), isLow ? 0 : inner.width),
    );
    const y = inner.y + inner.height - buttonHeight;
    made.push(onGround(button, { x: pad, y, width: buttonWidth, height: buttonHeight }, colours));
    inner.height -= buttonHeight + pad * 0.7;
  }
  made.push(...badgeOn(picture, badge, view, top), ...priceAt(inner, picture, badge, colours, view, top));
  made.push(...wordsIn(inner, headline, isLow ? null : line, colours, "top"));
  if (logo) {
    const scale = Math.min((width * 0.34) / logo.width, (picture.height * 0.2) / logo.height);
    const side = { width: logo.width * scale, height: logo.height * scale };
    made.push({ ...logo, ...side, x: pad, y: top + pad, turnDegrees: 0 });
  }
  return { picture, layers: made };
}

function wordsIn(
  { x, y, width, height }: Rectangle,
  headline: TextLayer | null,
  line: TextLayer | null,
  { text, ground }: AdColours,
  verticalAlign: TextLayer["look"]["verticalAlign"],
): Layer[] {
  const color = readableOn(ground, [text]);
  const share = headline && line ? 0.68 : 1;
  const set = (layer: TextLayer, box: Rectangle, most: number): TextLayer => ({
    ...layer,
    ...box,
    turnDegrees: 0,
    opacity: 1,
    blend: "source-over",
    look: { ...layer.look, color, effect: "none", align: "start", verticalAlign, maxSize: Math.max(4, most) },
  });
  const layers: Layer[] = [];
  if (headline) layers.push(set(headline, { x, y, width, height: height * share }, height * 0.5));
  if (line) {
    const top = headline ? share + 0.04 : 0;
    layers.push(
      set(line, { x, y: y + height * top, width, height: height * (1 - top) }, Math.max(13, height * 0.13)),
    );
  }
  return layers;
}

function onGround(button: LabelLayer, box: Rectangle, { accent, onAccent }: AdColours): LabelLayer {
  const look = { ...button.look, color: onAccent, maxSize: Math.max(4, box.height * 0.42) };
  return { ...button, ...box, turnDegrees: 0, fill: accent, look };
}

function buttonWidthOf({ text }: LabelLayer, height: number): number {
  return height * Math.max(2.4, 1.3 + [...text].length * 0.26);
}

/** In a corner of the picture from `top` on, beside what it shows; nowhere where none is free. */
function badgeOn(picture: Rectangle, badge: LabelLayer | null, view: PictureView, top = 0): Layer[] {
  if (!badge) return [];
  const gap = Math.min(picture.width, picture.height) * 0.06;
  for (const share of [0.42, 0.34, 0.27]) {
    const height = Math.min(picture.width, picture.height) * share;
    const width = Math.min((height * badge.width) / badge.height, picture.width * 0.7);
    if (Math.min(width, height) < leastForBadge) return [];
    const right = picture.x + picture.width - width - gap;
    const bottom = picture.y + picture.height - height - gap;
    const corners = [right, picture.x + gap].flatMap((x) =>
      [Math.max(picture.y, top) + gap, bottom].map((y) => ({ x, y, width, height })),
    );
    const box = corners.find((corner) => view.isClear(picture, corner));
    if (box) return [{ ...badge, ...box, look: { ...badge.look, maxSize: height } }];
  }
  return [];
}

/** The price above the button, where the picture has no room for its badge; takes that room from the words. */
function priceAt(
  inner: Rectangle,
  picture: Rectangle,
  badge: LabelLayer | null,
  colours: AdColours,
  view: PictureView,
  top = 0,
): Layer[] {
  if (!badge || badgeOn(picture, badge, view, top).length > 0) return [];
  const height = Math.min(inner.height * 0.3, inner.width * 0.24);
  const box = { x: inner.x, y: inner.y + inner.height - height, width: inner.width, height };
  inner.height -= height * 1.15;
  return [priceText(badge, box, colours, "start")];
}

function priceText(
  badge: LabelLayer,
  box: Rectangle,
  { accent, text, ground }: AdColours,
  align: TextLayer["look"]["align"],
): TextLayer {
  const { id, text: price, look, hidden } = badge;
  const color = readableOn(ground, [accent, text]);
  return {
    ...plainPlace,
    ...box,
    id,
    name: "Price",
    hidden,
    kind: "text",
    text: price,
    look: {
      ...look,
      color,
      effect: "none",
      align,
      verticalAlign: "middle",
      maxSize: Math.max(4, box.height * 0.9),
    },
  };
}
