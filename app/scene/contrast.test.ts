import fc from "fast-check";
import { expect, test } from "vitest";
import {
  AA_TEXT,
  blend,
  contrastRatio,
  parseHexColor,
  relativeLuminance,
  scrimOpacityFor,
  withOpacity,
} from "~/scene/contrast";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("agrees with the examples of WCAG", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastRatio("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrastRatio("#ff0000", "#ffffff")).toBeCloseTo(4, 1);
  expect(relativeLuminance("#ffffff")).toBeCloseTo(1, 6);
});

test("a scrim of the opacity given keeps text legible on any picture", () => {
  fc.assert(
    fc.property(color, (picture) => {
      const opacity = scrimOpacityFor("#ffffff", "#0b0d11");
      expect(contrastRatio("#ffffff", blend(picture, "#0b0d11", opacity))).toBeGreaterThanOrEqual(
        AA_TEXT - 0.05,
      );
    }),
  );
  expect(scrimOpacityFor("#ffffff", "#0b0d11")).toBeLessThan(0.6);
  expect(scrimOpacityFor("#111111", "#f5f5f5")).toBeGreaterThan(0.3);
  expect(scrimOpacityFor("#ffffff", "#c0c0c0")).toBe(1);
});

test("reads and writes colours, and refuses other notations", () => {
  expect(parseHexColor("#0A10ff")).toEqual([10, 16, 255]);
  expect(withOpacity("#0a10ff", 0.25)).toBe("rgba(10,16,255,0.25)");
  expect(() => parseHexColor("red")).toThrow(RangeError);
});
