import { expect, test } from "vitest";
import type { ImageResult } from "~/domain/jobs/kinds/images";
import { listedBeside } from "../image-list-state";
import { feedOrder } from "./feed-order";

const made = (imageId: string | null): ImageResult => ({
  state: imageId ? "done" : "failed",
  imageId,
  error: null,
});

test("the page of an image goes on in the order of the feed, from one generation to the next", () => {
  const generations = [
    { id: "newer", results: [made("1"), made("2"), made("3")] },
    { id: "older", results: [made("4"), made(null), made("5")] },
  ];
  const all = feedOrder(generations, new Map());
  expect(all).toEqual(["1", "2", "3", "4", "5"]);
  expect(listedBeside({ state: { listedIds: all } }, "1")).toEqual({ before: null, after: "2" });
  expect(feedOrder(generations, new Map([["newer", ["1", "3"]]]))).toEqual(["1", "3", "4", "5"]);
  expect(feedOrder(generations, new Map([["newer", []]]))).toEqual(["4", "5"]);
});
