import { expect, test } from "vitest";
import { createPixels } from "~/formats/raster/pixels";
import { directionOf } from "./art-direction";
import { sceneFor } from "./product-scene";
import { productOf } from "./product-subject";
import { readSurroundings } from "./read-surroundings";

/** A magenta bottle in a wide clear picture. */
const bottle = createPixels(300, 200);
for (let y = 30; y < 170; y++)
  for (let x = 130; x < 170; x++) bottle.data.set([220, 20, 200, 255], (y * 300 + x) * 4);

const draw = (prompt: string, seed = 3) =>
  sceneFor(
    { cutOut: bottle, size: 1 },
    {
      prompt,
      asked: readSurroundings(prompt),
      width: 200,
      height: 250,
      side: "none",
      seed,
      direction: directionOf({ prompt, seed, direction: null }),
    },
  );

test("a product is measured as art is: it stands, and keeps its shape", () => {
  const { subject } = productOf(bottle);
  expect(subject.standing).toBe(0);
  expect(subject.box.height / subject.box.width).toBeCloseTo(140 / 40, 0);
});

test("a product keeps its own pixels in the scene that is asked for", async () => {
  const { pixels, box } = await draw("my bottle on a beach at sunset");
  expect(box!.height).toBeGreaterThan(0.3);
  let own = 0;
  for (const [at, isSubject] of pixels.subject!.entries()) {
    if (!isSubject) continue;
    const [r = 0, g = 0, b = 0] = pixels.data.subarray(at * 4, at * 4 + 3);
    if (Math.abs(r - 220) < 30 && Math.abs(g - 20) < 40 && Math.abs(b - 200) < 30) own++;
  }
  expect(own / pixels.subject!.filter(Boolean).length).toBeGreaterThan(0.9);
  // The sky of a sunset: more red than blue above the horizon.
  const sky = pixels.data.subarray((110 * 200 + 8) * 4, (110 * 200 + 8) * 4 + 3);
  expect(sky[0]).toBeGreaterThan(sky[2]!);
});

test("without a place in its words it stays indoors", async () => {
  const pictures = await Promise.all([0, 1, 2, 3].map((seed) => draw("my bottle", seed)));
  expect(new Set(pictures.map(({ pixels }) => pixels.data.slice(0, 400).join())).size).toBe(4);
});

test("a photograph is not tilted, whatever the composition does with art", async () => {
  const { box } = await draw("my bottle in a studio");
  // 200 by 250 pixels.
  expect((box!.height * 250) / (box!.width * 200)).toBeCloseTo(140 / 40, 0);
});
