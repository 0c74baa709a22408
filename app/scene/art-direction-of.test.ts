import { expect, test } from "vitest";
import { applyBoardTheme } from "~/scene/apply-board-theme";
import { artDirectionOf } from "~/scene/art-direction-of";
import { contentDocument } from "../../tests/fakes/content-fields.ts";

const { storyboard } = contentDocument("ada") as { storyboard: Parameters<typeof artDirectionOf>[0] };
const brief = { tone: "warm", prompt: "Bread from a stone oven" } as const;

test("pictures take the colours of their video's theme, and what its brief says", () => {
  const direction = artDirectionOf(storyboard, brief, 5);
  expect(direction).toMatchObject({
    seed: 5,
    tone: "warm",
    about: brief.prompt,
    language: storyboard.language,
  });
  expect(direction.palette.length).toBeGreaterThan(2);
  for (const color of direction.palette) expect(color).toMatch(/^#[0-9a-f]{6}$/);
});

test("a brand's colours come first", () => {
  const board = { palette: ["#102a43", "#f0b429", "#ffffff"], typography: "editorial" } as const;
  const branded = applyBoardTheme(storyboard as Parameters<typeof applyBoardTheme>[0], board);
  expect(artDirectionOf(branded, brief, 5).palette.slice(0, 2)).toEqual(["#102a43", "#f0b429"]);
});
