import { expect, test } from "vitest";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import { setVideoSeconds, videoSeconds } from "./video-length";

const storyboard: Storyboard = {
  version: 3,
  title: "Autumn",
  language: "en",
  format: "9:16",
  templateId: "editorial",
  seed: 1,
  music: null,
  scenes: [2, 4, 3].map((durationSeconds, index) => ({
    id: `s${index}`,
    role: "hook" as const,
    durationSeconds,
    slots: { headline: { kind: "text" as const, text: "One" } },
  })),
};
const made = (one: Storyboard) => resolveComposition(one).durationSeconds;
const ownTimes = ({ scenes }: Storyboard) => scenes.map(({ durationSeconds }) => durationSeconds);

test("the length that is named is the one the video is made in", () => {
  expect(videoSeconds(storyboard)).toBeCloseTo(made(storyboard), 9);
  for (const seconds of [6, 12, 30]) {
    expect(made(setVideoSeconds(storyboard, seconds))).toBeCloseTo(seconds, 2);
  }
  const branded = { ...storyboard, templateId: "night" };
  expect(made(setVideoSeconds(branded, 10))).toBeCloseTo(10, 2);
});

test("a scene that can be no shorter leaves less to the others, and the whole is as near as scenes can be", () => {
  const short = setVideoSeconds(storyboard, 5.5);
  expect(made(short)).toBeCloseTo(5.5, 2);
  expect(Math.min(...ownTimes(short))).toBe(1);
  const shortest = setVideoSeconds(storyboard, 1);
  expect(ownTimes(shortest)).toEqual([1, 1, 1]);
  expect(videoSeconds(shortest)).toBeCloseTo(made(shortest), 9);
  expect(ownTimes(setVideoSeconds(storyboard, 300))).toEqual([20, 20, 20]);
});

test("a spoken line keeps its time", () => {
  const [first, ...others] = storyboard.scenes;
  const spoken: Storyboard = {
    ...storyboard,
    scenes: [
      {
        ...first!,
        voice: { assetId: "said", durationSeconds: 3.1, words: [], text: "One" },
        lastsAs: { voiceOfSceneId: "s0", plusSeconds: 0.5 },
      },
      ...others,
    ],
  };
  const next = setVideoSeconds(spoken, 12);
  expect(made(next)).toBeCloseTo(12, 2);
  expect(ownTimes(next)[0]).toBe(2);
});
