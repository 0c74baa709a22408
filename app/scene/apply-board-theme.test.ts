import { expect, test } from "vitest";
import { moods } from "~/domain/image/board-mood";
import { applyBoardTheme } from "~/scene/apply-board-theme";
import { contrastRatio } from "~/scene/contrast";
import type { Storyboard } from "~/scene/storyboard";
import { builtInTemplates, templateOrDefault } from "~/scene/templates/built-in-templates";

const storyboard: Storyboard = {
  version: 3,
  title: "Autumn",
  language: "en",
  format: "9:16",
  scenes: [{ id: "a", role: "hook", slots: {}, durationSeconds: 3 }],
  templateId: builtInTemplates[0]?.id ?? "",
  seed: 7,
  music: null,
};

test("a video takes a board's mood and colours, and its words stay legible", () => {
  for (const typography of moods) {
    const themed = applyBoardTheme(storyboard, {
      typography,
      palette: ["#efe8dd", "#d4380d", "#8a7f72", "#1d1b1a"],
    });
    expect(templateOrDefault(themed.templateId).style).toBe(typography);
    expect(themed.style).toEqual({ background: "#efe8dd", text: "#1d1b1a", accent: "#d4380d" });
  }
  const murky = applyBoardTheme(storyboard, { typography: "bold", palette: ["#777777", "#7a7a70"] });
  expect(murky.style).toEqual({ background: "#777777", text: "#ffffff" });
  expect(contrastRatio("#ffffff", "#777777")).toBeGreaterThan(4);
});

test("a board without colours gives its mood alone", () => {
  expect(applyBoardTheme(storyboard, { typography: "tech", palette: [] }).style).toBeUndefined();
});
