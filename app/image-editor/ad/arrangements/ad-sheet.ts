import { blend } from "~/scene/contrast";
import type { Rectangle, Size } from "../../geometry";
import { type LabelShape, type Layer, plainPlace, type ShapeLayer, type TextLook } from "../../layers/layer";
import { languageOfText } from "../../layers/layer-language";
import { marginShare } from "../../layers/snap-layer";
import type { AdWords } from "../ad-parts";
import type { AdTheme, Face } from "../ad-theme";
import type { PictureMap } from "../picture-map";

export interface AdOrder {
  image: Size;
  map: PictureMap;
  theme: AdTheme;
  words: AdWords;
  newId: () => string;
}

/** An ad that is being arranged: what it is made of, its measures, and the layers it has so far, from below to above. */
export class AdSheet {
  readonly made: Layer[] = [];
  readonly image: Size;
  readonly map: PictureMap;
  readonly theme: AdTheme;
  readonly words: AdWords;
  /** The shorter side of the image. */
  readonly shorter: number;
  readonly margin: number;
  readonly #newId: () => string;

  constructor({ image, map, theme, words, newId }: AdOrder) {
    this.image = image;
    this.map = map;
    this.theme = theme;
    this.words = words;
    this.#newId = newId;
    this.shorter = Math.min(image.width, image.height);
    this.margin = this.shorter * marginShare;
  }

  get ratio(): number {
    return this.image.width / this.image.height;
  }

  get language(): string {
    const { headline, line, action } = this.words;
    return languageOfText(`${headline} ${line} ${action}`);
  }

  pixels({ x, y, width, height }: Rectangle): Rectangle {
    const { image } = this;
    return {
      x: x * image.width,
      y: y * image.height,
      width: width * image.width,
      height: height * image.height,
    };
  }

  shares({ x, y, width, height }: Rectangle): Rectangle {
    const { image } = this;
    return {
      x: x / image.width,
      y: y / image.height,
      width: width / image.width,
      height: height / image.height,
    };
  }

  named(name: string): Pick<Layer, "id" | "name"> {
    return { id: this.#newId(), name };
  }

  text(
    name: string,
    words: string,
    face: Face,
    box: Rectangle,
    { align, verticalAlign, color }: Pick<TextLook, "align" | "verticalAlign" | "color">,
    maxSize: number,
  ): void {
    if (!words.trim()) return;
    const look: TextLook = {
      ...face,
      align,
      verticalAlign,
      color,
      maxSize: Math.max(6, maxSize),
      effect: "none",
      effectColor: blend(this.theme.colours.ground, "#000000", 0.1),
    };
    this.made.push({
      ...plainPlace,
      ...this.named(name),
      ...inWholePixels(box),
      kind: "text",
      text: words.trim(),
      look,
    });
  }

  shape(
    name: string,
    shape: ShapeLayer["shape"],
    box: Rectangle,
    color: string,
    opacity: number,
    roundness = 0,
  ): void {
    this.made.push({
      ...plainPlace,
      ...this.named(name),
      ...inWholePixels(box),
      kind: "shape",
      shape,
      color,
      roundness,
      opacity,
    });
  }

  label(
    name: string,
    shape: LabelShape,
    box: Rectangle,
    fill: string,
    color: string,
    words: string,
    detail: string,
    face: Face,
    turnDegrees = 0,
  ): void {
    const look: TextLook = {
      ...face,
      lineHeight: Math.min(face.lineHeight, 1.15),
      align: "center",
      verticalAlign: "middle",
      color,
      maxSize: box.height,
      effect: "none",
      effectColor: fill,
    };
    this.made.push({
      ...plainPlace,
      ...this.named(name),
      ...inWholePixels(box),
      turnDegrees,
      kind: "label",
      shape,
      fill,
      text: words.trim(),
      detail: detail.trim(),
      look,
    });
  }
}

/** Where a layer lies is told in whole pixels. */
function inWholePixels({ x, y, width, height }: Rectangle): Rectangle {
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  };
}
