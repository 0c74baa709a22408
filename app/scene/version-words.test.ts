import { expect, test } from "vitest";
import { setSlotText } from "./edit-storyboard";
import { translatedVersion, withArrangementOf } from "./linked-version";
import { parseStoryboard, type Storyboard } from "./storyboard";
import { outOfDateTexts, withNewWords, withNotedWords, withWordsKept } from "./version-words";
import { textsOfVideo, withTexts } from "./video-texts";

const scene = (id: string, headline: string, body: string) => ({
  id,
  role: "point",
  durationSeconds: 4,
  slots: {
    headline: { kind: "text", text: headline },
    ...(body && { body: { kind: "text", text: body } }),
  },
});
const original = parseStoryboard({
  version: 3,
  title: "Mug",
  language: "en",
  format: "9:16",
  scenes: [scene("one", "Stays hot", "All morning"), scene("two", "Fits any bag", "")],
  templateId: "minimal",
  seed: 1,
  music: null,
});
const inFrench = (storyboard: Storyboard, left: readonly string[] = []) => {
  const texts = textsOfVideo(storyboard).flatMap(({ id, text }) =>
    left.includes(id) ? [] : [[id, `${text} (fr)`] as const],
  );
  return withNotedWords(translatedVersion(storyboard, "fr", new Map(texts)), storyboard, new Set(left));
};
const french = inFrench(original);
const hot = "scene/one/slot/headline";
const fits = "scene/two/slot/headline";
const changed = setSlotText(original, "one", "headline", "Stays warm");
const told = (version: Storyboard, from: Storyboard) =>
  outOfDateTexts(version, from).map(({ id, isByHand, isUntranslated }) =>
    [id, isByHand && "by hand", isUntranslated && "untranslated"].filter(Boolean).join(" "),
  );
const wordAt = (storyboard: Storyboard, id: string) =>
  textsOfVideo(storyboard).find((text) => text.id === id)?.text;

test("a translation is up to date until the original says something else, and then names where", () => {
  expect(told(french, original)).toEqual([]);
  expect(told(french, { ...original, title: "Cup" })).toEqual([]);
  expect(told(french, changed)).toEqual([hot]);
  expect(told(french, setSlotText(original, "two", "body", "And any shelf"))).toEqual([
    "scene/two/slot/body",
  ]);
  expect(told(french, setSlotText(original, "one", "body", ""))).toEqual(["scene/one/slot/body"]);
  expect(told(french, original)).toEqual([]);
  expect(parseStoryboard(french)).toEqual(french);
});

test("only what is out of date gets new words, and the layout stays", () => {
  const moved = { ...french, templateId: "editorial" };
  const outOfDate = outOfDateTexts(moved, changed);
  const renewed = withNewWords(moved, { seen: moved, words: new Map([[hot, "Reste chaud"]]), outOfDate });
  expect(renewed.templateId).toBe("editorial");
  expect(wordAt(renewed, hot)).toBe("Reste chaud");
  expect(wordAt(renewed, fits)).toBe("Fits any bag (fr)");
  expect(told(renewed, changed)).toEqual([]);
  expect(told(renewed, original)).toEqual([hot]);
});

test("words that come and go in the original come and go in the version", () => {
  const other = setSlotText(setSlotText(original, "one", "body", ""), "two", "body", "And any shelf");
  const outOfDate = outOfDateTexts(french, other);
  const words = new Map([
    ["scene/one/slot/body", ""],
    ["scene/two/slot/body", "Et toute étagère"],
  ]);
  const renewed = withNewWords(french, { seen: french, words, outOfDate });
  expect(Object.keys(renewed.scenes[0]!.slots)).toEqual(["headline"]);
  expect(wordAt(renewed, "scene/two/slot/body")).toBe("Et toute étagère");
  expect(told(renewed, other)).toEqual([]);
});

test("what was changed by hand is named, and stays where it changed while words were asked for", () => {
  const own = setSlotText(french, "one", "headline", "Toujours chaud");
  expect(told(own, original)).toEqual([]);
  expect(told(own, changed)).toEqual([`${hot} by hand`]);
  const outOfDate = outOfDateTexts(french, changed);
  const late = withNewWords(own, { seen: french, words: new Map([[hot, "Reste chaud"]]), outOfDate });
  expect(wordAt(late, hot)).toBe("Toujours chaud");
  expect(told(late, changed)).toEqual([`${hot} by hand`]);
});

test("words that are kept are no longer out of date, and still count as changed by hand", () => {
  const own = setSlotText(french, "one", "headline", "Toujours chaud");
  const kept = withWordsKept(own, outOfDateTexts(own, changed));
  expect(wordAt(kept, hot)).toBe("Toujours chaud");
  expect(told(kept, changed)).toEqual([]);
  expect(told(kept, original)).toEqual([`${hot} by hand`]);
});

test("a text that was not translated is named until somebody does", () => {
  const partly = inFrench(original, [fits]);
  expect(told(partly, original)).toEqual([`${fits} untranslated`]);
  expect(told(setSlotText(partly, "two", "headline", "Dans tout sac"), original)).toEqual([]);
  const outOfDate = outOfDateTexts(partly, original);
  const renewed = withNewWords(partly, {
    seen: partly,
    words: new Map([[fits, "Dans tout sac"]]),
    outOfDate,
  });
  expect(told(renewed, original)).toEqual([]);
});

test("a scene that comes with the arrangement is not translated yet", () => {
  const third = { ...original.scenes[1]!, id: "three" };
  const longer = { ...changed, scenes: [...changed.scenes, third] };
  const { storyboard } = withArrangementOf(french, longer);
  expect(told(storyboard, longer)).toEqual([hot, "scene/three/slot/headline untranslated"]);
});

test("a version in the same language follows as well, and words that were written for it are named", () => {
  const wide = withNotedWords({ ...original, format: "16:9" }, original);
  expect(told(wide, original)).toEqual([]);
  expect(told(wide, changed)).toEqual([hot]);
  const rewritten = withTexts(original, new Map([[hot, "Hot for hours"]]));
  expect(told(withNotedWords(rewritten, original), changed)).toEqual([`${hot} by hand`]);
  expect(told(setSlotText(wide, "one", "headline", "Stays warm"), changed)).toEqual([]);
});

test("a version of a version is measured by the first original", () => {
  const german = withNotedWords(
    translatedVersion(
      french,
      "de",
      new Map([
        [hot, "Bleibt heiß"],
        [fits, "Passt"],
      ]),
    ),
    french,
  );
  expect(told(german, original)).toEqual([]);
  expect(told(german, changed)).toEqual([hot]);
});
