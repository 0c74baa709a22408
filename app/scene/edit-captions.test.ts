import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseCaptions, writeSrt, writeVtt } from "~/domain/video/captions";
import { distributeWords } from "~/domain/video/spread-words";
import { captionsForFile, importCaptions } from "~/scene/caption-files";
import { captionLanguages, captionsOf } from "~/scene/captions-of";
import { retimeWords, setCaptionTimes } from "~/scene/edit-caption-times";
import { removeCaptionLanguage, setCaptionLook, setCaptionTrack } from "~/scene/edit-caption-tracks";
import { setCaptionText, setCaptionWord, toggleEmphasis } from "~/scene/edit-caption-words";
import { addCaption, mergeWithNext, splitCaption } from "~/scene/edit-captions";
import { moveScene, setSceneDuration } from "~/scene/edit-storyboard";
import { builtInLibrary } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import { parseStoryboard, type Scene, type Storyboard } from "~/scene/storyboard";
import { builtInTemplates } from "~/scene/templates/built-in-templates";

const line = "Bread, warm from the oven. Every morning at six.";
const scene = (id: string): Scene => ({
  id,
  role: "point",
  slots: { headline: { kind: "text", text: `Scene ${id}` } },
  durationSeconds: 5,
  voice: { assetId: `voice-${id}`, durationSeconds: 3.5, words: distributeWords(line, 0.1, 3.4), text: line },
});
const board: Storyboard = parseStoryboard({
  version: 3,
  title: "Bakery",
  language: "en",
  format: "9:16",
  scenes: [scene("a"), scene("b"), scene("c")],
  templateId: "bold",
  seed: 1,
  music: null,
  captions: { show: true, style: "karaoke" },
});
const withTemplate = (storyboard: Storyboard, templateId: string): Storyboard => ({
  ...storyboard,
  templateId,
});
const at = (index: number, sceneId = "a") => ({ sceneId, language: "en", index });
const track = { sceneId: "a", language: "en" };
const captions = (storyboard: Storyboard, sceneId = "a") =>
  captionsOf(storyboard.scenes.find(({ id }) => id === sceneId)!, "en", "en");
const texts = (storyboard: Storyboard) => captions(storyboard).map(({ text }) => text);

test("captions come from the voice until one is changed, and only its scene has its own then", () => {
  expect(texts(board)).toEqual(["Bread, warm from the oven.", "Every morning at six."]);
  const changed = setCaptionText(board, at(1), "Every day at six.");
  expect(texts(changed)).toEqual(["Bread, warm from the oven.", "Every day at six."]);
  expect(changed.scenes[1]).toBe(board.scenes[1]);
  expect(parseStoryboard(changed)).toEqual(changed);
});

test("words that stay keep their times when others are written between them", () => {
  const before = captions(board)[1]!.words!;
  const after = captions(setCaptionText(board, at(1), "Every single cold morning at six."))[1]!.words!;
  expect(after.map(({ text }) => text)).toEqual(["Every", "single", "cold", "morning", "at", "six."]);
  expect(after[0]).toEqual(before[0]);
  expect(after.slice(-2)).toEqual(before.slice(-2));
  for (const [index, word] of after.entries()) {
    expect(word.startSeconds).toBeGreaterThanOrEqual(after[index - 1]?.startSeconds ?? 0);
  }
});

test("every word of a caption that is typed has a time of its own, whoever timed the ones before", () => {
  const typed = (from: Storyboard, index: number, text: string) =>
    [...text].reduce(
      ({ now, soFar }, letter) => {
        const next = soFar + letter;
        return { now: setCaptionText(now, at(index), next), soFar: next };
      },
      { now: from, soFar: "" },
    ).now;
  const added = addCaption(
    { ...board, scenes: board.scenes.map(({ voice: _, ...silent }) => silent) },
    track,
    { startSeconds: 1, text: "New caption" },
  );
  const byHand = captions(typed(added, 0, "First words on this soap"))[0]!;
  expect(byHand).toEqual({ startSeconds: 1, endSeconds: 3, text: "First words on this soap" });
  const timed = captions(typed(board, 1, "Every morning at six in town"))[1]!.words!;
  expect(timed.map(({ text }) => text)).toEqual(["Every", "morning", "at", "six", "in", "town"]);
  for (const { startSeconds, endSeconds } of timed) expect(endSeconds - startSeconds).toBeGreaterThan(0);
});

