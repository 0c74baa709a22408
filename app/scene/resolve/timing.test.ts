import { describe, expect, test } from "vitest";
import { clockOfBed } from "~/scene/bed-clock";
import { timeScenes } from "~/scene/resolve/timing";
import type { Scene } from "~/scene/storyboard";

const scene = (id: string, durationSeconds: number, more: Partial<Scene> = {}): Scene => ({
  id,
  role: "point",
  slots: {},
  durationSeconds,
  ...more,
});
const voice = (durationSeconds: number) => ({ assetId: "line", durationSeconds, words: [], text: "" });
const lasting = (voiceOfSceneId: string, plusSeconds: number) => ({
  lastsAs: { voiceOfSceneId, plusSeconds },
});

test("scenes follow each other, with a transition between each two", () => {
  const timings = timeScenes({ scenes: [scene("a", 3), scene("b", 4)], music: null }, 0.5);
  expect(timings).toEqual([
    { startSeconds: 0, endSeconds: 3.5, enterSeconds: 0, exitStartSeconds: 3 },
    { startSeconds: 3, endSeconds: 7.5, enterSeconds: 0.5, exitStartSeconds: null },
  ]);
});

describe("as long as a spoken line", () => {
  test("its own, and a little more", () => {
    const scenes = [scene("a", 3, { voice: voice(4.2), ...lasting("a", 0.4) })];
    expect(timeScenes({ scenes, music: null }, 0)[0]?.endSeconds).toBeCloseTo(4.6, 9);
  });

  test("that of another scene, wherever that stands", () => {
    const speaker = scene("speaker", 3, { voice: voice(5) });
    const follower = scene("follower", 2, lasting("speaker", 0.5));
    for (const scenes of [
      [speaker, follower],
      [follower, speaker],
    ]) {
      const index = scenes.indexOf(follower);
      const timing = timeScenes({ scenes, music: null }, 0)[index]!;
      expect(timing.endSeconds - timing.startSeconds).toBeCloseTo(5.5, 9);
    }
  });

  test("until there is a line, the scene's own duration counts", () => {
    const scenes = [scene("a", 3, lasting("a", 0.4)), scene("b", 2, lasting("gone", 1))];
    expect(timeScenes({ scenes, music: null }, 0).at(-1)?.endSeconds).toBe(5);
  });
});

/** Numbers that look random, the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

test("cuts on beats: every scene begins on a beat, moved by less than one; the whole changes by less than one", () => {
  for (let seed = 1; seed <= 400; seed++) {
    const random = randomFrom(seed);
    const bedId = ["lofi-morning", "fast-lane", "snow-window", "quiet-glass"][seed % 4]!;
    const transitionSeconds = [0, 0.35, 0.6, 1][seed % 3]!;
    const scenes = Array.from({ length: 1 + Math.floor(random() * 12) }, (_, index) => {
      const durationSeconds = 1 + random() * 6;
      const spoken = random() < 0.3 ? { voice: voice(0.5 + random() * 5), ...lasting(`s${index}`, 0.3) } : {};
      return scene(`s${index}`, durationSeconds, spoken);
    });
    const music = { bedId, gain: 0.6, cutsOnBeats: true };
    const free = timeScenes({ scenes, music: null }, transitionSeconds);
    const moved = timeScenes({ scenes, music }, transitionSeconds);
    const end = moved.at(-1)!.endSeconds;
    const { beatSeconds } = clockOfBed(bedId, end)!;
    expect(Math.abs(end - free.at(-1)!.endSeconds), `seed ${seed}`).toBeLessThan(beatSeconds);
    for (const [index, timing] of moved.entries()) {
      const beats = timing.startSeconds / beatSeconds;
      expect(Math.abs(beats - Math.round(beats)), `seed ${seed}, scene ${index}`).toBeLessThan(1e-6);
      expect(Math.abs(timing.startSeconds - free[index]!.startSeconds), `seed ${seed}`).toBeLessThan(
        beatSeconds,
      );
      expect(timing.endSeconds).toBeGreaterThan(timing.startSeconds + timing.enterSeconds);
      const next = moved[index + 1];
      if (next) expect(next.startSeconds).toBe(timing.exitStartSeconds);
    }
  }
});

test("music without beats to cut on, or none that is known, moves nothing", () => {
  const scenes = [scene("a", 3.1), scene("b", 2.7)];
  const free = timeScenes({ scenes, music: null }, 0.4);
  expect(timeScenes({ scenes, music: { bedId: "lofi-morning", gain: 1 } }, 0.4)).toEqual(free);
  expect(timeScenes({ scenes, music: { bedId: "gone", gain: 1, cutsOnBeats: true } }, 0.4)).toEqual(free);
});
