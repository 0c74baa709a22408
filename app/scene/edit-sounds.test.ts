import { expect, test } from "vitest";
import { soundEffects } from "~/domain/video/sound-effect";
import { distributeWords } from "~/domain/video/spread-words";
import { addEffect, addSoundFile, gainAt, setMusicFields, setSound, withPoint } from "~/scene/edit-sounds";
import { setSceneDuration } from "~/scene/edit-storyboard";
import { builtInLibrary } from "~/scene/library";
import { momentsOf, secondsOfAnchor } from "~/scene/moments";
import { parseStoryboard, type Scene, type Storyboard } from "~/scene/storyboard";

const scene = (id: string): Scene => ({ id, role: "point", slots: {}, durationSeconds: 4 });
const spoken = {
  assetId: "v",
  durationSeconds: 3,
  text: "Bread at six",
  words: distributeWords("Bread at six", 0, 3),
};
const board: Storyboard = parseStoryboard({
  version: 3,
  title: "Bakery",
  language: "en",
  format: "9:16",
  scenes: [scene("a"), { ...scene("b"), voice: spoken }, scene("c")],
  templateId: "bold",
  seed: 1,
  music: { bedId: "lofi-morning", gain: 0.5 },
});
const effectId = soundEffects[0]!.id;
const heardAt = (storyboard: Storyboard, id = "s") =>
  secondsOfAnchor(momentsOf(storyboard, builtInLibrary), storyboard.sounds![id]!.start)!;

test("an effect is tied to the scene it was added in, and goes with it", () => {
  const added = addEffect(board, "s", effectId, 6.5, builtInLibrary);
  expect(added.sounds?.s?.start).toMatchObject({ to: "scene-start", sceneId: "b" });
  expect(heardAt(added)).toBeCloseTo(6.5, 3);
  expect(heardAt(setSceneDuration(added, "a", 6))).toBeCloseTo(8.5, 3);
  expect(parseStoryboard(added)).toEqual(added);
});

test("a recording makes the music step back; fields are set and taken away", () => {
  const file = { assetId: "f", name: "Bell", isRecording: true };
  const added = addSoundFile(board, "s", file, 2, builtInLibrary);
  expect(added.sounds?.s).toMatchObject({ ducksMusic: true, source: { isRecording: true } });
  const changed = setSound(added, "s", { fadeInSeconds: 0.5, ducksMusic: undefined });
  expect(changed.sounds?.s).not.toHaveProperty("ducksMusic");
  expect(() => setSound(board, "gone", {})).toThrow("not there any more");
});

test("a file whose length is known stands as long as it is; one that is too long to say plays to its end", () => {
  const file = { assetId: "f", name: "Rain", isRecording: false };
  const endOf = (durationSeconds?: number) => {
    const added = addSoundFile(board, "s", { ...file, durationSeconds }, 0, builtInLibrary);
    expect(parseStoryboard(added)).toEqual(added);
    return added.sounds?.s?.source;
  };
  expect(endOf(9.8765)).toMatchObject({ trimStartSeconds: 0, trimEndSeconds: 9.877 });
  expect(endOf()).toMatchObject({ trimEndSeconds: null });
  expect(endOf(4000)).toMatchObject({ trimEndSeconds: null });
});

test("the music's curve has its points in order, and lines between them", () => {
  const curve = withPoint(withPoint(withPoint([], 4, 0), 0, 1), 2, 0.8);
  expect(curve.map(({ seconds }) => seconds)).toEqual([0, 2, 4]);
  expect(gainAt(curve, 3)).toBeCloseTo(0.4, 9);
  expect([gainAt(curve, 9), gainAt([], 1)]).toEqual([0, 1]);
  const shaped = setMusicFields(board, { curve, duckDecibels: 0 });
  expect(parseStoryboard(shaped)).toEqual(shaped);
  expect(setMusicFields(shaped, { curve: undefined }).music).not.toHaveProperty("curve");
});
