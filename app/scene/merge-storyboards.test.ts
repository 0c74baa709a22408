import fc from "fast-check";
import { expect, test } from "vitest";
import * as edit from "~/scene/edit-storyboard";
import { mergeStoryboards } from "~/scene/merge-storyboards";
import { mostScenes, type Scene, type Storyboard, storyboardSchema } from "~/scene/storyboard";

const scene = (id: string): Scene => ({
  id,
  role: "point",
  slots: { headline: { kind: "text", text: id } },
  durationSeconds: 3,
});
const base: Storyboard = {
  version: 3,
  title: "Autumn",
  language: "en",
  format: "9:16",
  scenes: ["a", "b", "c", "d", "e", "f"].map(scene),
  templateId: "bold",
  seed: 7,
  style: { accent: "#112233" },
  music: { bedId: "calm", gain: 0.5 },
};
const say = (storyboard: Storyboard, id: string, slot: string, text: string) =>
  edit.setSlotText(storyboard, id, slot, text);
const ids = ({ scenes }: Storyboard) => scenes.map(({ id }) => id).join("");
const wordsOf = (storyboard: Storyboard, id: string, slot: string) => {
  const content = storyboard.scenes.find((scene) => scene.id === id)?.slots[slot];
  return content?.kind === "text" ? content.text : undefined;
};

/** One edit of a person who touches only what is theirs: their scenes' slots, their fields, scenes of their own. */
type Edit = { kind: "say"; scene: number; slot: string; text: string } | { kind: "add"; id: string };
const editsOf = (person: string, slots: string[]) =>
  fc.array(
    fc.oneof(
      fc.record({
        kind: fc.constant("say" as const),
        scene: fc.nat(5),
        slot: fc.constantFrom(...slots),
        text: fc.string({ minLength: 1, maxLength: 20 }),
      }),
      fc.record({ kind: fc.constant("add" as const), id: fc.nat(9).map((n) => `${person}${n}`) }),
    ),
    { maxLength: 12 },
  );
function apply(storyboard: Storyboard, edits: readonly Edit[]): Storyboard {
  let edited = storyboard;
  for (const one of edits) {
    if (one.kind === "say") edited = say(edited, "abcdef"[one.scene] as string, one.slot, one.text);
    else if (!edited.scenes.some(({ id }) => id === one.id))
      edited = { ...edited, scenes: [...edited.scenes, scene(one.id)] };
  }
  return edited;
}

test("edits of different places all stand, whoever merges", () => {
  fc.assert(
    fc.property(editsOf("m", ["headline", "label"]), editsOf("t", ["body", "action"]), (my, their) => {
      const [mine, theirs] = [apply(base, my), apply(base, their)];
      const forward = mergeStoryboards(base, mine, theirs);
      const back = mergeStoryboards(base, theirs, mine);
      expect([forward.overruled, back.overruled]).toEqual([false, false]);
      const byId = (storyboard: Storyboard) =>
        [...storyboard.scenes].sort((one, other) => one.id.localeCompare(other.id));
      expect(byId(forward.storyboard)).toEqual(byId(back.storyboard));
      // Applying one person's edits to the other's result is what merging must give.
      expect(byId(forward.storyboard)).toEqual(byId(apply(theirs, my)));
    }),
  );
});

test("nothing changed on one side gives the other side, and the same on both sides is no conflict", () => {
  fc.assert(
    fc.property(editsOf("m", ["headline", "body"]), (edits) => {
      const mine = apply(base, edits);
      expect(mergeStoryboards(base, mine, base)).toEqual({ storyboard: mine, overruled: false });
      expect(mergeStoryboards(base, base, mine)).toEqual({ storyboard: mine, overruled: false });
      expect(mergeStoryboards(base, mine, mine)).toEqual({ storyboard: mine, overruled: false });
    }),
  );
});

test("the same words changed on both sides are mine, and it is told", () => {
  const merged = mergeStoryboards(
    base,
    say(base, "b", "headline", "Mine"),
    say(say(base, "b", "headline", "Theirs"), "b", "body", "More"),
  );
  expect(wordsOf(merged.storyboard, "b", "headline")).toBe("Mine");
  expect(wordsOf(merged.storyboard, "b", "body")).toBe("More");
  expect(merged.overruled).toBe(true);
});

test("a scene removed on one side and untouched on the other goes; one that was changed stays", () => {
  const without = { ...base, scenes: base.scenes.filter(({ id }) => id !== "c") };
  expect(ids(mergeStoryboards(base, without, say(base, "a", "body", "x")).storyboard)).toBe("abdef");
  expect(ids(mergeStoryboards(base, say(base, "a", "body", "x"), without).storyboard)).toBe("abdef");
  expect(ids(mergeStoryboards(base, without, say(base, "c", "body", "x")).storyboard)).toBe("abcdef");
  expect(ids(mergeStoryboards(base, say(base, "c", "body", "x"), without).storyboard)).toBe("abcdef");
});

test("moved scenes stand where they were put, with the other side's new ones behind those they followed", () => {
  const moved = { ...base, scenes: ["b", "a", "c", "d", "e", "f"].map(scene) };
  const added = {
    ...base,
    scenes: [...base.scenes.slice(0, 3), scene("n"), ...base.scenes.slice(3)],
  };
  expect(ids(mergeStoryboards(base, moved, added).storyboard)).toBe("bacndef");
  expect(ids(mergeStoryboards(base, added, moved).storyboard)).toBe("bacndef");
});

test("style, music and title merge by field", () => {
  const merged = mergeStoryboards(
    base,
    { ...base, title: "Winter", style: { ...base.style, background: "#ffffff" } },
    { ...base, seed: 9, style: { ...base.style, accent: "#445566" }, music: null },
  );
  expect(merged).toEqual({
    overruled: false,
    storyboard: {
      ...base,
      title: "Winter",
      seed: 9,
      style: { accent: "#445566", background: "#ffffff" },
      music: null,
    },
  });
});

test("what is merged is a storyboard again, with no more scenes than it may hold", () => {
  const many = (person: string, count: number) => ({
    ...base,
    scenes: [...base.scenes, ...Array.from({ length: count }, (_, index) => scene(`${person}${index}`))],
  });
  const merged = mergeStoryboards(base, many("m", 60), many("t", 60));
  expect(storyboardSchema.parse(merged.storyboard).scenes).toHaveLength(mostScenes);
  expect(merged.overruled).toBe(true);
  expect(merged.storyboard.scenes.filter(({ id }) => id.startsWith("m"))).toHaveLength(60);
});
