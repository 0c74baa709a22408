import { expect, test } from "vitest";
import { newBrand } from "~/domain/brands/brand";
import { applyBrand } from "~/scene/apply-brand";
import { parseStoryboard } from "~/scene/storyboard";
import { plainSharing } from "~/stores/publications/sharing";
import { mediaIdsOf, parsePublication } from "./publication-document";

test("a published video shows the logos and typefaces of its brand, whatever becomes of the brand", () => {
  const plain = parseStoryboard({
    version: 3,
    title: "Wool",
    language: "en",
    format: "9:16",
    scenes: [{ id: "one", role: "hook", durationSeconds: 2, slots: {} }],
    templateId: "editorial",
    seed: 1,
    music: null,
  });
  const file = { assetId: "typeface", family: "Acme", width: 1, licence: "own" as const };
  const { storyboard } = applyBrand(plain, {
    ...newBrand,
    id: "acme",
    logos: { ...newBrand.logos, dark: { assetId: "logo", ratio: 3, ink: "#101010" } },
    typefaces: { headline: { family: "Inter Variable", file }, body: { family: "Inter Variable", file } },
  });
  expect(mediaIdsOf(storyboard)).toEqual(["logo", "typeface"]);
});

test("what was published before links offered more is read, and offers what it did", () => {
  const publication = parsePublication("c1", {
    ownerId: "ada",
    mode: "pin",
    visibility: "public",
    lockId: null,
    title: "Wool",
    format: "9:16",
    durationSeconds: 2,
    storyboard: {
      version: 2,
      title: "Wool",
      language: "en",
      format: "9:16",
      scenes: [{ id: "one", role: "hook", durationSeconds: 2, slots: {} }],
      templateId: "editorial",
      seed: 1,
      music: null,
    },
    mediaIds: [],
    posterKey: null,
    exportId: null,
    version: 1,
    publishedAt: new Date(),
  });
  expect(publication).toMatchObject({ sharing: plainSharing, expiresAt: null, previewKey: null });
  expect(plainSharing).toEqual({
    callToAction: null,
    chapters: { show: true, names: {} },
    captionLanguages: null,
    mayDuplicate: false,
    embedding: { by: "anybody", domains: [] },
    posterSeconds: null,
  });
});
