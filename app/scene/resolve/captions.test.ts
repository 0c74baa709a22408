import { expect, test } from "vitest";
import { distributeWords } from "~/domain/video/spread-words";
import type { CaptionsLayer } from "~/scene/composition";
import { contrastRatio } from "~/scene/contrast";
import { changePart, putElement } from "~/scene/edit-parts";
import { sizeOfFormat } from "~/scene/format-size";
import { layersWithin } from "~/scene/layers-within";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Scene, Storyboard } from "~/scene/storyboard";
import { builtInTemplates } from "~/scene/templates/built-in-templates";

const line = "Bread, warm from the oven, every morning at six.";
const scenes: Scene[] = (["hook", "point", "action"] as const).map((role, index) => ({
  id: `s${index}`,
  role,
  slots: { headline: { kind: "text", text: ["Good morning", "Warm at six", "Come in"][index]! } },
  durationSeconds: 3,
  voice: { assetId: `line-${index}`, durationSeconds: 2.6, words: distributeWords(line, 0, 2.6), text: line },
  lastsAs: { voiceOfSceneId: `s${index}`, plusSeconds: 0.4 },
}));
const storyboard = (more: Partial<Storyboard>): Storyboard => ({
  version: 3,
  title: "Bakery",
  language: "en",
  format: "9:16",
  scenes,
  templateId: builtInTemplates[0]!.id,
  seed: 3,
  music: null,
  captions: { show: true, style: "karaoke" },
  ...more,
});
const captionsIn = (board: Storyboard) =>
  layersWithin(resolveComposition(board).layers).filter(
    (layer): layer is CaptionsLayer => layer.kind === "captions",
  );

test("captions are in the picture when they are shown, and their font is asked for", () => {
  const composition = resolveComposition(storyboard({}));
  const layers = captionsIn(storyboard({}));
  expect(layers.flatMap((layer) => layer.cues)).toEqual(composition.cues);
  expect(composition.fonts).toContainEqual(layers[0]!.font);
  expect(captionsIn(storyboard({ captions: { show: false, style: "line" } }))).toEqual([]);
  expect(resolveComposition(storyboard({ captions: undefined })).cues.length).toBeGreaterThan(0);
});

test.each(builtInTemplates.map((template) => template.id))(
  "%s: captions stand inside the safe area, legible, clear of the scene's words where there is room",
  (templateId) => {
    for (const format of ["9:16", "1:1", "16:9"] as const) {
      const board = storyboard({ templateId, format });
      const { width, height } = sizeOfFormat(format);
      const texts = layersWithin(resolveComposition(board).layers).filter((layer) => layer.kind === "text");
      for (const { box, sceneIndex, color, activeColor, plate } of captionsIn(board)) {
        expect(box.x).toBeGreaterThan(0);
        expect(box.y).toBeGreaterThan(0);
        expect(box.x + box.width).toBeLessThan(width);
        expect(box.y + box.height).toBeLessThan(height * 0.97);
        expect(contrastRatio(color, plate!.color)).toBeGreaterThan(4.5);
        expect(contrastRatio(activeColor, plate!.color)).toBeGreaterThan(3);
        for (const text of texts) {
          if (text.sceneIndex !== sceneIndex) continue;
          const apart = text.box.y >= box.y + box.height - 1 || text.box.y + text.box.height <= box.y + 1;
          const beside = text.box.x >= box.x + box.width - 1 || text.box.x + text.box.width <= box.x + 1;
          expect(apart || beside, `${format}, ${text.id}`).toBe(true);
        }
      }
    }
  },
);

test("captions move aside for what a person put at their place, while it is seen, and only then", () => {
  const board = storyboard({});
  const [usual, next] = captionsIn(board);
  if (!usual || !next) throw new Error("There are no captions");
  const { width, height } = sizeOfFormat("9:16");
  const placement = {
    centerX: (usual.box.x + usual.box.width / 2) / width,
    centerY: (usual.box.y + usual.box.height / 2) / height,
    width: 0.5,
    height: usual.box.height / width,
  };
  const content = { kind: "qr", text: "https://example.com" } as const;
  const [start, end] = [{ to: "start", seconds: 0 } as const, { to: "end", seconds: 0 } as const];
  const withCode = putElement(board, "s0", "code", { content, start, end, placement });
  const [aside, stays] = captionsIn(withCode);
  expect(aside!.box.y + aside!.box.height).toBeLessThanOrEqual(usual.box.y + 1e-6);
  expect(stays).toBe(next);

  const code = { kind: "element", sceneId: "s0", id: "code" } as const;
  for (const changes of [{ isHidden: true }, { placement: { ...placement, width: 1, height: 1.6 } }]) {
    expect(captionsIn(changePart(withCode, code, changes))[0]!.box).toEqual(usual.box);
  }
  const [from, until] = [
    { to: "scene-start", sceneId: "s1", seconds: 1 } as const,
    { to: "scene-end", sceneId: "s1", seconds: 0 } as const,
  ];
  const overlay = { content, start: from, end: until, placement };
  const [first, second] = captionsIn({ ...board, overlays: { code: overlay } });
  expect([first!.box.y, second!.box.y < next.box.y]).toEqual([usual.box.y, true]);
});
