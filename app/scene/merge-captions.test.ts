import fc from "fast-check";
import { expect, test } from "vitest";
import { captionsOf } from "~/scene/captions-of";
import { setCaptionTimes } from "~/scene/edit-caption-times";
import { setCaptionText, toggleEmphasis } from "~/scene/edit-caption-words";
import { mergeWithNext, removeCaption, splitCaption } from "~/scene/edit-captions";
import { mergeStoryboards } from "~/scene/merge-storyboards";
import { parseStoryboard, type Storyboard } from "~/scene/storyboard";

const said = "We make it in Porto. We ship it by train. You keep it for life.".split(" ");
const words = said.map((text, index) => ({
  text,
  startSeconds: index / 2,
  endSeconds: index / 2 + 0.4,
}));
const base = parseStoryboard({
  ...{
    version: 3,
    title: "Kettle",
    language: "en",
    format: "9:16",
    templateId: "market",
    seed: 1,
    music: null,
  },
  scenes: [
    {
      ...{ id: "one", role: "point", slots: {}, durationSeconds: 9 },
      voice: { assetId: "line", durationSeconds: 8, words, text: said.join(" ") },
    },
  ],
});
const place = (index: number) => ({ sceneId: "one", language: "en", index });
const shown = (storyboard: Storyboard) => captionsOf(storyboard.scenes[0]!, "en", "en");
const merged = (mine: Storyboard, theirs: Storyboard) => mergeStoryboards(base, mine, theirs);
const texts = (storyboard: Storyboard) => shown(storyboard).map(({ text }) => text);

test("two people who move captions of one scene for the first time both have moved them", () => {
  const mine = setCaptionTimes(base, place(0), { startSeconds: 0.1 });
  const theirs = setCaptionTimes(base, place(2), { endSeconds: 8.4 });
  const { storyboard, overruled } = merged(mine, theirs);
  expect(shown(storyboard).map(({ startSeconds }) => startSeconds)[0]).toBe(0.1);
  expect(shown(storyboard)[2]!.endSeconds).toBe(8.4);
  expect(overruled).toBe(false);
  expect(merged(theirs, mine).storyboard).toEqual(storyboard);
});

test("one rewrites, splits, joins or deletes while the other retimes and sets words apart", () => {
  const rewritten = setCaptionText(base, place(0), "We make it by hand in Porto.");
  const split = splitCaption(base, place(1), 2);
  const joined = mergeWithNext(base, place(1));
  const removed = removeCaption(base, place(2));
  const timed = setCaptionTimes(base, place(0), { startSeconds: 0.15 });
  const apart = toggleEmphasis(timed, place(0), 1);

  expect(texts(merged(rewritten, apart).storyboard)[0]).toBe("We make it by hand in Porto.");
  expect(shown(merged(rewritten, apart).storyboard)[0]).toMatchObject({ startSeconds: 0.15, emphasis: [1] });
  expect(texts(merged(split, apart).storyboard)).toEqual(texts(split));
  expect(texts(merged(apart, joined).storyboard)).toEqual(texts(joined));
  expect(texts(merged(removed, rewritten).storyboard)).toEqual([
    "We make it by hand in Porto.",
    "We ship it by train.",
  ]);
});

test("of a word that both wrote anew mine stands, and they are told", () => {
  const mine = setCaptionText(base, place(0), "We make it in Lisbon.");
  const theirs = setCaptionText(base, place(0), "We make it in Braga.");
  const { storyboard, overruled } = merged(mine, theirs);
  expect(texts(storyboard)[0]).toBe("We make it in Lisbon.");
  expect(overruled).toBe(true);
});

test("whatever two people do to captions, nothing overlaps, all can be stored, and who did nothing takes the other's", () => {
  const edit = fc.record({
    kind: fc.nat({ max: 5 }),
    at: fc.nat({ max: 5 }),
    by: fc.integer({ min: -9, max: 9 }).map((tenths) => tenths / 10),
    text: fc.constantFrom("Made by hand", "We ship it", "You keep it\nfor ever", "Porto"),
  });
  const make = (
    board: Storyboard,
    { kind, at, by, text }: { kind: number; at: number; by: number; text: string },
  ) => {
    const captions = shown(board);
    if (captions.length === 0) return board;
    const index = at % captions.length;
    const { startSeconds, endSeconds } = captions[index]!;
    const edits = [
      () =>
        setCaptionTimes(board, place(index), {
          startSeconds: startSeconds + by,
          endSeconds: endSeconds + by,
        }),
      () => setCaptionTimes(board, place(index), { endSeconds: endSeconds + by }),
      () => setCaptionText(board, place(index), text),
      () => splitCaption(board, place(index), 1),
      () => mergeWithNext(board, place(index)),
      () => removeCaption(board, place(index)),
    ];
    try {
      return edits[kind]!();
    } catch {
      return board;
    }
  };
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 6 }), fc.array(edit, { maxLength: 6 }), (my, their) => {
      const [mine, theirs] = [my.reduce(make, base), their.reduce(make, base)];
      const { storyboard } = merged(mine, theirs);
      expect(parseStoryboard(storyboard)).toEqual(storyboard);
      const captions = shown(storyboard);
      for (const [index, caption] of captions.entries()) {
        expect(caption.endSeconds).toBeGreaterThan(caption.startSeconds);
        const next = captions[index + 1];
        if (next) expect(next.startSeconds).toBeGreaterThanOrEqual(caption.startSeconds);
      }
      expect(merged(mine, base).storyboard).toEqual(mine);
      expect(merged(base, theirs).storyboard).toEqual(theirs);
      // What both did alike is as one of them did it.
      expect(shown(merged(mine, mine).storyboard)).toEqual(shown(mine));
    }),
    { numRuns: 400 },
  );
});
