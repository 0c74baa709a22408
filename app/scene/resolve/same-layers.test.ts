import { expect, test } from "vitest";
import { changePart, putElement } from "~/scene/edit-parts";
import { layersWithin } from "~/scene/layers-within";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";

/** A hundred scenes with four elements each, a voice, captions and a disclaimer. */
function largeBoard(): Storyboard {
  let board: Storyboard = {
    version: 3,
    title: "Large",
    language: "en",
    format: "9:16",
    templateId: "bold",
    seed: 5,
    music: null,
    scenes: Array.from({ length: 100 }, (_, index) => ({
      id: `s${index}`,
      role: "point",
      durationSeconds: 3,
      slots: {
        headline: { kind: "text", text: `Bread number ${index}` },
        body: { kind: "text", text: "Baked at night, sold at seven." },
        picture: { kind: "picture", assetId: `p${index % 7}`, alt: "", focusX: 0.5, focusY: 0.5 },
      },
      voice: { assetId: `v${index}`, durationSeconds: 2, words: [], text: "Come at seven for the crust." },
    })),
    captions: { show: true, style: "line" },
  };
  for (let index = 0; index < 400; index++) {
    board = putElement(board, `s${index % 100}`, `e${index}`, {
      content: { kind: "text", text: `Note ${index}` },
      start: { to: "start", seconds: 0.5 },
      end: { to: "end", seconds: 0 },
      placement: { centerX: 0.5, centerY: 0.5, width: 0.3, height: 0.1 },
    });
  }
  return board;
}

test("dragging one element makes that element's layers anew, and every other layer is the very same", () => {
  const board = largeBoard();
  const before = resolveComposition(board);
  const target = { kind: "element", sceneId: "s42", id: "e142" } as const;
  const placement = { centerX: 0.6, centerY: 0.4, width: 0.3, height: 0.1 };
  const after = resolveComposition(changePart(board, target, { placement }));
  const known = new Set(layersWithin(before.layers));
  const anew = layersWithin(after.layers).filter((layer) => !known.has(layer));
  expect(anew.map(({ partKey, sceneIndex }) => [partKey, sceneIndex])).toEqual([["element:e142", 42]]);
  expect(after.layers).toHaveLength(before.layers.length);
  expect(after.cues).toBe(before.cues);
  expect(after.sound).toBe(before.sound);
});

test("a word that is changed makes its own scene anew, and no other", () => {
  const board = largeBoard();
  const before = resolveComposition(board);
  const scenes = board.scenes.map((scene, index) =>
    index === 7
      ? { ...scene, slots: { ...scene.slots, headline: { kind: "text" as const, text: "Bread number 8" } } }
      : scene,
  );
  const after = resolveComposition({ ...board, scenes });
  const known = new Set(layersWithin(before.layers));
  const changed = layersWithin(after.layers).filter((layer) => !known.has(layer));
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter(({ id }) => !id.startsWith("scene-7/"))).toEqual([]);
});