test("words before the first one share its time", () => {
  const before = captions(board)[1]!.words!;
  const after = captions(setCaptionText(board, at(1), "Open every Every morning at six."))[1]!.words!;
  expect(after[0]!.startSeconds).toBeGreaterThanOrEqual(captions(board)[1]!.startSeconds);
  for (const { startSeconds, endSeconds } of after) expect(endSeconds - startSeconds).toBeGreaterThan(0);
  expect(after.slice(3)).toEqual(before.slice(1));
});

test("a split at a word and a merge with the next one are each other's opposite", () => {
  const own = toggleEmphasis(board, at(0), 3);
  const split = splitCaption(own, at(0), 2);
  expect(texts(split)).toEqual(["Bread, warm", "from the oven.", "Every morning at six."]);
  expect(captions(split)[1]?.emphasis).toEqual([1]);
  expect(captions(mergeWithNext(split, at(0)))).toEqual(captions(own));
  expect(() => splitCaption(board, at(0), 0)).toThrow("later words");
  expect(() => mergeWithNext(board, at(1))).toThrow("no caption 3");
});

test("one word is written anew or taken out; what is set apart stays on its word", () => {
  const marked = toggleEmphasis(board, at(0), 2);
  expect(captions(setCaptionWord(marked, at(0), 2, "off"))[0]).toMatchObject({
    text: "Bread, warm off the oven.",
    emphasis: [2],
  });
  expect(captions(setCaptionWord(marked, at(0), 0, ""))[0]).toMatchObject({
    text: "warm from the oven.",
    emphasis: [1],
  });
  expect(captions(toggleEmphasis(marked, at(0), 2))[0]).not.toHaveProperty("emphasis");
});

test("an edge that is moved into a neighbour pushes its edge, and never past it", () => {
  const moved = captions(setCaptionTimes(board, at(1), { startSeconds: 1 }));
  expect(moved[0]!.endSeconds).toBe(1);
  expect(moved[1]!.startSeconds).toBe(1);
  for (const word of moved[0]!.words!) expect(word.endSeconds).toBeLessThanOrEqual(1);
  const far = captions(setCaptionTimes(board, at(1), { startSeconds: -30 }));
  expect(far[1]!.startSeconds).toBeCloseTo(far[0]!.startSeconds + 0.1, 9);
});

test("tapped times are the beginnings of the words; what was not tapped follows", () => {
  const starts = [0.5, 0.9, 1.4, 1.6, 1.8];
  const timed = captions(retimeWords(board, track, starts)).flatMap(({ words }) => words ?? []);
  expect(timed.slice(0, 5).map(({ startSeconds }) => startSeconds)).toEqual(starts);
  for (const [index, word] of timed.entries()) {
    expect(word.endSeconds).toBeGreaterThanOrEqual(word.startSeconds);
    expect(word.startSeconds).toBeGreaterThan(timed[index - 1]?.startSeconds ?? 0);
  }
  expect(parseStoryboard(retimeWords(board, track, starts)).scenes[0]?.captions?.en).toHaveLength(2);
});

test("a caption is added in order of time, and one in another language makes a track", () => {
  const french = addCaption(
    board,
    { sceneId: "a", language: "fr" },
    { startSeconds: 0.2, text: " Du pain " },
  );
  expect(captionLanguages(french)).toEqual(["en", "fr"]);
  const shown = setCaptionLook(french, { secondLanguage: "fr" });
  expect(captionLanguages(removeCaptionLanguage(shown, "fr"))).toEqual(["en"]);
  expect(removeCaptionLanguage(shown, "fr").captions).not.toHaveProperty("secondLanguage");
});

