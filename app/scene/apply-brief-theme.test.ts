import { expect, test } from "vitest";
import { applyBriefTheme } from "~/scene/apply-brief-theme";
import { storyboardFromScript } from "~/scene/storyboard-from-script";

const storyboard = storyboardFromScript(
  {
    title: "Tea",
    language: "en",
    scenes: [{ id: "one", role: "hook", headline: "Tea", body: "", pictureBrief: "", pictureAssetId: null }],
  } as unknown as Parameters<typeof storyboardFromScript>[0],
  { format: "9:16", lengthSeconds: 8, tone: "warm", templateId: "market" },
  {},
  1,
);
const board = { palette: ["#102030", "#f0e0d0", "#e04020"], typography: "tech" as const };

test("own colours go before those of a board, and a chosen template stays", () => {
  const own = applyBriefTheme(storyboard, { templateId: "market", colors: { accent: "#00aa55" } }, board);
  expect(own.templateId).toBe("market");
  expect(own.style).toMatchObject({ background: "#102030", accent: "#00aa55" });
  expect(applyBriefTheme(storyboard, { colors: { background: "#fffbe6" } }, null).style).toEqual({
    background: "#fffbe6",
  });
});

test("a brief without either leaves the template as it is", () => {
  expect(applyBriefTheme(storyboard, { templateId: "market", colors: null }, null)).toEqual(storyboard);
});
