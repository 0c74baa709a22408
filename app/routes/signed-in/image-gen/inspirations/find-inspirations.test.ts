import { expect, test } from "vitest";
import type { Inspiration } from "~/images/inspirations/inspiration";
import { findInspirations } from "./find-inspirations";

const inspiration = (title: string, prompt: string) =>
  ({ title, prompt, tags: [], style: null, ratio: "1:1", category: "food" }) as unknown as Inspiration;
const all = [inspiration("Supper", "A cheeseburger on slate"), inspiration("Crème", "A bowl of cream")];
const titles = (search: string) =>
  findInspirations(all, { search, category: null }).map(({ title }) => title);

test("parts of words, accents and typing errors find an inspiration", () => {
  expect(titles("burger")).toEqual(["Supper"]);
  expect(titles("creme")).toEqual(["Crème"]);
  expect(titles("chesseburger")).toEqual(["Supper"]);
  expect(titles("lamp")).toEqual([]);
});
