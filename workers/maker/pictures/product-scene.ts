import type { Pixels } from "~/formats/raster/pixels";
import { seedOf } from "../seeded-random";
import type { Direction } from "./art-direction";
import { type ComposedPicture, composePicture, type Letter } from "./compose-picture";
import type { TextSide } from "./layout";
import { motifOfThing } from "./motif-of";
import { measureLight } from "./product-light";
import { productOf } from "./product-subject";
import type { Asked } from "./read-surroundings";

/** Pixels across are enough to see what light a scene has. */
const glanceWidth = 120;

export interface ProductSceneOptions {
  prompt: string;
  asked: Asked;
  /** As `Cast`. */
  ground?: string | null;
  /** In pixels. */
  width: number;
  height: number;
  side: TextSide;
  seed: number;
  direction: Direction;
  letter?: Letter;
}

/** Puts a cut-out thing, with its own pixels in the scene's light, into the scene that words ask for. `size` is the share of its room that it takes. */
export async function sceneFor(
  { cutOut, size }: { cutOut: Pixels; size: number },
  options: ProductSceneOptions,
): Promise<ComposedPicture> {
  const { asked, direction, prompt, seed } = options;
  const { subject, lit } = productOf(cutOut, size);
  const motif = await motifOfThing(subject, {
    direction,
    asked,
    isSerious: true,
    place: asked.place ?? undefined,
    companions: null,
  });
  const order = { ...options, palette: direction.palette, seed: seedOf(prompt, seed) };
  const { width, height } = options;
  const glance = composePicture({
    ...order,
    motif,
    letter: undefined,
    width: glanceWidth,
    height: Math.max(16, Math.round((glanceWidth * height) / width)),
  });
  const light = measureLight(glance.pixels, glance.box!);
  return composePicture({ ...order, motif: { ...motif, subject: lit(light) } });
}
