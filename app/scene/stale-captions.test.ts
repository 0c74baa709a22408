import { expect, test } from "vitest";
import { setCaptionTrack } from "~/scene/edit-caption-tracks";
import { setCaptionText } from "~/scene/edit-caption-words";
import { mergeWithNext, removeCaption } from "~/scene/edit-captions";
import { setVoice } from "~/scene/edit-sound";
import { joinScenes } from "~/scene/edit-time-join";
import { splitScene } from "~/scene/edit-time-split";
import { momentsOf } from "~/scene/moments";
import { keepCaptions, missingCaptionPlaces, staleCaptionPlaces } from "~/scene/stale-captions";
import { parseStoryboard } from "~/scene/storyboard";

const words = ["It", "boils.", "In", "ninety", "seconds."].map((text, index) => ({
  text,
  startSeconds: index * 0.5,
  endSeconds: index * 0.5 + 0.4,
}));
const voice = { assetId: "line", durationSeconds: 2.5, words, text: "It boils. In ninety seconds." };
const board = parseStoryboard({
  version: 3,
  title: "Kettle",
  language: "en",
  format: "9:16",
  templateId: "market",
  seed: 1,
  music: null,
  scenes: ["one", "two"].map((id) => ({ id, role: "point", slots: {}, durationSeconds: 4, voice })),
});
const french = [
  { startSeconds: 0, endSeconds: 1, text: "Elle bout." },
  { startSeconds: 1, endSeconds: 2.5, text: "En nonante secondes." },
];
const translated = setCaptionTrack(board, { sceneId: "two", language: "fr" }, french);
const english = { sceneId: "two", language: "en", index: 0 };
const stale = (storyboard: typeof board) => staleCaptionPlaces(storyboard, "fr");

test("captions in another language are out of date once the words of the video's own change, by hand or by voice", () => {
  expect(stale(translated)).toEqual([]);
  const rewritten = setCaptionText(translated, english, "It is hot.");
  expect(stale(rewritten)).toEqual([1]);
  expect(
    stale(setVoice(translated, "two", { ...voice, words: words.slice(0, 2), text: "It boils." })),
  ).toEqual([1]);
  expect(stale(setCaptionText(rewritten, { ...english, language: "fr" }, "Elle est chaude."))).toEqual([1]);
  expect(stale(keepCaptions(rewritten, "fr", [1]))).toEqual([]);
  expect(stale(setCaptionText(rewritten, english, "It boils."))).toEqual([]);
  expect(stale(setCaptionTrack(rewritten, { sceneId: "two", language: "fr" }, null))).toEqual([]);
  expect(parseStoryboard(rewritten)).toEqual(rewritten);
});

test("what is heard as before keeps them up to date: other marks, joined captions, another take, a split and a join", () => {
  expect(stale(setCaptionText(translated, english, "it boils!"))).toEqual([]);
  const joined = mergeWithNext(translated, english);
  expect(stale(joined)).toEqual([]);
  expect(stale(setVoice(translated, "two", { ...voice, assetId: "again" }))).toEqual([]);
  const at = momentsOf(translated).voices.get("two")!.request.startSeconds + 0.95;
  const split = splitScene(translated, "two", at, "half");
  expect(stale(split)).toEqual([]);
  expect(split.scenes.map(({ captions }) => captions?.fr?.[0]?.text)).toEqual([
    undefined,
    "Elle bout.",
    "En nonante secondes.",
  ]);
  expect(joinScenes(split, "two")).toEqual(translated);
  const rewritten = setCaptionText(translated, english, "It is hot.");
  expect(stale(splitScene(rewritten, "two", at, "half"))).toEqual([1, 2]);
});

test("a scene whose voice came after a language has no captions in it; one whose captions were deleted has none on purpose", () => {
  expect(missingCaptionPlaces(translated, "fr")).toEqual([0]);
  expect(missingCaptionPlaces(translated, "en")).toEqual([]);
  const { voice: _, ...silent } = translated.scenes[0]!;
  const later = { ...translated, scenes: [silent, translated.scenes[1]!] };
  expect(missingCaptionPlaces(later, "fr")).toEqual([]);
  expect(missingCaptionPlaces(setVoice(later, "one", voice), "fr")).toEqual([0]);
  const place = { sceneId: "two", language: "fr", index: 0 };
  const deleted = removeCaption(removeCaption(translated, place), place);
  expect(missingCaptionPlaces(deleted, "fr")).toEqual([0]);
});
