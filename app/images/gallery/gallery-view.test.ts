import fc from "fast-check";
import { expect, test } from "vitest";
import { imageOperations } from "~/domain/image/image-operation";
import type { Image } from "~/stores/images/image-document";
import {
  defaultGalleryView,
  findImages,
  type GalleryView,
  galleryViewParameters,
  isFiltered,
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
  expect(queryOf(view, "ada")).toMatchObject({ asked: { word: "chandelier" }, isWhole: false });
  expect(queryOf({ ...view, search: "Chandelier" }, "ada")).toMatchObject({ isWhole: true });
  expect(queryOf({ ...view, search: "" }, "ada")).toMatchObject({ asked: { word: null }, isWhole: true });
  const onBoard = queryOf({ ...view, search: "Chandelier", boardId: "b" }, "ada");
  expect(onBoard).toMatchObject({ asked: { word: null, boardId: "b" }, isWhole: false });
});

test("images are found by parts of words, also of a prompt longer than the words that are kept", () => {
  const image = (title: string, prompt: string, words: string[]) =>
    ({ title, request: { prompt }, words }) as Image;
  const burger = image("Cheeseburger", "A tall cheeseburger on slate", ["cheeseburger", "watercolour"]);
  const lamp = image("Lamp", "A red lamp", ["lamp", "red"]);
  expect(findImages([lamp, burger], "burger")).toEqual([burger]);
  expect(findImages([lamp, burger], "watercolor")).toEqual([burger]);
  expect(findImages([lamp, burger], "slate tall")).toEqual([burger]);
  expect(findImages([lamp, burger], "red burger")).toEqual([]);
});
