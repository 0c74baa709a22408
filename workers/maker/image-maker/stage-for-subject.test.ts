import { expect, test } from "vitest";
import { createPixels } from "~/formats/raster/pixels";
import { readImageWords } from "./read-image-words";
import { stageSubject } from "./stage-for-subject";

test("a thing on a poster stands below the words, however tall it is", async () => {
  const bottle = createPixels(20, 80);
  for (let at = 0; at < bottle.data.length; at += 4) bottle.data.set([120, 40, 36, 255], at);
  for (const [width, height] of [
    [120, 160],
    [176, 100],
  ] as const) {
    const prompt = 'Poster "Summer Sale", 12 % off';
    const made = await stageSubject(readImageWords(prompt, ""), bottle, { prompt, width, height, seed: 3 });
    const top = Math.floor((made.subject?.indexOf(1) ?? 0) / width);
    expect(top / height).toBeGreaterThan(0.36);
    expect(made.subject?.filter((one) => one === 1).length).toBeGreaterThan((width * height) / 80);
  }
});
