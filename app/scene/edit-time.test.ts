import { expect, test } from "vitest";
import { beatsOf, cutToBeats } from "~/scene/edit-time-beats";
import { cutStretches } from "~/scene/edit-time-cut";
import { addMarker, moveInTime, spanOfTarget, trimInTime } from "~/scene/edit-time-items";
import { joinScenes } from "~/scene/edit-time-join";
import {
  removeSceneAndTie,
  rollCut,
  setTransition,
  trimSceneEnd,
  trimSceneStart,
} from "~/scene/edit-time-scenes";
import { slipScene } from "~/scene/edit-time-slip";
import { snapBy } from "~/scene/edit-time-snap";
import { splitScene } from "~/scene/edit-time-split";
import { trimToPlayhead } from "~/scene/edit-time-trim";
import { cutAfter, momentsOf, secondsOfAnchor, timingOf } from "~/scene/moments";
import { parseStoryboard, type Scene, type Storyboard } from "~/scene/storyboard";

const text = (words: string) => ({ kind: "text" as const, text: words });
const clip = {
  kind: "clip" as const,
  assetId: "film",
  alt: "",
  focusX: 0.5,
  focusY: 0.5,
  trimStartSeconds: 2,
  trimEndSeconds: 20,
  speed: 2,
  loop: false,
  gain: 1,
};
const words = ["It", "boils", "in", "ninety", "seconds."].map((word, index) => ({
  text: word,
  startSeconds: index * 0.5,
  endSeconds: index * 0.5 + 0.4,
}));
const voice = { assetId: "line", durationSeconds: 2.5, words, text: "It boils in ninety seconds." };
const note = (start: number, end: number) => ({
  content: { kind: "text" as const, text: "Note" },
  placement: { centerX: 0.5, centerY: 0.5, width: 0.3, height: 0.1 },
  start: { to: "start" as const, seconds: start },
  end: { to: "start" as const, seconds: end },
});

function board(more: Partial<Storyboard> = {}): Storyboard {
  const scene = (id: string, fields: Partial<Scene> = {}): Scene => ({
    id,
    role: "point",
    slots: { headline: text(id) },
    durationSeconds: 4,
    ...fields,
  });
  return parseStoryboard({
    version: 3,
    title: "Kettle",
    language: "en",
    format: "9:16",
    templateId: "market",
    seed: 1,
    music: null,
    scenes: [
      scene("one"),
      scene("two", {
        voice,
        slots: { headline: text("two"), picture: clip },
        elements: { early: note(0.5, 1), across: note(1, 4), late: note(3.5, 4) },
      }),
      scene("three"),
    ],
    overlays: {
      name: {
        content: { kind: "lower-third", title: "Ada", subtitle: "", style: "bar" },
        start: { to: "scene-start", sceneId: "two", seconds: 1 },
        end: { to: "scene-end", sceneId: "three", seconds: 0 },
      },
    },
    sounds: {
      ding: {
        source: { kind: "effect", effectId: "ding" },
        start: { to: "word", sceneId: "two", wordIndex: 3, seconds: 0.1 },
        gain: 1,
      },
    },
    markers: { price: { at: { to: "scene-start", sceneId: "two", seconds: 3.2 }, name: "Price" } },
    ...more,
  });
}

const sceneOf = (storyboard: Storyboard, id: string) => storyboard.scenes.find((scene) => scene.id === id)!;
const startOf = (storyboard: Storyboard, id: string) => timingOf(momentsOf(storyboard), id)!.startSeconds;
const overlayStart = (storyboard: Storyboard) =>
  secondsOfAnchor(momentsOf(storyboard), storyboard.overlays!.name!.start)!;

test("a scene trimmed at its end carries all that comes after, and what hangs on it", () => {
  const before = board();
  const after = trimSceneEnd(before, "one", 1.2);
  expect(startOf(after, "two") - startOf(before, "two")).toBeCloseTo(1.2, 6);
  expect(startOf(after, "three") - startOf(before, "three")).toBeCloseTo(1.2, 6);
  expect(overlayStart(after) - overlayStart(before)).toBeCloseTo(1.2, 6);
  expect(after.overlays).toEqual(before.overlays);
});

test("a scene trimmed at its start begins later in its clip, and what stood in it stays with it", () => {
  const after = trimSceneStart(board(), "two", 1);
  const { slots, elements, durationSeconds } = sceneOf(after, "two");
  expect(durationSeconds).toBe(3);
  expect(slots.picture).toMatchObject({ trimStartSeconds: 4, trimEndSeconds: 20 });
  expect(elements?.late?.start).toEqual({ to: "start", seconds: 2.5 });
  expect(elements?.early?.start).toEqual({ to: "start", seconds: 0 });
  expect(after.markers?.price?.at).toMatchObject({ seconds: 2.2 });
});

