import { expect, test } from "vitest";
import { makerSubjects } from "../../../tests/fixtures/maker-subjects";
import { hueDistance, lchOf, lchOfLab } from "./oklch";
import { loadSubject } from "./subject-library";

test.each([
  ["red", "running-shoe", "#c8102e"],
  ["brown", "handbag", "#7a5236"],
  ["black", "umbrella", "#1c1c20"],
  // Grey all over.
  ["black", "headphone", "#1c1c20"],
  ["red", "headphone", "#c8102e"],
])("goods that are to be %s are that: %s", async (_name, id, color) => {
  const wanted = lchOf(color);
  const { colors } = (await loadSubject(makerSubjects.readArt, id, wanted))!;
  const { l, c, h } = lchOfLab(colors[0]!.lab);
  expect(Math.abs(l - wanted.l)).toBeLessThan(0.2);
  if (wanted.c > 0.05) expect(hueDistance(h, wanted.h)).toBeLessThan(20);
  else expect(c).toBeLessThan(0.05);
});

test("coffee is brown, and its cup is no lilac", async () => {
  const { colors } = (await loadSubject(makerSubjects.readArt, "hot-beverage", null))!;
  for (const { lab } of colors) {
    const { c, h } = lchOfLab(lab);
    if (c > 0.03) expect(hueDistance(h, 60)).toBeLessThan(40);
  }
});

test("a loaf seen from its corner is not turned onto an edge", async () => {
  expect((await loadSubject(makerSubjects.readArt, "bread", null))!.standing).toBe(0);
});

test("what has a colour of its own keeps its greys", async () => {
  const plain = (await loadSubject(makerSubjects.readArt, "candle", null))!;
  const dyed = (await loadSubject(makerSubjects.readArt, "candle", lchOf("#c8102e")))!;
  expect(dyed.colors).toEqual(plain.colors);
});
