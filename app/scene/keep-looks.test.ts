import fc from "fast-check";
import { expect, test } from "vitest";
import { duplicateScene } from "./duplicate-scene";
import { addSceneAfter, moveScene, removeScene, setSlotText } from "./edit-storyboard";
import { designsIn, keepingLooks } from "./keep-looks";
import { layersWithin } from "./layers-within";
import { builtInLibrary } from "./library";
import { mergeStoryboards } from "./merge-storyboards";
import { resolveComposition } from "./resolve-composition";
import type { Scene, Storyboard } from "./storyboard";

const text = (words: string) => ({ kind: "text", text: words }) as const;
const picture = { kind: "picture", assetId: "loaf", alt: "A loaf", focusX: 0.5, focusY: 0.5 } as const;
const figure = { kind: "number", value: 40, from: 0, decimals: 0, unit: "percent" } as const;

const contents: Scene["slots"][] = [
  { headline: text("Baked at night") },
  { headline: text("Warm at seven"), body: text("From the oven to your door before work") },
  { headline: text("Three loaves"), body: text("Rye\nSpelt\nOats") },
  { headline: text("Stone oven"), picture },
  { label: text("Less waste"), headline: text("Every loaf sold"), figure },
  { headline: text("Order today"), action: text("bread.example") },
];

const videos = fc
  .record({
    templateId: fc.constantFrom(...builtInLibrary.templates.keys()),
    seed: fc.integer({ min: 0, max: 0xffffffff }),
    chosen: fc.array(fc.constantFrom(...contents), { minLength: 3, maxLength: 8 }),
  })
  .map(
    ({ templateId, seed, chosen }): Storyboard => ({
      ...{ version: 3, title: "Bread", language: "en", format: "9:16", templateId, seed, music: null },
      scenes: chosen.map((slots, index): Scene => {
        const role = index === 0 ? "hook" : index === chosen.length - 1 ? "action" : "point";
        return { id: `scene-${index}`, role, slots, durationSeconds: 3 };
      }),
    }),
  );
const place = fc.nat({ max: 7 });

/** Of each scene by its id. */
function looksOf(storyboard: Storyboard) {
  const designs = designsIn(storyboard, builtInLibrary);
  return new Map(
    storyboard.scenes.map(({ id }, index) => {
      const { layout, surface, ground } = designs[index]!;
      return [id, { layoutId: layout.id, surface, ground }];
    }),
  );
}

const idAt = ({ scenes }: Storyboard, at: number) => scenes[at % scenes.length]!.id;
const kept = (storyboard: Storyboard, edit: (now: Storyboard) => Storyboard) =>
  keepingLooks(edit, builtInLibrary)(storyboard);

test("whatever scene comes, goes or moves, all others look as they did", () => {
  fc.assert(
    fc.property(videos, place, place, (video, at, to) => {
      const id = idAt(video, at);
      const before = looksOf(video);
      const edited = [
        kept(video, (now) => addSceneAfter(now, id, "new")),
        kept(video, (now) => removeScene(now, id)),
        kept(video, (now) => moveScene(now, id, to)),
        duplicateScene(video, id, "new", builtInLibrary),
      ];
      for (const video of edited) {
        for (const [sceneId, look] of looksOf(video)) {
          if (sceneId !== "new") expect(look, sceneId).toEqual(before.get(sceneId));
        }
      }
    }),
  );
});

test("a duplicate has the layout and the ground of its original, and so does a duplicate of it", () => {
  fc.assert(
    fc.property(videos, place, (video, at) => {
      const id = idAt(video, at);
      const twice = duplicateScene(
        duplicateScene(video, id, "copy", builtInLibrary),
        "copy",
        "again",
        builtInLibrary,
      );
      const looks = looksOf(twice);
      expect(looks.get("copy")).toEqual(looks.get(id));
      expect(looks.get("again")).toEqual(looks.get(id));
    }),
  );
});

const video: Storyboard = {
  ...{ version: 3, title: "Bread", language: "en", format: "9:16", templateId: "bold", seed: 7, music: null },
  scenes: contents.map((slots, index) => ({
    ...{ id: `scene-${index}`, role: "point", durationSeconds: 3 },
    slots,
  })),
};

test.each([1, 2, 3, 4, 11, 12, 13, 14])(
  "a picture in a duplicate moves as in its original, whatever the seed is (%i)",
  (seed) => {
    const twice = duplicateScene({ ...video, seed }, "scene-3", "its-copy", builtInLibrary);
    const layers = layersWithin(resolveComposition(twice).layers);
    const motionIn = (index: number) =>
      layers.flatMap((layer) =>
        layer.kind === "picture" && layer.id.startsWith(`scene-${index}/`) ? [layer.motion] : [],
      );
    expect(motionIn(3).length).toBeGreaterThan(0);
    expect(motionIn(4)).toEqual(motionIn(3));
  },
);

test("an edit that leaves the list of scenes alone writes nothing down", () => {
  const edited = kept(video, (now) => setSlotText(now, "scene-0", "headline", "Baked tonight"));
  expect(edited).toEqual(setSlotText(video, "scene-0", "headline", "Baked tonight"));
});

test("another seed gives scenes that kept their look the one it would have given them", () => {
  const edited = kept(video, (now) => removeScene(now, "scene-1"));
  expect(edited.scenes.some(({ keptLook }) => keptLook)).toBe(true);
  const other = { ...edited, seed: 8 };
  expect(looksOf(other)).toEqual(looksOf({ ...removeScene(video, "scene-1"), seed: 8 }));
});

test("a scene that kept its look shows a picture that it gets later", () => {
  const edited = kept(video, (now) => removeScene(now, "scene-1"));
  const shown = {
    ...edited,
    scenes: edited.scenes.map((scene) => ({ ...scene, slots: { ...scene.slots, picture } })),
  };
  for (const [index, { layout }] of designsIn(shown, builtInLibrary).entries()) {
    expect(
      Object.values(layout.slots).some(({ kind }) => kind === "media"),
      `scene ${index}`,
    ).toBe(true);
  }
});

test("a scene that somebody else deletes is gone, though it kept its look beside one that was deleted here", () => {
  const mine = kept(video, (now) => removeScene(now, "scene-1"));
  const theirs = removeScene(video, "scene-2");
  const { storyboard, overruled } = mergeStoryboards(video, mine, theirs);
  expect(storyboard.scenes.map(({ id }) => id)).toEqual(["scene-0", "scene-3", "scene-4", "scene-5"]);
  expect(overruled).toBe(false);
});
