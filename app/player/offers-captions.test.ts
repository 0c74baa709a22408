import { expect, test } from "vitest";
import type { Composition, Layer } from "~/scene/composition";
import { repeatsScreen } from "./offers-captions";

const cue = (text: string): Composition["cues"][number] => ({
  startSeconds: 0,
  endSeconds: 2,
  text,
  words: [],
});
const texts = (...lines: string[]) => lines.map((text) => ({ kind: "text", text }) as Layer);
const layers = texts("Handmade in Bristol", "Lavender\nShea butter");

test("captions of what is written in the picture only repeat it", () => {
  expect(repeatsScreen({ cues: [cue("Handmade in Bristol: lavender, shea butter.")], layers })).toBe(true);
  expect(repeatsScreen({ cues: [cue("We make it by hand, one bar at a time.")], layers })).toBe(false);
  expect(repeatsScreen({ cues: [], layers })).toBe(false);
});
