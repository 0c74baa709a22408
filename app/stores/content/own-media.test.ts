import { expect, test } from "vitest";
import { parseStoryboard, type Storyboard } from "~/scene/storyboard";
import { isPutInByOwner, ownMediaAfter, ownMediaOnSharing } from "./own-media";

const take = { id: "t", keptAt: "2026-11-24", madeBy: null, kind: "picture", assetId: "aside", alt: "" };
const showing = (assetId: string): Storyboard =>
  parseStoryboard({
    version: 3,
    title: "Wool",
    language: "en",
    format: "9:16",
    scenes: [
      {
        ...{ id: "one", role: "hook", durationSeconds: 2, takes: [take] },
        slots: { picture: { kind: "picture", assetId, alt: "", focusX: 0.5, focusY: 0.5 } },
      },
    ],
    templateId: "editorial",
    seed: 1,
    music: null,
  });

test("when a video is shared, what it holds is its owner's, in takes and versions of before too", () => {
  expect(ownMediaOnSharing([showing("now"), showing("before")])).toEqual(["now", "aside", "before"]);
});

test("what the owner puts in is counted from then on, and what an editor named meanwhile is not", () => {
  const shared = { ownMedia: ["now"] };
  expect(ownMediaAfter({}, showing("now"), showing("new"))).toBe(null);
  expect(ownMediaAfter(shared, showing("now"), showing("now"))).toBe(null);
  expect(ownMediaAfter(shared, showing("now"), showing("new"))).toEqual(["now", "new"]);
  // An editor's change has come in: the owner edits on with it.
  const base = showing("named by an editor");
  expect(ownMediaAfter(shared, base, { ...base, title: "Wool and felt" })).toBe(null);
  expect(["now", "named by an editor"].map((id) => isPutInByOwner(shared, id))).toEqual([true, false]);
  expect(isPutInByOwner({}, "any")).toBe(true);
});

test("a video that had editors before anything was counted is counted with its owner's next edit", () => {
  const shared = { editors: ["friend@example.com"] };
  expect(ownMediaAfter(shared, showing("now"), showing("new"))).toEqual(["now", "aside", "new"]);
});