test("a caption added where another begins comes after it, however often", () => {
  const added = Array.from({ length: 3 }).reduce<Storyboard>(
    (now) => addCaption(now, track, { startSeconds: captions(board)[0]!.startSeconds, text: "New" }),
    board,
  );
  expect(captions(added)).toHaveLength(captions(board).length + 3);
  expect(captions(added)[0]).toEqual(captions(board)[0]);
  for (const { startSeconds, endSeconds } of captions(added)) {
    expect(endSeconds - startSeconds).toBeGreaterThanOrEqual(0.1 - 1e-9);
  }
});

test("a caption that is added close to the end of its scene is read within it", () => {
  const silent = { ...board, scenes: board.scenes.map(({ voice: _, ...one }) => one) };
  const within = { startSeconds: 0, endSeconds: 5 };
  const add = (now: Storyboard, startSeconds: number) =>
    addCaption(now, track, { startSeconds, text: "New" }, within);
  const times = (now: Storyboard) =>
    captions(now).map(({ startSeconds, endSeconds }) => [startSeconds, endSeconds]);
  const late = add(silent, 4.9);
  expect(times(late)).toEqual([[3, 5]]);
  expect(times(add(late, 4.9))).toEqual([
    [3, 4],
    [4, 5],
  ]);
  expect(times(add(late, 5))).toEqual(times(add(late, 4.9)));
  expect(times(add(add(silent, 2), 4.9))).toEqual([
    [2, 4],
    [4, 5],
  ]);
  const short = { startSeconds: 0, endSeconds: 1 };
  expect(times(addCaption(silent, track, { startSeconds: 0.9, text: "New" }, short))).toEqual([[0, 1]]);
});

test("captions that only repeat the screen are not drawn, those of another language are", () => {
  const repeating: Storyboard = {
    ...board,
    scenes: board.scenes.map((one) => ({ ...one, slots: { headline: { kind: "text", text: line } } })),
  };
  const drawn = (storyboard: Storyboard) =>
    resolveComposition(storyboard).layers.filter(({ kind }) => kind === "captions").length;
  expect(drawn(repeating)).toBe(0);
  expect(resolveComposition(repeating).cues.length).toBe(6);
  expect(drawn(setCaptionLook(repeating, { showsRepeats: true }))).toBe(3);
  const french = addCaption(
    repeating,
    { sceneId: "b", language: "fr" },
    { startSeconds: 0, text: "Du pain" },
  );
  expect(drawn(setCaptionLook(french, { language: "fr" }))).toBe(1);
  expect(drawn(setCaptionLook(french, { secondLanguage: "fr" }))).toBe(2);
  expect(drawn(board)).toBe(3);
});

