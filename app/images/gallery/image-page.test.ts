import { expect, test } from "vitest";
import { pageOf } from "./image-page";

const all = ["a", "b", "c", "d", "e"].map((id) => ({ id }));
const pageAt = (...place: [side: "older" | "newer", imageId: string] | []) => {
  const [side, imageId] = place;
  const { images, hasOlder, hasNewer } = pageOf(all, side && imageId ? { side, imageId } : null, 2);
  return [images.map(({ id }) => id).join(""), hasNewer, hasOlder];
};

test("pages go to the end and back, and never leave a gap", () => {
  expect(pageAt()).toEqual(["ab", false, true]);
  expect(pageAt("older", "b")).toEqual(["cd", true, true]);
  expect(pageAt("older", "d")).toEqual(["e", true, false]);
  expect(pageAt("newer", "e")).toEqual(["cd", true, true]);
  expect(pageAt("newer", "c")).toEqual(["ab", false, true]);
  // Too few are newer to fill a page.
  expect(pageAt("newer", "b")).toEqual(["ab", false, true]);
  // It left the list.
  expect(pageAt("older", "z")).toEqual(["ab", false, true]);
});
