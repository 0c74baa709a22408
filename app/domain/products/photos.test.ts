import { describe, expect, test } from "vitest";
import { addPhotos, movePhoto, photosOfPictures, withRole } from "./photos";

const photos = addPhotos(
  [],
  ["one", "two", "three"].map((assetId) => ({ assetId, alt: "", sourceUrl: null })),
);
const order = (all: typeof photos) =>
  all.toSorted((one, other) => one.place - other.place).map(({ assetId }) => assetId);

describe("the photos of a product", () => {
  test("the first is the main one; one that is there already is not added twice", () => {
    expect(photos.map(({ role }) => role)).toEqual(["hero", "detail", "detail"]);
    expect(addPhotos(photos, [{ assetId: "two", alt: "again", sourceUrl: null }])).toEqual(photos);
  });

  test("a second picture that a page calls its main one shows a detail here", () => {
    const [, , , added] = addPhotos(photos, [{ assetId: "four", alt: "", sourceUrl: null, role: "hero" }]);
    expect(added?.role).toBe("detail");
  });

  test("moving one writes its place alone, whichever way and however far", () => {
    const cases = [
      ["three", 0, ["three", "one", "two"]],
      ["one", 1, ["two", "one", "three"]],
      ["one", 9, ["two", "three", "one"]],
      ["two", 1, ["one", "two", "three"]],
    ] as const;
    for (const [assetId, to, expected] of cases) {
      const moved = movePhoto(photos, assetId, to);
      expect(order(moved)).toEqual(expected);
      expect(moved.filter((photo) => !photos.includes(photo)).length).toBeLessThan(2);
    }
  });

  test("there is one main photo", () => {
    expect(withRole(photos, "two", "hero").map(({ role }) => role)).toEqual(["detail", "hero", "detail"]);
  });

  test("pictures of a page come in the order they were chosen, with where they come from", () => {
    const picture = (url: string) => ({
      ...{ url, alt: url, role: "detail" as const, width: null, height: null, reasons: [], score: 1 },
    });
    const [a, b, c] = ["https://a.example/a", "https://a.example/b", "https://a.example/c"];
    const added = photosOfPictures(
      [a, b, c].map((url) => picture(url!)),
      [c!, a!, b!],
      { [c!]: "C", [a!]: "A" },
    );
    expect(added.map(({ assetId, sourceUrl }) => [assetId, sourceUrl])).toEqual([
      ["C", c],
      ["A", a],
    ]);
  });
});
