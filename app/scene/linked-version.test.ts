import { expect, test } from "vitest";
import { duplicateScene } from "./duplicate-scene";
import { cutToSeconds } from "./edit-length";
import { changePart, putElement, putOverlay } from "./edit-parts";
import { setSlotText } from "./edit-storyboard";
import { builtInLibrary } from "./library";
import { translatedVersion, withArrangementOf } from "./linked-version";
import { parseStoryboard, type Storyboard } from "./storyboard";
import { videoSeconds } from "./video-length";
import { textsOfVideo } from "./video-texts";

const placement = { centerX: 0.5, centerY: 0.2, width: 0.5, height: 0.1 };
const plain = parseStoryboard({
  version: 3,
  title: "Mug",
  language: "en",
  format: "9:16",
  scenes: [
    {
      id: "one",
      role: "hook",
      durationSeconds: 4,
      slots: { headline: { kind: "text", text: "Stays hot", facts: [{ factId: "heat", written: "hot" }] } },
      spoken: "It stays hot.",
      voice: { assetId: "v", durationSeconds: 2, words: [], text: "It stays hot." },
    },
  ],
  templateId: "minimal",
  seed: 1,
  music: null,
});
const span = { start: { to: "start", seconds: 0 }, end: { to: "end", seconds: 0 } } as const;
const original: Storyboard = putOverlay(
  putElement(plain, "one", "e1", { content: { kind: "text", text: "New" }, placement, ...span }),
  "o1",
  {
    content: { kind: "lower-third", title: "Ada", subtitle: "Potter", style: "bar" },
    start: { to: "video-start", seconds: 0 },
    end: { to: "video-end", seconds: 0 },
    placement,
  },
);
const german = new Map([
  ["title", "Becher"],
  ["scene/one/slot/headline", "Bleibt heiß"],
  ["scene/one/spoken", "Er bleibt heiß."],
  ["scene/one/element/e1", "Neu"],
  ["overlay/o1/subtitle", "Töpferin"],
]);
const version = translatedVersion(original, "de", german);

test("every text of a video is named and translated, also those that were added; facts of other words go", () => {
  expect(textsOfVideo(version).map(({ text }) => text)).toEqual([
    "Becher",
    "Bleibt heiß",
    "Er bleibt heiß.",
    "Neu",
    "Ada",
    "Töpferin",
  ]);
  expect(version.scenes[0]?.slots.headline).toEqual({ kind: "text", text: "Bleibt heiß" });
  expect(parseStoryboard(version)).toEqual(version);
});

test("a voice of the first language is not kept", () => {
  expect(version.scenes[0]?.voice).toBeUndefined();
});

test("captions of the first language go with its voice, those in the new one stay", () => {
  const said = (text: string) => [{ startSeconds: 0, endSeconds: 2, text }];
  const captions = { en: said("It stays hot."), de: said("Er bleibt heiß."), fr: said("Chaud.") };
  const written = { ...original, scenes: original.scenes.map((one) => ({ ...one, captions })) };
  expect(translatedVersion(written, "de", german).scenes[0]?.captions).toEqual({ de: captions.de });
  expect(translatedVersion(written, "es", german).scenes[0]).not.toHaveProperty("captions");
});

test("the arrangement of the original is taken over, and the words stay", () => {
  const moved = changePart(original, { kind: "element", sceneId: "one", id: "e1" }, { rotationDegrees: 12 });
  const { storyboard, untranslated } = withArrangementOf(version, { ...moved, templateId: "editorial" });
  expect(storyboard.templateId).toBe("editorial");
  expect(storyboard.scenes[0]?.elements?.e1).toMatchObject({
    rotationDegrees: 12,
    content: { text: "Neu" },
  });
  expect([storyboard.language, storyboard.title, untranslated]).toEqual(["de", "Becher", []]);
});

test("words of a new scene are named as not translated yet", () => {
  const longer = setSlotText(
    duplicateScene(original, "one", "two", builtInLibrary),
    "two",
    "headline",
    "Fits any bag",
  );
  const { storyboard, untranslated } = withArrangementOf(version, longer);
  expect(storyboard.scenes).toHaveLength(2);
  expect(untranslated).toContain("scene/two/slot/headline");
});

test("a cut that takes over the arrangement again is as long as it was, and says what it leaves out", () => {
  const ids = ["two", "three", "four"];
  const long: Storyboard = {
    ...plain,
    scenes: [plain.scenes[0]!, ...ids.map((id) => ({ ...plain.scenes[0]!, id, role: "point" as const }))],
  };
  const short = cutToSeconds(long, 6).storyboard;
  const moved = changePart(long, { kind: "part", sceneId: "one", key: "headline" }, { placement });
  const { storyboard, dropped } = withArrangementOf(short, moved, true);
  expect(videoSeconds(storyboard)).toBeLessThanOrEqual(videoSeconds(short) + 0.05);
  expect(storyboard.scenes[0]?.overrides).toEqual(moved.scenes[0]?.overrides);
  expect(dropped.map(({ sceneId }) => sceneId)).toEqual(
    long.scenes
      .map(({ id }) => id)
      .filter((id) => !short.scenes.some((one) => one.id === id))
      .toReversed(),
  );
  expect(withArrangementOf(short, moved).storyboard.scenes).toHaveLength(4);
});
