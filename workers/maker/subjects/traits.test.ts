import { expect, test } from "vitest";
import { readMakerFile } from "../../../tests/fixtures/maker-files";
import { openSubjects } from "./subjects";
import { isRecolourable, outdoorsOf } from "./traits";
import traits from "./traits.json";

const { readArt } = openSubjects(readMakerFile);

test("each subject with a trait has art", async () => {
  const ids = new Set([...Object.values(traits.outdoors).flat(), ...traits.recolourable]);
  expect(ids.size).toBeGreaterThan(150);
  const missing = await Promise.all([...ids].map(async (id) => ((await readArt(id)) ? [] : [id])));
  expect(missing.flat()).toEqual([]);
});

test("traits are found by id", () => {
  expect(outdoorsOf("bicycle")).toEqual(["street", "hills"]);
  expect(outdoorsOf("lipstick")).toEqual([]);
  expect(isRecolourable("t-shirt")).toBe(true);
  expect(isRecolourable("banana")).toBe(false);
});
