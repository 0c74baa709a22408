import { expect, test } from "vitest";
import { contrastRatio, relativeLuminance } from "./contrast";
import { shapeThatStandsOut, textThatStandsOut } from "./stand-out";

const plain = (color: string) => Array.from({ length: 40 }, () => relativeLuminance(color));

test("a text keeps its colour where it reads, and takes another where it would be lost", () => {
  expect(textThatStandsOut("#ffffff", plain("#20242c"))).toEqual({});
  const { color, plate } = textThatStandsOut("#fffaf0", plain("#f4e8d8"));
  expect(contrastRatio(color as string, "#f4e8d8")).toBeGreaterThan(7);
  expect(plate).toBeUndefined();
});

test("over what is light and dark at once a text gets a plate on which it reads", () => {
  const { color, plate } = textThatStandsOut("#ffffff", [...plain("#ffffff"), ...plain("#000000")]);
  expect(contrastRatio(color as string, plate as string)).toBeGreaterThan(7);
});

test("a shape is never white on white", () => {
  expect(shapeThatStandsOut("#2f5bea", plain("#ffffff"))).toBeNull();
  expect(contrastRatio(shapeThatStandsOut("#ffffff", plain("#f2f2f2")) as string, "#f2f2f2")).toBeGreaterThan(
    7,
  );
});

test("where nobody knows what lies under a thing it keeps its own colours", () => {
  expect(textThatStandsOut("#ffffff", [])).toEqual({});
  expect(shapeThatStandsOut("#ffffff", [])).toBeNull();
});
