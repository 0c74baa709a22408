import { expect, test } from "vitest";
import { newBrand } from "~/domain/brands/brand";
import { applyBrand } from "~/scene/apply-brand";
import { copyForAnother, mediaForAnother } from "./copy-for-another";
import { parseStoryboard } from "./storyboard";

const picture = (assetId: string) => ({ kind: "picture", assetId, alt: "", focusX: 0.5, focusY: 0.5 });
const plain = parseStoryboard({
  version: 3,
  title: "Wool",
  language: "en",
  format: "9:16",
  templateId: "editorial",
  seed: 1,
  music: { bedId: "calm", gain: 0.5, assetId: "tune" },
  scenes: [
    {
      id: "one",
      role: "hook",
      durationSeconds: 2,
      slots: {
        headline: {
          kind: "text",
          text: "Now 49 euros",
          facts: [{ factId: "price", written: "49 euros" }],
        },
        picture: picture("mine"),
        "picture-2": picture("withheld"),
        figure: { kind: "number", value: 49, from: 0, decimals: 0, unit: "EUR", factId: "price" },
      },
      voice: { assetId: "voice", durationSeconds: 2, words: [], text: "" },
    },
  ],
  sounds: {
    bell: {
      source: { kind: "file", assetId: "bell", trimStartSeconds: 0, trimEndSeconds: null },
      start: { to: "video-start", seconds: 0 },
      gain: 1,
    },
  },
});

test("a copy shows the media its new owner was given, and nothing else of its maker's", () => {
  const file = { assetId: "typeface", family: "Acme", width: 1, licence: "own" as const };
  const { storyboard } = applyBrand(plain, {
    ...newBrand,
    id: "acme",
    logos: { ...newBrand.logos, dark: { assetId: "logo", ratio: 3, ink: "#101010" } },
    typefaces: { headline: { family: "Inter Variable", file }, body: { family: "Inter Variable", file } },
  });
  const ids = ["mine", "withheld", "voice", "tune", "bell", "logo", "typeface"];
  expect(mediaForAnother(storyboard, ids)).toEqual(["mine", "withheld", "voice", "tune", "bell"]);

  const copy = copyForAnother(
    storyboard,
    new Map([
      ["mine", "theirs"],
      ["tune", "their-tune"],
    ]),
  );
  expect(() => parseStoryboard(copy)).not.toThrow();
  const text = JSON.stringify(copy);
  for (const id of ids) expect(text).not.toContain(`"${id}"`);
  expect(text).not.toContain("factId");
  expect(text).not.toContain("Acme");
  expect(copy.scenes[0]?.slots.picture).toMatchObject({ assetId: "theirs" });
  expect(copy.scenes[0]?.slots.headline).toMatchObject({ text: "Now 49 euros" });
  expect(Object.keys(copy.scenes[0]?.slots ?? {})).toEqual(["headline", "picture", "figure"]);
  expect(copy.music).toMatchObject({ assetId: "their-tune" });
});
