import fc from "fast-check";
import { expect, test } from "vitest";
import { imageOperations } from "~/domain/image/image-operation";
import {
  defaultGalleryView,
  type GalleryView,
  galleryViewParameters,
  isFiltered,
  matchesTerms,
  parseGalleryView,
  queryOf,
  shows,
} from "./gallery-view";

const idOrNone = fc.option(fc.string({ minLength: 1 }));
const views: fc.Arbitrary<GalleryView> = fc.record({
  search: fc.string(),
  show: fc.constantFrom(...shows),
  leastRating: fc.integer({ min: 0, max: 5 }),
  boardId: idOrNone,
  modelId: idOrNone,
  operation: fc.option(fc.constantFrom(...imageOperations, "derive" as const)),
});

test("an address holds the whole view", () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(parseGalleryView(new URLSearchParams(galleryViewParameters(view).toString()))).toEqual(view);
    }),
  );
  expect(galleryViewParameters(defaultGalleryView).toString()).toBe("");
});

test("an odd address is the default view", () => {
  const odd = new URLSearchParams("show=everything&rating=9&made=magic&board=&q=");
  expect(parseGalleryView(odd)).toEqual(defaultGalleryView);
});

test("the trash is no filter, a word is", () => {
  expect(isFiltered({ ...defaultGalleryView, show: "trash" })).toBe(false);
  expect(isFiltered({ ...defaultGalleryView, search: "oak" })).toBe(true);
});

test("the database looks for the longest word, or for the board", () => {
  const view = { ...defaultGalleryView, search: "red Chandelier hall" };
  expect(queryOf(view, "ada")).toMatchObject({ asked: { word: "chandelier" }, words: ["hall", "red"] });
  const onBoard = queryOf({ ...view, boardId: "b" }, "ada");
  expect(onBoard).toMatchObject({
    asked: { word: null, boardId: "b" },
    words: ["chandelier", "hall", "red"],
  });
});

test("words are found by their beginning, all of them", () => {
  expect(matchesTerms({ words: ["red", "chandelier"] }, ["chand", "re"])).toBe(true);
  expect(matchesTerms({ words: ["red", "chandelier"] }, ["red", "blue"])).toBe(false);
});
