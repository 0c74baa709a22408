import { expect, test } from "vitest";
import { contentDocument } from "../../tests/fakes/content-fields";
import { putElement } from "./edit-parts";
import { momentsOf, secondsOfAnchor } from "./moments";
import { parseStoryboard, type Storyboard } from "./storyboard";
import { templateOfVideo } from "./template-of-video";

const video = (): Storyboard => {
  const { storyboard } = contentDocument("ada");
  const times = { start: { to: "start", seconds: 0 }, end: { to: "end", seconds: 0 } } as const;
  const added = ["Our secret", "ada.example/secret"].reduce(
    (board, text, index) =>
      putElement(board, "one", `e${index}`, {
        ...times,
        content: index === 0 ? { kind: "text", text } : { kind: "qr", text },
      }),
    storyboard,
  );
  const [first, ...rest] = added.scenes;
  if (!first) throw new RangeError("A video has a scene.");
  const scene = {
    ...first,
    layoutId: "split",
    durationSeconds: 3.25,
    spoken: "A secret",
    transition: { seconds: 0.5 },
    takes: [],
    slots: {
      ...first.slots,
      figure: { kind: "number", value: 777, from: 0, decimals: 0, unit: "GBP", factId: "price" },
      picture: { kind: "picture", assetId: "mine", alt: "A secret", focusX: 0.5, focusY: 0.5 },
    },
  } as const;
  return parseStoryboard({ ...added, scenes: [scene, ...rest] });
};

test("layouts, timings, looks and sounds are kept; every word is a prompt, every picture an empty place", () => {
  const template = templateOfVideo(video(), "Launch");
  expect(parseStoryboard(template)).toEqual(template);
  const [scene] = template.scenes;
  expect(scene).toMatchObject({
    id: "one",
    layoutId: "split",
    durationSeconds: 3.25,
    transition: { seconds: 0.5 },
  });
  expect(scene?.slots.headline).toEqual({ kind: "text", sample: true, text: "Your headline here" });
  expect(scene?.slots.picture).toBeUndefined();
  expect(Object.keys(scene?.elements ?? {})).toEqual(["e0", "e1"]);
  const { templateId, seed, music, format } = video();
  expect(template).toMatchObject({ title: "Launch", templateId, seed, music, format });
});

test("a word that was set differently leaves nothing on the prompt in its place", () => {
  const board = video();
  const spans = [{ from: 2, to: 5, italic: true }];
  const [first, ...rest] = board.scenes;
  const text = { size: 1.2, spans };
  const styled = parseStoryboard({
    ...board,
    scenes: [
      {
        ...first,
        overrides: { headline: { text, formats: { "1:1": { text } } } },
        elements: { e0: { ...first!.elements!.e0, text } },
      },
      ...rest,
    ],
  });
  const [scene] = templateOfVideo(styled, "Launch").scenes;
  const plain = { size: 1.2 };
  expect(scene?.overrides?.headline).toEqual({ text: plain, formats: { "1:1": { text: plain } } });
  expect(scene?.elements?.e0?.text).toEqual(plain);
});

test("recordings go, effects stay, and what was tied to a word stays where it was", () => {
  const board = video();
  const [first, ...rest] = board.scenes;
  const word = { text: "Baked", startSeconds: 0.5, endSeconds: 0.9 };
  const atWord = { to: "word", sceneId: "one", wordIndex: 0, seconds: 0.25 } as const;
  const said = parseStoryboard({
    ...board,
    scenes: [
      {
        ...first,
        voice: { assetId: "line", durationSeconds: 2, words: [word], text: "Baked" },
        elements: {
          e0: { ...first!.elements!.e0, start: { to: "word", wordIndex: 0, seconds: 0 } },
        },
      },
      ...rest,
    ],
    sounds: {
      take: {
        source: {
          kind: "file",
          assetId: "take",
          trimStartSeconds: 0,
          trimEndSeconds: null,
          isRecording: true,
        },
        start: atWord,
        gain: 1,
      },
      bell: { source: { kind: "effect", effectId: "bell" }, start: atWord, gain: 1 },
    },
    markers: { here: { at: atWord, name: "Here" } },
  });
  const template = templateOfVideo(said, "Launch");
  expect(Object.keys(template.sounds ?? {})).toEqual(["bell"]);
  expect(JSON.stringify(template)).not.toContain('"word"');
  const [before, after] = [momentsOf(said), momentsOf(template)];
  const bell = template.sounds!.bell!.start;
  expect(secondsOfAnchor(after, bell)).toBeCloseTo(secondsOfAnchor(before, atWord)!, 2);
  expect(template.markers?.here?.at).toEqual(bell);
  expect(template.scenes[0]?.slots.figure).toMatchObject({ value: 100, sample: true });
  expect(parseStoryboard(template)).toEqual(template);
});

test("nothing a person wrote, said or showed is in it", () => {
  const kept = JSON.stringify(templateOfVideo(video(), "Launch"));
  for (const own of ["secret", "mine", "Baked at night", "Come at seven", "price"])
    expect(kept).not.toContain(own);
});
