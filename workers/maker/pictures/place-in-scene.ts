import { hexOf, toLinear, toOklab } from "~/domain/image/oklab";
import type { ShareBox } from "~/domain/image/picture-report";
import type { Pixels } from "~/formats/raster/pixels";
import { layoutOf } from "./layout";
import { clamp, lchOf, withLightness } from "./oklch";
import { Picture } from "./picture";
import { measureLight } from "./product-light";
import { productOf } from "./product-subject";
import { renderAtSomeScale } from "./render-svg";
import { castShadow, contactShadow } from "./shadows";
import { subjectMask } from "./subject-mask";

/** Where a thing stands in a picture of which nothing is known: on its lower part, in front of what is behind. */
const baseLine = 0.88;

/**
 * Puts a cut-out thing into a picture that was made without it: on the ground in its lower part, in its light, with a shadow.
 * Where neither is, the picture stays as it is. `size` is the share of its room that it takes.
 */
export function placeInScene(scene: Pixels, cutOut: Pixels, size: number): { pixels: Pixels; box: ShareBox } {
  const layout = layoutOf(scene, "none");
  const picture = new Picture(layout, scene.width / layout.width);
  const { subject, lit } = productOf(cutOut, size);
  const { x, y, width: across } = layout.safe;
  const room = { x, y, width: across, height: layout.height * baseLine - y };
  const placed = picture.fit(subject, room, { down: 1, turn: subject.standing ?? 0 });
  const box = {
    x: placed.box.x / layout.width,
    y: placed.box.y / layout.height,
    width: placed.box.width / layout.width,
    height: placed.box.height / layout.height,
  };
  const light = measureLight(scene, box);
  const hero = { ...placed, subject: lit(light) };
  const ground = groundUnder(scene, box);
  const shade = withLightness(ground, Math.max(0.08, lchOf(ground).l * 0.35));
  castShadow(picture, hero, shade, { opacity: 0.3, length: 0.22, slant: light.side < 0 ? 1.4 : -1.4 });
  contactShadow(picture, hero, shade, 0.5);
  picture.put(hero);
  const pixels = laidOver(scene, picture);
  pixels.subject = subjectMask(picture, scene);
  return { pixels, box };
}

/** The mean colour of what a thing stands on. */
function groundUnder({ width, height, data }: Pixels, box: ShareBox): string {
  const sum = [0, 0, 0];
  let count = 0;
  const top = Math.round((box.y + box.height) * height);
  for (let y = top; y < Math.min(height, top + height * 0.06); y++) {
    for (let x = Math.floor(box.x * width); x < (box.x + box.width) * width; x++) {
      const at = (y * width + x) * 4;
      const lab = toOklab([toLinear(data[at]!), toLinear(data[at + 1]!), toLinear(data[at + 2]!)]);
      for (let k = 0; k < 3; k++) sum[k] = sum[k]! + lab[k]!;
      count++;
    }
  }
  const [l, a, b] = sum.map((value) => value / Math.max(1, count)) as [number, number, number];
  return hexOf([clamp(l, 0, 1), a, b]);
}

/** What a picture draws, over another of its size. */
function laidOver(scene: Pixels, picture: Picture): Pixels {
  const { width, height, pixels: over } = renderAtSomeScale(picture.toSvg(), scene.width);
  const data = scene.data.slice();
  for (let y = 0; y < scene.height; y++) {
    const row = Math.min(height - 1, Math.floor((y * height) / scene.height)) * width;
    for (let x = 0; x < scene.width; x++) {
      const from = (row + Math.min(width - 1, Math.floor((x * width) / scene.width))) * 4;
      const alpha = over[from + 3]!;
      if (alpha === 0) continue;
      const to = (y * scene.width + x) * 4;
      for (let k = 0; k < 3; k++) data[to + k] = over[from + k]! + data[to + k]! * (1 - alpha / 255);
      data[to + 3] = 255;
    }
  }
  return { width: scene.width, height: scene.height, data };
}
