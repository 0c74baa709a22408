import { expect, test } from "vitest";
import type { PublicImage } from "~/stores/public-images/public-image-document";
import { joinPages } from "./join-pages";

const images = (ranks: Record<string, number>) =>
  Object.entries(ranks).map(([id, heat]) => ({ id, heat }) as PublicImage);
const idsOf = (joined: PublicImage[]) => joined.map(({ id }) => id).join("");

test("what was overtaken goes on below, what was taken back is gone, and nothing stands twice", () => {
  const first = images({ a: 9, b: 8, c: 7 });
  const known = joinPages(first, images({ d: 5, e: 4, d2: 5 }), "heat");
  expect(idsOf(known)).toBe("abcdd2e");
  // A new one is first, and pushes the last one out of the page.
  expect(idsOf(joinPages(images({ n: 12, a: 9, b: 8 }), known, "heat"))).toBe("nabcdd2e");
  // One of the page is not public any more: the next one has moved up.
  expect(idsOf(joinPages(images({ a: 9, c: 7, d: 5 }), known, "heat"))).toBe("acdd2e");
  expect(joinPages([], known, "heat")).toEqual([]);
});

test("of those made public at one moment none is lost", () => {
  const at = (ids: string) => [...ids].map((id) => ({ id, publishedAt: new Date(5) }) as PublicImage);
  expect(idsOf(joinPages(at("ab"), at("bc"), "publishedAt"))).toBe("abc");
});
