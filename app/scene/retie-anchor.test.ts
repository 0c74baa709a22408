import { expect, test } from "vitest";
import { momentsOf, secondsOfAnchor, secondsOfSceneAnchor } from "./moments";
import { retieAnchor, retieSceneAnchor } from "./retie-anchor";
import type { Storyboard } from "./storyboard";

const scene = (id: string, durationSeconds: number) => ({
  id,
  role: "hook",
  durationSeconds,
  slots: { headline: { kind: "text", text: id } },
});
const moments = momentsOf({
  version: 3,
  title: "",
  language: "en",
  format: "9:16",
  templateId: "editorial",
  seed: 1,
  music: null,
  scenes: [scene("a", 4), scene("b", 3)],
} as unknown as Storyboard);

test("what begins half a second into a scene does so still when it is tied to the scene's end", () => {
  const from = { to: "start", seconds: 0.5 } as const;
  const tied = retieSceneAnchor(moments, "a", from, { to: "end", seconds: 0 });
  expect(tied.to).toBe("end");
  expect(tied.seconds).toBeLessThan(-1);
  expect(secondsOfSceneAnchor(moments, "a", tied)).toBeCloseTo(0.5, 2);
});

test("over scenes the moment stays as well", () => {
  const from = { to: "scene-start", sceneId: "b", seconds: 1 } as const;
  const tied = retieAnchor(moments, from, { to: "video-start", seconds: 0 });
  expect(secondsOfAnchor(moments, tied)).toBeCloseTo(secondsOfAnchor(moments, from) as number, 2);
});

test("tied to a word a thing comes with that word, and as far from the next one it is tied to", () => {
  const word = (wordIndex: number) => ({ to: "word", wordIndex, seconds: 0 }) as const;
  expect(retieSceneAnchor(moments, "a", { to: "start", seconds: 2 }, word(1)).seconds).toBe(0);
  expect(retieSceneAnchor(moments, "a", { ...word(1), seconds: -0.2 }, word(2)).seconds).toBe(-0.2);
});
