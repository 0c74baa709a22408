import { expect, test } from "vitest";
import { builtInLayouts } from "~/scene/layouts/built-in-layouts";
import { listRows, mostListRows } from "~/scene/resolve/scene-slots";
import { resolveComposition } from "~/scene/resolve-composition";
import { mostTextLines, parseStoryboard, type Storyboard } from "~/scene/storyboard";

const lines = Array.from({ length: 200 }, () => "x").join("\n");
const listLayouts = builtInLayouts.filter(({ slots }) => slots.body?.kind === "list");

function storyboardOf(text: string, layoutId: string): Storyboard {
  const slot = { kind: "text", text };
  return parseStoryboard({
    version: 3,
    title: "Lines",
    language: "en",
    format: "9:16",
    templateId: "minimal",
    seed: 1,
    music: null,
    scenes: Array.from({ length: 40 }, (_, index) => ({
      id: `s${index}`,
      role: "point",
      durationSeconds: 2,
      layoutId,
      slots: { headline: { kind: "text", text: "A headline" }, body: slot },
    })),
  });
}

test("no text is more than so many lines, and none of its words are lost", () => {
  const { text } = storyboardOf(lines, "checklist").scenes[0]!.slots.body as { text: string };
  expect(text.split("\n")).toHaveLength(mostTextLines);
  expect(text.split(/\s/)).toHaveLength(200);
  const rows = listRows(lines, false);
  expect(rows).toHaveLength(mostListRows);
  expect(rows.flat().join(" ").split(" ")).toHaveLength(200);
  expect(listRows("x. ".repeat(130), false)).toHaveLength(mostListRows);
});

test.each(listLayouts.map(({ id }) => id))("200 lines in each of 40 scenes stay a small video: %s", (id) => {
  const [ordinary, worst] = ["One thing\nAnother: 5\nA third one", lines].map(
    (text) => JSON.stringify(resolveComposition(storyboardOf(text, id))).length,
  );
  expect(worst).toBeLessThan(5 * (ordinary ?? 0));
});
