import { expect, test } from "vitest";
import { builtInLibrary } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import { isSameLook, lookOf, looksFrom, withLook } from "./looks.ts";

const scene = (id: string) => ({ id, role: "point" as const, slots: {}, durationSeconds: 3 });
const storyboard: Storyboard = {
  version: 2,
  title: "Autumn",
  language: "en",
  format: "9:16",
  scenes: [scene("a"), scene("b"), scene("c")],
  templateId: "bold",
  seed: 7,
  style: { accent: "#aa3300" },
  music: null,
};

test("six looks, the first as it began, and each stays where it is while another one is tried", () => {
  const origin = { templateId: "bold", seed: 7 };
  const looks = looksFrom(storyboard, origin, builtInLibrary);
  expect(new Set(looks.map(({ name }) => name)).size).toBe(6);
  expect(isSameLook(looks[0]!.storyboard, storyboard)).toBe(true);
  const tried = withLook(storyboard, lookOf(looks[3]!.storyboard));
  expect(isSameLook(tried, looks[3]!.storyboard)).toBe(true);
  expect(looksFrom(tried, origin, builtInLibrary)).toEqual(looks);
});

test("a look brings its order back, unless there are scenes it does not know", () => {
  const turned = { ...storyboard, scenes: storyboard.scenes.toReversed() };
  const ids = ({ scenes }: Storyboard) => scenes.map(({ id }) => id).join("");
  expect(ids(withLook(turned, lookOf(storyboard)))).toBe("abc");
  const grown = { ...turned, scenes: [...turned.scenes, scene("d")] };
  expect(ids(withLook(grown, lookOf(storyboard)))).toBe("cbad");
  const { style: _, ...plain } = storyboard;
  expect("style" in withLook(storyboard, lookOf(plain))).toBe(false);
});
