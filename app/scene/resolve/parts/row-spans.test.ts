import { expect, test } from "vitest";
import { changePart } from "~/scene/edit-parts";
import { layersWithin } from "~/scene/layers-within";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import { spansOfCell } from "./row-spans";

const written = "- Rye: £4\n- Rye and oats: £5";
const spans = (from: number, to: number) => ({ text: { spans: [{ from, to, weight: 700 }] } });

test("words that are set apart are so in the cell they stand in, and in no other", () => {
  const at = written.indexOf("oats");
  const changes = spans(at, at + 4);
  expect(spansOfCell(changes, written, true, { row: 1, column: 0 })).toEqual({
    spans: [{ from: 8, to: 12, weight: 700 }],
  });
  expect(spansOfCell(changes, written, true, { row: 0, column: 0 })).toBeUndefined();
  expect(spansOfCell(changes, written, true, { row: 1, column: 1 })).toBeUndefined();
});

test("what is marked over a break is marked in both rows", () => {
  const changes = spans(0, written.length);
  expect(spansOfCell(changes, written, true, { row: 0, column: 1 })?.spans).toEqual([
    { from: 0, to: 2, weight: 700 },
  ]);
  expect(spansOfCell(changes, written, true, { row: 1, column: 0 })?.spans[0]?.to).toBe(12);
});

test("a list is drawn with the words set apart that were marked in it", () => {
  const body = "Rye bread\nOat loaf\nSpelt rolls";
  const board: Storyboard = {
    version: 3,
    title: "Sample",
    language: "en",
    format: "9:16",
    templateId: "editorial",
    seed: 4,
    music: null,
    scenes: [
      {
        id: "a",
        role: "offer",
        layoutId: "checklist",
        durationSeconds: 4,
        slots: { headline: { kind: "text", text: "Today" }, body: { kind: "text", text: body } },
      } as Storyboard["scenes"][number],
    ],
  };
  const at = body.indexOf("loaf");
  const marked = changePart(board, { kind: "part", sceneId: "a", key: "body" }, spans(at, at + 4));
  const rows = layersWithin(resolveComposition(marked).layers).filter(
    ({ partKey }) => partKey === "part:body",
  );
  const texts = rows.flatMap((layer) => (layer.kind === "text" ? [layer] : []));
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.map(({ spans: own }) => own ?? [])).toEqual(
    texts.map(({ text }) => (text === "Oat loaf" ? [{ from: 4, to: 8, weight: 700 }] : [])),
  );
});
