import { expect, test } from "vitest";
import { duplicateScene } from "./duplicate-scene";
import { builtInLibrary, templateFrom } from "./library";
import { applyTheme } from "./resolve/apply-theme";
import { chooseSceneDesigns } from "./resolve/scene-design";
import type { Scene, Storyboard } from "./storyboard";

const scene = (id: string): Scene => ({
  id,
  role: "point",
  slots: { headline: { kind: "text", text: `Warm socks ${id}` } },
  durationSeconds: 3,
});
const storyboard: Storyboard = {
  version: 3,
  title: "Autumn",
  language: "en",
  format: "9:16",
  scenes: [scene("a"), { ...scene("b"), lastsAs: { voiceOfSceneId: "b", plusSeconds: 0.4 } }, scene("c")],
  templateId: "bold",
  seed: 7,
  music: null,
};
const layoutsOf = (board: Storyboard) => {
  const { template, palette } = applyTheme(templateFrom(builtInLibrary, board.templateId), board);
  return chooseSceneDesigns(board, template, palette, builtInLibrary).map(({ layout }) => layout.id);
};

test("a copy stands after its scene and follows its own voice", () => {
  const { scenes } = duplicateScene(storyboard, "b", "d", builtInLibrary);
  expect(scenes.map(({ id }) => id).join("")).toBe("abdc");
  expect(scenes[2]).toMatchObject({
    slots: scenes[1]?.slots,
    lastsAs: { voiceOfSceneId: "d", plusSeconds: 0.4 },
  });
});

test.each([1, 2, 3, 4, 5])("a copy has the layout of its scene, whatever the seed is (%i)", (seed) => {
  const before = { ...storyboard, seed };
  for (const [index, { id }] of before.scenes.entries()) {
    const layouts = layoutsOf(duplicateScene(before, id, "d", builtInLibrary));
    expect(layouts[index + 1]).toBe(layoutsOf(before)[index]);
    expect(layouts[index]).toBe(layoutsOf(before)[index]);
  }
});
