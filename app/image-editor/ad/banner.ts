import type { Rectangle, Size } from "../geometry";
import type { LabelLayer, Layer, TextLayer } from "../layers/layer";
import { partsOf } from "./ad-parts";
import type { AdColours } from "./ad-theme";
import { readableOn } from "./measured-contrast";

interface Banner {
  /** Where the image stands. */
  picture: Rectangle;
  layers: Layer[];
}

/** Lower banners have no room for a second line, smaller pictures none for a badge. */
const leastForLine = 100;
const leastForBadge = 58;

/** An ad as a banner: the image in a part of its own, words and button beside or below it on a plain ground. */
export function bannerLayers(
  layers: readonly Layer[],
  colours: AdColours,
  size: Size & { covered?: { top: number; bottom: number } },
): Banner {
  const ratio = size.width / size.height;
  if (ratio >= 2.4) return rowBanner(layers, colours, size);
  return ratio >= 1.3 ? splitBanner(layers, colours, size) : columnBanner(layers, colours, size);
}

/** Two halves: everything that is said one below the other, and the image. */
function splitBanner(layers: readonly Layer[], colours: AdColours, { width, height }: Size): Banner {
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
  made.push(...wordsIn(inner, headline, line, colours, "middle"), ...badgeOn(picture, badge));
  return { picture, layers: made };
}

function rowBanner(layers: readonly Layer[], colours: AdColours, { width, height }: Size): Banner {
  const { headline, line, button, badge, logo } = partsOf(layers);
  const pad = Math.round(height * 0.16);
  const picture = { x: 0, y: 0, width: Math.round(Math.min(width * 0.36, height * 1.5)), height };
  const made: Layer[] = [];
  let left = picture.width + pad * 1.2;
  let right = width - pad * 1.2;
  if (button) {
    const buttonHeight = Math.min(height * 0.46, 64);
    const buttonWidth = Math.min((right - left) * 0.42, buttonWidthOf(button, buttonHeight));
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
  const inner = { x: left, y: pad, width: Math.max(1, right - left), height: height - 2 * pad };
  made.push(...wordsIn(inner, headline, height >= leastForLine ? line : null, colours, "middle"));
  made.push(...badgeOn(picture, badge));
  return { picture, layers: made };
}

function columnBanner(
  layers: readonly Layer[],
  colours: AdColours,
  { width, height: whole, covered }: Size & { covered?: { top: number; bottom: number } },
): Banner {
  const height = whole * (1 - (covered?.bottom ?? 0));
  const { headline, line, button, badge, logo } = partsOf(layers);
  const isLow = height < width * 1.3;
  const pad = Math.round(Math.min(width, height) * 0.065);
  const picture = { x: 0, y: 0, width, height: Math.round(height * (isLow ? 0.5 : 0.52)) };
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
  made.push(...wordsIn(inner, headline, isLow ? null : line, colours, "top"));
  if (logo) {
    const scale = Math.min((width * 0.34) / logo.width, (picture.height * 0.2) / logo.height);
    const side = { width: logo.width * scale, height: logo.height * scale };
    made.push({ ...logo, ...side, x: pad, y: pad, turnDegrees: 0 });
  }
  made.push(...badgeOn(picture, badge));
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

function badgeOn(picture: Rectangle, badge: LabelLayer | null): Layer[] {
  if (!badge) return [];
  const height = Math.min(picture.width, picture.height) * 0.42;
  const width = Math.min((height * badge.width) / badge.height, picture.width * 0.7);
  if (Math.min(width, height) < leastForBadge) return [];
  const gap = Math.min(picture.width, picture.height) * 0.06;
  const box = { x: picture.x + picture.width - width - gap, y: picture.y + gap, width, height };
  return [{ ...badge, ...box, look: { ...badge.look, maxSize: height } }];
}