describe("whatever is edited", () => {
  const own = board.scenes.reduce(
    (all, { id }) => setCaptionWord(all, { sceneId: id, language: "en", index: 0 }, 1, `own-${id}`),
    board,
  );

  test("words stay on their sound through trims, moves and other transitions", () => {
    const edit = fc.oneof(
      fc.record({
        kind: fc.constant("trim" as const),
        scene: fc.nat(2),
        seconds: fc.double({ min: 1, max: 20, noNaN: true }),
      }),
      fc.record({ kind: fc.constant("move" as const), scene: fc.nat(2), to: fc.nat(2) }),
      fc.record({
        kind: fc.constant("template" as const),
        id: fc.constantFrom(...builtInTemplates.map(({ id }) => id)),
      }),
    );
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 8 }), (edits) => {
        const edited = edits.reduce((now, one) => {
          if (one.kind === "trim") return setSceneDuration(now, now.scenes[one.scene]!.id, one.seconds);
          if (one.kind === "move") return moveScene(now, now.scenes[one.scene]!.id, one.to);
          return withTemplate(now, one.id);
        }, own);
        const { cues, sound } = resolveComposition(edited);
        for (const { assetId, startSeconds } of sound!.voices) {
          const word = cues
            .flatMap(({ words }) => words)
            .find(({ text }) => text === `own-${assetId.slice(6)}`)!;
          const said = own.scenes[0]!.voice!.words[1]!.startSeconds;
          expect(word.startSeconds - startSeconds).toBeCloseTo(said, 6);
        }
      }),
      { numRuns: 60 },
    );
  });

  const text = fc
    .array(fc.stringMatching(/^[\p{L}\p{N}<>&{}\\/!?.,;:'"%–-]{1,12}$/u), { minLength: 1, maxLength: 8 })
    .map((words) => words.join(" ").replaceAll("-->", "→"))
    .filter((joined) => /\p{L}/u.test(joined));
  const cue = fc.record({
    from: fc.integer({ min: 0, max: 14_000 }),
    milliseconds: fc.integer({ min: 20, max: 4000 }),
    text,
    second: fc.option(text, { nil: null }),
    isWorded: fc.boolean(),
  });

  test.each(["srt", "vtt"] as const)(
    "what is exported as %s and imported again is the same to the millisecond",
    (kind) => {
      fc.assert(
        fc.property(fc.array(cue, { minLength: 1, maxLength: 12 }), (made) => {
          const file = made
            .map(({ from, milliseconds, text: first, second, isWorded }) => {
              const [startSeconds, endSeconds] = [from / 1000, (from + milliseconds) / 1000];
              const whole = second === null ? first : `${first}\n${second}`;
              const words = isWorded ? distributeWords(whole, startSeconds, endSeconds) : [];
              return { startSeconds, endSeconds, text: whole, words };
            })
            .sort((one, other) => one.startSeconds - other.startSeconds || one.endSeconds - other.endSeconds);
          const { storyboard, taken } = importCaptions(own, file, "en", builtInLibrary);
          expect(taken).toBe(file.length);
          const write = (now: Storyboard) => {
            const cues = captionsForFile(now, "en", builtInLibrary);
            return kind === "srt" ? writeSrt(cues) : writeVtt(cues, "en");
          };
          const out = write(storyboard);
          const read = parseCaptions(out);
          expect(
            read.map(({ startSeconds, endSeconds, text: said }) => ({ startSeconds, endSeconds, said })),
          ).toEqual(
            file.map(({ startSeconds, endSeconds, text: said }) => ({ startSeconds, endSeconds, said })),
          );
          const again = importCaptions(storyboard, read, "en", builtInLibrary).storyboard;
          expect(write(again)).toBe(out);
          expect(parseStoryboard(again)).toEqual(again);
        }),
        { numRuns: 150 },
      );
    },
  );
});

test("an empty track keeps a voice silent in its captions, and none gives them back", () => {
  const silent = setCaptionTrack(board, track, []);
  expect(captions(silent)).toEqual([]);
  expect(captions(setCaptionTrack(silent, track, null))).toEqual(captions(board));
});

test("a caption of a file that never ends lasts as long as one can", () => {
  const endless = parseCaptions("00:00:01.000 --> 27:46:39.000\nHere <27:00:00.000>to stay");
  const { storyboard, taken } = importCaptions(board, endless, "en", builtInLibrary);
  expect(taken).toBe(1);
  expect(parseStoryboard(storyboard)).toEqual(storyboard);
  expect(captions(storyboard)[0]!.text).toBe("Here to stay");
});

test("a file whose captions all lie after the end changes nothing", () => {
  const late = parseCaptions("00:10:00,000 --> 00:10:02,000\nLater");
  expect(importCaptions(board, late, "en", builtInLibrary)).toEqual({ storyboard: board, taken: 0, left: 1 });
});
