import { expect, test } from "vitest";
import { measuredPicture } from "./measured-picture";
import type { SourcePicture } from "./source-event";

const picture: SourcePicture = {
  url: "https://shop.com/a.jpg",
  alt: "",
  role: "hero",
  width: null,
  height: null,
  reasons: ["first on the page"],
  score: 1,
};

test.each([
  [1200, 900, "hero", 1],
  [600, 300, "hero", 0.5],
  [1, 1, "icon", 0.1],
  [2000, 40, "icon", 0.1],
] as const)("of %i by %i it is %s and counts %d", (width, height, role, score) => {
  expect(measuredPicture(picture, { width, height })).toEqual({
    ...picture,
    width,
    height,
    role,
    score,
    reasons: ["first on the page", `${width} × ${height} pixels`],
  });
});

test("a logo may be small, and reasons stay as many as they may be", () => {
  const logo = { ...picture, role: "logo" as const, reasons: Array<string>(8).fill("seen") };
  const measured = measuredPicture(logo, { width: 60, height: 20 });
  expect([measured.role, measured.score, measured.reasons.length]).toEqual(["logo", 1, 8]);
});