test("a trim never makes a scene shorter or longer than scenes may be", () => {
  expect(sceneOf(trimSceneEnd(board(), "one", -30), "one").durationSeconds).toBe(0.2);
  expect(sceneOf(trimSceneEnd(board(), "one", 30), "one").durationSeconds).toBe(20);
});

test("rolling a cut moves it alone: the video keeps its length and later scenes their time", () => {
  const before = board();
  const after = rollCut(before, "one", 0.7);
  expect(startOf(after, "two") - startOf(before, "two")).toBeCloseTo(0.7, 6);
  expect(startOf(after, "three")).toBeCloseTo(startOf(before, "three"), 6);
  expect(momentsOf(after).durationSeconds).toBeCloseTo(momentsOf(before).durationSeconds, 6);
  expect(sceneOf(after, "two").slots.picture).toMatchObject({ trimStartSeconds: 3.4 });
});

test("slipping shows another piece of the clip of the same length, not before the file begins", () => {
  expect(sceneOf(slipScene(board(), "two", 1), "two").slots.picture).toMatchObject({
    trimStartSeconds: 4,
    trimEndSeconds: 22,
  });
  expect(sceneOf(slipScene(board(), "two", -9), "two").slots.picture).toMatchObject({
    trimStartSeconds: 0,
    trimEndSeconds: 18,
  });
  expect(() => slipScene(board(), "one", 1)).toThrow("shows no clip");
});

test("a split shares out clip, words, elements and what is tied to them, at the times they had", () => {
  const before = board();
  const moments = momentsOf(before);
  const at = startOf(before, "two") + 2.5;
  const after = splitScene(before, "two", at, "new");
  const [left, right] = [sceneOf(after, "two"), sceneOf(after, "new")];
  expect(startOf(after, "new")).toBeCloseTo(at, 3);
  expect(momentsOf(after).durationSeconds).toBeCloseTo(moments.durationSeconds, 3);
  expect(left.slots.picture).toMatchObject({ trimStartSeconds: 2 });
  expect(right.slots.picture).toMatchObject({ trimStartSeconds: 7 });
  expect([...left.voice!.words, ...right.voice!.words].map((word) => word.text)).toEqual(
    words.map((word) => word.text),
  );
  expect(right.voice!.fromSeconds).toBeCloseTo(left.voice!.durationSeconds, 3);
  expect(`${left.voice!.text} ${right.voice!.text}`).toBe(voice.text);
  expect(Object.keys(left.elements!).sort()).toEqual(["across", "early"]);
  expect(Object.keys(right.elements!).sort()).toEqual(["across", "late"]);
  expect(after.markers?.price?.at).toMatchObject({ sceneId: "new", seconds: 0.7 });
  expect(overlayStart(after)).toBeCloseTo(overlayStart(before), 6);
});

test("a split that is joined again is the storyboard of before", () => {
  const before = board();
  const start = startOf(before, "two");
  for (const offset of [1, 1.3, 1.9, 2.5, 3.1, 3.9]) {
    expect(joinScenes(splitScene(before, "two", start + offset, "new"), "two"), `at ${offset}`).toEqual(
      before,
    );
  }
});

test("scenes with voices of different recordings stay apart, and so does the last one", () => {
  const storyboard = board();
  const other = {
    ...storyboard,
    scenes: storyboard.scenes.with(2, { ...storyboard.scenes[2]!, voice: { ...voice, assetId: "other" } }),
  };
  expect(() => joinScenes(other, "two")).toThrow("different recordings");
  expect(() => joinScenes(storyboard, "three")).toThrow("no scene after it");
  expect(() => splitScene(storyboard, "one", 0.05, "new")).toThrow("Nothing is split");
});

test("what hung on a deleted scene hangs on the one that takes its place", () => {
  const after = removeSceneAndTie(board(), "two");
  expect(after.overlays?.name?.start).toEqual({ to: "scene-start", sceneId: "three", seconds: 0 });
  expect(after.markers?.price?.at).toEqual({ to: "scene-start", sceneId: "three", seconds: 0 });
  expect(after.sounds?.ding?.start).toEqual({ to: "scene-start", sceneId: "three", seconds: 0 });
  const last = removeSceneAndTie(removeSceneAndTie(board(), "three"), "two");
  expect(last.markers?.price?.at).toMatchObject({ to: "scene-end", sceneId: "one" });
  expect(() => removeSceneAndTie(removeSceneAndTie(last, "one"), "one")).toThrow("at least one scene");
});

