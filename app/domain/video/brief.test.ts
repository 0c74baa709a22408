import { describe, expect, it } from "vitest";
import { type Brief, parseBrief } from "~/domain/video/brief";

const complete: Brief = {
  prompt: "Oat soap from Bristol, £6 a bar.",
  format: "9:16",
  lengthSeconds: 20,
  language: "en",
  tone: "warm",
  pictureSource: "made",
  assetIds: [],
};

const fact = (text: string) => ({
  id: "statement",
  kind: "statement",
  value: { type: "text", text },
  language: "en",
  sources: [{ from: "you", at: "2026-11-23T09:00:00Z" }],
  confidence: 1,
});

describe("parseBrief", () => {
  it("takes a complete brief and trims the prompt", () => {
    expect(parseBrief({ ...complete, prompt: `  ${complete.prompt}\n` })).toEqual({
      ok: true,
      brief: complete,
    });
  });

  it.each([
    ["prompt", { prompt: "   " }, "Say in a sentence or two what the video is about."],
    ["prompt", { prompt: "a".repeat(2001) }, "Shorten the text to 2000 characters"],
    ["format", { format: "4:3" }, "Choose a shape"],
    ["lengthSeconds", { lengthSeconds: 5 }, "from 6 to 90 seconds"],
    ["lengthSeconds", { lengthSeconds: Number.NaN }, "from 6 to 90 seconds"],
    ["lengthSeconds", { lengthSeconds: "20" }, "from 6 to 90 seconds"],
    ["language", { language: "xx" }, "languages in the list"],
    ["tone", { tone: "angry" }, "Choose a tone"],
    ["pictureSource", { pictureSource: "stolen" }, "where the pictures come from"],
    ["assetIds", { assetIds: Array.from({ length: 9 }, (_, i) => `a${i}`) }, "at most 8 pictures"],
    ["assetIds", { pictureSource: "uploads" }, "Add at least one picture"],
    ["facts", { facts: Array.from({ length: 121 }, () => fact("x")) }, "at most 120 facts"],
    ["facts", { facts: Array.from({ length: 120 }, () => fact("x".repeat(1300))) }, "Drop the long ones"],
    ["productId", { productId: "a/b" }, "Choose the product again"],
    ["brandId", { brandId: 3 }, "Choose the brand again"],
  ] as const)("says what to do about a wrong %s", (field, change, message) => {
    const result = parseBrief({ ...complete, ...change });
    expect(result.ok).toBe(false);
    if (!result.ok) {
      expect(Object.keys(result.problems)).toEqual([field]);
      expect(result.problems[field]).toContain(message);
    }
  });

  it.each([null, undefined, "text", 3])("names every field when given %s", (value) => {
    const result = parseBrief(value);
    expect(!result.ok && Object.keys(result.problems).sort()).toEqual(Object.keys(complete).sort());
  });
});
