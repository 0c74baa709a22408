import fc from "fast-check";
import { expect, test } from "vitest";
import { cutToSeconds } from "./edit-length";
import { sceneSecondsFor } from "./reading-time";
import { parseStoryboard, type Scene, type Storyboard } from "./storyboard";
import { videoSeconds } from "./video-length";

const scene = (id: string, role: Scene["role"], headline: string, durationSeconds = 4): Scene => ({
  id,
  role,
  durationSeconds,
  slots: { headline: { kind: "text", text: headline } },
});

const video = (scenes: Scene[]): Storyboard =>
  parseStoryboard({
    version: 3,
    title: "Mug",
    language: "en",
    format: "9:16",
    scenes,
    templateId: "minimal",
    seed: 1,
    music: null,
  });

const long = video([
  scene("hook", "hook", "Coffee that stays hot"),
  scene("one", "point", "Keeps warm for six hours"),
  scene("two", "point", "Fits every cup holder"),
  scene("proof", "proof", "Rated 4.8 by 2,100 people"),
  scene("offer", "offer", "£19 until Sunday"),
  scene("action", "action", "Order yours today"),
]);

test("scenes are hurried before any goes", () => {
  const cut = cutToSeconds(long, videoSeconds(long) - 3);
  expect(cut.dropped).toEqual([]);
  expect(cut.seconds).toBeLessThanOrEqual(videoSeconds(long) - 3 + 0.05);
});

test("a cut is no longer than what was asked for", () => {
  for (const seconds of [6, 9, 10, 12, 15, 15.02]) {
    expect(cutToSeconds(long, seconds).seconds).toBeLessThanOrEqual(seconds + 0.001);
  }
});

test("a scene is kept where all are read a little quicker instead", () => {
  const { storyboard } = cutToSeconds(long, videoSeconds(long) - 3);
  const readAt = (share: number) =>
    videoSeconds({
      ...storyboard,
      scenes: long.scenes.map((one) => ({
        ...one,
        durationSeconds: sceneSecondsFor(one.slots, "en") * share,
      })),
    });
  const { dropped, hurried } = cutToSeconds(long, readAt(0.75));
  expect([dropped, hurried]).toEqual([[], []]);
  expect(cutToSeconds(long, readAt(0.6)).dropped).toHaveLength(1);
});

test("what can hardly be read in its time is named", () => {
  const wordy = video([
    scene("hook", "hook", "Open Tuesday to Sunday from seven in the morning, on the corner of the market"),
    scene("action", "action", "Order yours today"),
  ]);
  expect(cutToSeconds(wordy, 4).hurried).toEqual([0]);
  expect(cutToSeconds(wordy, 60).hurried).toEqual([]);
});

test("points go first, the later before the earlier, and are named; opening, offer and closing stay", () => {
  const { storyboard, dropped, seconds } = cutToSeconds(long, 9);
  expect(dropped.map(({ sceneId }) => sceneId).slice(0, 2)).toEqual(["two", "one"]);
  expect(dropped[0]).toMatchObject({ index: 2, heading: "Fits every cup holder" });
  expect(storyboard.scenes[0]?.id).toBe("hook");
  expect(storyboard.scenes.at(-1)?.id).toBe("action");
  expect(seconds).toBeLessThanOrEqual(9.05);
});

test("the scene with the price stays as long as anything else can give way", () => {
  const bakery = video([
    scene("hook", "hook", "Bread at seven", 3.5),
    scene("price", "point", "Slow-proofed loaves, £4", 3.3),
    scene("other", "point", "Baked on stone", 3.3),
    scene(
      "action",
      "action",
      "Open Tuesday to Sunday from seven in the morning, on the corner of the market",
      8.2,
    ),
  ]);
  const { dropped, seconds } = cutToSeconds(bakery, 9);
  expect(dropped.map(({ sceneId }) => sceneId)).toEqual(["other"]);
  expect(seconds).toBeLessThanOrEqual(9.05);
});

test("a video that is short enough is left as it is", () => {
  expect(cutToSeconds(long, 60)).toMatchObject({ storyboard: long, dropped: [] });
});

test("whatever the scenes, two stay, and what is left is no longer than asked for or than two scenes are", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          role: fc.constantFrom<Scene["role"]>("hook", "point", "proof", "offer", "action"),
          seconds: fc.double({ min: 1, max: 20, noNaN: true }),
          text: fc.string({ maxLength: 80 }),
        }),
        { minLength: 1, maxLength: 12 },
      ),
      fc.constantFrom(6, 15, 30),
      (scenes, seconds) => {
        const made = video(
          scenes.map(({ role, text, ...one }, index) => scene(`s${index}`, role, text, one.seconds)),
        );
        const cut = cutToSeconds(made, seconds);
        const isWithin = cut.seconds <= seconds + 0.06;
        expect(isWithin || cut.storyboard.scenes.length <= 2).toBe(true);
        expect(cut.storyboard.scenes.length + cut.dropped.length).toBe(made.scenes.length);
      },
    ),
    { numRuns: 200 },
  );
});
