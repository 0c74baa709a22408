import { expect, test } from "vitest";
import { clearStyle, setPlatform, setShape, setStyleTokens, setTemplate } from "~/scene/edit-style";
import { type Storyboard, storyboardSchema } from "~/scene/storyboard";
import { builtInTemplates } from "~/scene/templates/built-in-templates";

const [first, second] = builtInTemplates;
const storyboard: Storyboard = {
  version: 3,
  title: "Autumn",
  language: "en",
  format: "9:16",
  scenes: [{ id: "a", role: "hook", slots: {}, durationSeconds: 3 }],
  templateId: first?.id ?? "",
  seed: 7,
  music: { bedId: first?.musicBedId ?? "", gain: 0.4 },
};

test("another template brings its music and palettes; a brand's own tokens stay", () => {
  const branded = setStyleTokens(storyboard, { accent: "#aa3300", paletteId: "paper" });
  const after = setTemplate(branded, second?.id ?? "");
  expect(after.style).toEqual({ accent: "#aa3300" });
  expect(after.music).toEqual({ bedId: second?.musicBedId, gain: 0.4 });
  const own = setTemplate({ ...storyboard, music: { bedId: "chosen", gain: 1 } }, second?.id ?? "");
  expect(own.music?.bedId).toBe("chosen");
});

test("a token given back leaves no trace that a database would refuse", () => {
  const set = setStyleTokens(storyboard, { accent: "#aa3300", radius: 12 });
  expect(setStyleTokens(set, { accent: undefined }).style).toEqual({ radius: 12 });
  expect(setStyleTokens(setStyleTokens(set, { accent: undefined }), { radius: undefined })).toEqual(
    storyboard,
  );
  expect(clearStyle(set)).toEqual(storyboard);
});

test("a platform sets the shape; another shape lets the platform go", () => {
  const feed = setPlatform(storyboard, "feed");
  expect([feed.platform, feed.format]).toEqual(["feed", "4:5"]);
  expect(setShape(feed, "4:5").platform).toBe("feed");
  expect("platform" in setShape(feed, "1:1")).toBe(false);
  expect("platform" in setPlatform(feed, null)).toBe(false);
  expect(() => storyboardSchema.parse(feed)).not.toThrow();
});
