import type { ShareBox } from "~/domain/image/picture-report";
import { createRandom } from "~/domain/random/seeded-random";
import type { Pixels } from "~/formats/raster/pixels";
import { resample } from "~/formats/raster/resample";
import { mirrored } from "~/formats/raster/turn";
import type { Composition } from "./compositions/composition";
import type { Field } from "./fields/field";
import { addGrain } from "./grain";
import { layoutOf, type TextSide } from "./layout";
import type { Box } from "./measure-subject";
import { clamp } from "./oklch";
import { Picture } from "./picture";
import { type Rendered, renderAtSomeScale } from "./render-svg";
import type { Scheme } from "./scheme";
import type { Subject } from "./subject";
import { subjectMask } from "./subject-mask";
import { compactFill } from "./subject-traits";
import type { Surroundings } from "./surroundings";
import { calmPart, readableInk } from "./text-box";
import { seenFrom, usualView, type View } from "./views";

/** What is drawn: a thing in a composition, or a field without one. */
export type Motif =
  | {
      composition: Composition;
      /** The usual one where it is not given. */
      view?: View;
      subject: Subject;
      companions: readonly Subject[];
      surroundings: Surroundings;
    }
  | { field: Field };

/** Sets words on a picture that is drawn. */
export type Letter = (picture: Picture, ink: string) => void;

export interface ComposeOptions {
  motif: Motif;
  letter?: Letter;
  /** In pixels. */
  width: number;
  height: number;
  side: TextSide;
  palette: readonly string[];
  /** As `Cast`. */
  ground?: string | null;
  seed: number;
}

export interface ComposedPicture {
  /** With the mask of what it shows. */
  pixels: Pixels;
  scheme: Scheme;
  /** Around the thing; null without one. */
  box: ShareBox | null;
  /** Where text reads well; null where it does not. */
  textBox: ShareBox | null;
}

/** Draws a picture. The same options give the same pixels. */
export function composePicture({
  motif,
  letter,
  width,
  height,
  side,
  palette,
  ground = null,
  seed,
}: ComposeOptions): ComposedPicture {
  const usual = layoutOf({ width, height }, side);
  const layout =
    "field" in motif
      ? usual
      : seenFrom(usual, motif.view ?? usualView, {
          mayBeCut: motif.subject.fill > compactFill && !motif.subject.isPhoto,
        });
  const picture = new Picture(layout, width / layout.width);
  const random = createRandom(seed);
  const scheme =
    "field" in motif
      ? motif.field.draw(picture, { palette, random })
      : motif.composition.draw(picture, { ...motif, palette, ground, random });
  letter?.(picture, inkFor(picture));
  const drawn = toSize(renderAtSomeScale(picture.toSvg(), width), width, height);
  // Words would be read backwards.
  const isMirrored = "view" in motif && motif.view?.isMirrored === true && !letter;
  const pixels = isMirrored ? mirrored(drawn, "across") : drawn;
  if (picture.grain > 0) addGrain(pixels, picture.grain);
  if (picture.heroes.length > 0) {
    const mask = subjectMask(picture, pixels);
    pixels.subject = isMirrored ? mirroredMask(mask, width) : mask;
  }
  const scale = width / picture.width;
  const inPixels = ({ x, y, width: across, height: down }: Box): Box => ({
    x: isMirrored ? width - (x + across) * scale : x * scale,
    y: y * scale,
    width: across * scale,
    height: down * scale,
  });
  const thing = picture.heroes.length > 0 ? inPixels(aroundAll(picture.heroes.map(({ box }) => box))) : null;
  const calm = calmPart(pixels, { kept: inPixels(picture.text), thing });
  return {
    pixels,
    scheme,
    box: thing && shareOf(thing, pixels),
    textBox: calm && shareOf(calm, pixels),
  };
}

/** Pixels across are enough to see how light a picture is. */
const glanceWidth = 120;

/** The ink that reads on what is drawn so far. */
function inkFor(picture: Picture): string {
  const seen = renderAtSomeScale(picture.toSvg(), glanceWidth);
  const scale = seen.width / picture.width;
  const { x, y, width, height } = picture.text;
  const box = { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
  return readableInk(pixelsOf(seen), box).ink;
}

function pixelsOf({ width, height, pixels }: Rendered): Pixels {
  const { buffer, byteOffset, byteLength } = pixels;
  return { width, height, data: new Uint8ClampedArray(buffer as ArrayBuffer, byteOffset, byteLength) };
}

function toSize(rendered: Rendered, width: number, height: number): Pixels {
  const pixels = pixelsOf(rendered);
  return pixels.width === width && pixels.height === height ? pixels : resample(pixels, width, height);
}

function mirroredMask(mask: Uint8Array, width: number): Uint8Array {
  const turned = mask.slice();
  for (let row = 0; row < turned.length; row += width) turned.subarray(row, row + width).reverse();
  return turned;
}

function aroundAll(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

function shareOf({ x, y, width, height }: Box, whole: Pick<Pixels, "width" | "height">): ShareBox {
  const left = clamp(x / whole.width, 0, 1);
  const top = clamp(y / whole.height, 0, 1);
  return {
    x: left,
    y: top,
    width: clamp((x + width) / whole.width, 0, 1) - left,
    height: clamp((y + height) / whole.height, 0, 1) - top,
  };
}
