import { readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import makeDecoder from "@jsquash/avif/codec/dec/avif_dec.js";
import { beforeAll, expect, test } from "vitest";
import { imageRequestSchema } from "~/domain/image/image-request";
import { examplePrompts } from "~/images/feed/example-prompts";
import {
  inspirationCategories,
  inspirationFile,
  inspirationSides,
  requestOfInspiration,
} from "~/images/inspirations/inspiration";
import { inspirationPrompts } from "~/images/inspirations/inspiration-prompts";
import { findInspiration, inspirations } from "~/images/inspirations/inspirations";
import { findInspirations } from "~/routes/signed-in/image-gen/inspirations/find-inspirations";
import { drawInspiration } from "./draw-inspiration";

const folder = new URL("../public", import.meta.url).pathname;

let decoder: Awaited<ReturnType<typeof makeDecoder>>;
beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve("@jsquash/avif/codec/dec/avif_dec.wasm");
  // Its types leave out where it takes the compiled code from.
  decoder = await makeDecoder({ noInitialRun: true, wasmBinary: readFileSync(wasm) } as object);
});

test("every prompt has its two files, and every file its prompt", () => {
  expect(inspirations.length).toBe(Object.values(inspirationPrompts).flat().length);
  expect(new Set(inspirations.map(({ id }) => id)).size).toBe(inspirations.length);
  const files = inspirations.flatMap(({ id, picture }) =>
    inspirationSides.map((side) => inspirationFile(id, picture, side)),
  );
  expect(readdirSync(`${folder}/inspirations`).sort()).toEqual(
    files.map((file) => file.replace("/inspirations/", "")).sort(),
  );
  const bytes = files.reduce((sum, file) => sum + statSync(folder + file).size, 0);
  expect(bytes).toBeLessThan(8 * 2 ** 20);
});

test("every one is a request that can be sent", () => {
  for (const inspiration of inspirations) {
    const request = requestOfInspiration(inspiration);
    expect(imageRequestSchema.parse(request)).toEqual(request);
    expect(request.seed).toBe(inspiration.seed);
  }
});

test("the examples of the feed are among them", () => {
  for (const { inspirationId, prompt, ratio } of examplePrompts)
    expect(findInspiration(inspirationId)).toMatchObject({ prompt, ratio });
});

// A thing, a poster, a repeat.
test.each(["honey-at-golden-hour", "with-love", "red-gingham"])(
  "%s is shown as the maker still draws it",
  async (id) => {
    const { picture, ...prompt } = findInspiration(id)!;
    const { sizes } = await drawInspiration(prompt);
    const { side, pixels } = sizes[0]!;
    const shipped = decoder.decode(readFileSync(folder + inspirationFile(id, picture, side)), 8);
    expect([shipped?.width, shipped?.height]).toEqual([pixels.width, pixels.height]);
    let difference = 0;
    for (let i = 0; i < pixels.data.length; i++)
      difference += Math.abs(pixels.data[i]! - (shipped?.data[i] ?? 0));
    // What the file has lost, and a machine that rounds otherwise; `npm run inspirations` draws them anew.
    expect(difference / pixels.data.length).toBeLessThan(3);
  },
);

test("words find them by parts of what they say, are called and look like", () => {
  const found = (search: string, category: Parameters<typeof findInspirations>[1]["category"] = null) =>
    findInspirations(inspirations, { search, category }).map(({ id }) => id);
  expect(found("")).toHaveLength(inspirations.length);
  expect(found("", "patterns")).toHaveLength(inspirationPrompts.patterns.length);
  expect(found("cafe")).toContain("ouvert-le-dimanche");
  expect(found("WATERCOL soap")).toEqual(["rose-soap-in-watercolour"]);
  expect(found("bicycle")).not.toEqual([]);
  expect(found("bicycle", "food")).toEqual([]);
  for (const { id } of inspirationCategories) expect(found("", id).length).toBeGreaterThanOrEqual(6);
});