test("trimming to the playhead keeps the scene's id and takes the words that went with it", () => {
  const before = board();
  const at = startOf(before, "two") + 2;
  const head = trimToPlayhead(before, "two", "before", at, () => "new");
  expect(head.scenes.map(({ id }) => id)).toEqual(["one", "two", "three"]);
  expect(sceneOf(head, "two").voice?.text.endsWith("seconds.")).toBe(true);
  expect(sceneOf(head, "two").voice?.text.startsWith("It")).toBe(false);
  const tail = trimToPlayhead(before, "two", "after", at, () => "new");
  expect(sceneOf(tail, "two").voice?.text.startsWith("It")).toBe(true);
  expect(startOf(before, "three") - startOf(tail, "three")).toBeGreaterThan(1);
  const atStart = startOf(before, "two") + 0.1;
  expect(() => trimToPlayhead(before, "two", "after", atStart, () => "new")).toThrow("Nothing is trimmed");
});

test("stretches taken out leave pieces that follow each other, with the words between them", () => {
  const before = board();
  const start = momentsOf(before).voices.get("two")!.request.startSeconds;
  let ids = 0;
  const after = cutStretches(
    before,
    "two",
    [{ fromSeconds: start + 0.95, untilSeconds: start + 1.45 }],
    () => `new-${++ids}`,
  );
  const said = after.scenes.flatMap((scene) => scene.voice?.words.map((word) => word.text) ?? []);
  expect(said).toEqual(["It", "boils", "ninety", "seconds."]);
  expect(momentsOf(before).durationSeconds - momentsOf(after).durationSeconds).toBeCloseTo(0.5, 2);
});

test("an element stays in its scene however far it is moved, and is tied to the edge it is put at", () => {
  const storyboard = board();
  const target = { kind: "element" as const, sceneId: "two", id: "early" };
  const timing = timingOf(momentsOf(storyboard), "two")!;
  const moved = moveInTime(storyboard, target, 60);
  expect(spanOfTarget(momentsOf(moved), target)!.untilSeconds).toBeCloseTo(cutAfter(timing), 3);
  expect(sceneOf(moved, "two").elements?.early?.end).toEqual({ to: "end", seconds: 0 });
  const trimmed = trimInTime(storyboard, target, "start", -5);
  expect(sceneOf(trimmed, "two").elements?.early?.start).toEqual({ to: "start", seconds: 0 });
});

test("what is put on a word is tied to it", () => {
  const storyboard = board();
  const { request } = momentsOf(storyboard).voices.get("two")!;
  const marked = addMarker(storyboard, "here", request.startSeconds + 1.5, "Ninety");
  expect(marked.markers?.here?.at).toEqual({ to: "word", sceneId: "two", wordIndex: 3, seconds: 0 });
});

test("a transition is as long as it is made, and the template's own when that is taken away", () => {
  const storyboard = board();
  const longer = setTransition(storyboard, "two", { seconds: 9, kind: "wipe" });
  expect(sceneOf(longer, "two").transition).toEqual({ kind: "wipe", seconds: 3 });
  expect(sceneOf(setTransition(longer, "two", { seconds: null, kind: null }), "two")).toEqual(
    sceneOf(storyboard, "two"),
  );
});

test("cut to the beat, scenes begin on beats and the video ends with a bar", () => {
  const storyboard = board({ music: { bedId: "bright-steps", gain: 0.5 } });
  const after = cutToBeats(storyboard);
  const beats = beatsOf(after.music, momentsOf(after).durationSeconds);
  for (const { startSeconds } of momentsOf(after).timings) {
    expect(Math.min(...beats.map(({ seconds }) => Math.abs(seconds - startSeconds)))).toBeLessThan(0.01);
  }
  expect(beats.at(-1)?.isStrong).toBe(true);
  expect(cutToBeats(after)).toEqual(after);
  expect(() => cutToBeats(board())).toThrow("beats of this music are not known");
});

test("the nearest point within reach is met, an edge before a beat", () => {
  const points = [
    { seconds: 3, kind: "beat" as const },
    { seconds: 3, kind: "edge" as const },
    { seconds: 5, kind: "playhead" as const },
  ];
  expect(snapBy([1], 1.9, points, 0.2)).toEqual({ bySeconds: 2, atSeconds: 3 });
  expect(snapBy([1, 2], 2.95, points, 0.2)).toEqual({ bySeconds: 3, atSeconds: 5 });
  expect(snapBy([1], 1.5, points, 0.2)).toEqual({ bySeconds: 1.5, atSeconds: null });
});
