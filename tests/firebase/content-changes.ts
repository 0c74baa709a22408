import type { Storyboard } from "~/scene/storyboard";
import { encodeValue } from "~/stores/firestore/firestore-values.server";
import { contentDocument } from "../fakes/content-fields";

/** A change of a field of a document, as it is written with a mask of that field. `undefined` takes the field away. */
export interface Change {
  title: string;
  allowed: boolean;
  fields: Record<string, unknown>;
}

const { storyboard } = contentDocument("somebody");
export const allowed = (title: string, fields: Record<string, unknown>): Change => ({
  title,
  allowed: true,
  fields,
});
export const refused = (title: string, fields: Record<string, unknown>): Change => ({
  title,
  allowed: false,
  fields,
});
const withStoryboard = (change: Record<string, unknown>) => ({ storyboard: { ...storyboard, ...change } });
const withStyle = (style: Record<string, unknown>) => withStoryboard({ style });
const withMusic = (music: object | string) => withStoryboard({ music });
const withBrand = (brand: Record<string, unknown>) => withStoryboard({ brand });
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`id${index}`, {}]));
const bed = { bedId: "calm", gain: 0.5 };
const styled: Storyboard["style"] = {
  paletteId: "p",
  accent: "#aabbcc",
  background: "#000000",
  text: "#ffffff",
  headlineFamily: "Inter",
  bodyFamily: "Inter",
  radius: 999,
};

/** What its owner may change of a content, and what not: at least one for each condition of the rules. */
export const contentChanges: readonly Change[] = [
  allowed("a title of 200 characters", { title: "x".repeat(200) }),
  refused("a title of 201 characters", { title: "x".repeat(201) }),
  refused("an empty title", { title: "" }),
  refused("a title that is a number", { title: 1 }),
  refused("no title", { title: undefined }),
  allowed("a chosen variant", { chosenVariant: 2 }),
  refused("a negative variant", { chosenVariant: -1 }),
  refused("a variant past what a page can count", { chosenVariant: 2 ** 32 }),
  refused("a variant that is text", { chosenVariant: "2" }),
  refused("no variant", { chosenVariant: undefined }),
  allowed("a time in the trash", { trashedAt: new Date("2026-11-21") }),
  allowed("out of the trash", { trashedAt: null }),
  refused("trash that is no time", { trashedAt: true }),
  refused("another owner", { ownerId: "somebody" }),
  refused("a status", { status: "published" }),
  allowed("files that they put in", { ownMedia: ["asset"] }),
  refused("2,001 files that they put in", {
    ownMedia: Array.from({ length: 2001 }, (_, index) => `a${index}`),
  }),
  refused("files that are no list", { ownMedia: "asset" }),
  refused("a job", { jobId: "job" }),
  refused("a brief", { brief: {} }),
  refused("facts", { facts: { facts: [], decisions: [] } }),
  refused("a product", { productId: "product" }),
  refused("a brand", { brandId: "brand" }),
  refused("claims that are accepted", { acceptedClaims: [] }),
  refused("a time of making", { createdAt: new Date("2026-11-21") }),
  refused("credits", { credits: 100 }),
  refused("a field of JavaScript's own name", { constructor: "x" }),
  allowed("a storyboard", { storyboard }),
  allowed("a storyboard of the first version", withStoryboard({ version: 1 })),
  allowed("all that a storyboard may have", {
    storyboard: {
      ...storyboard,
      platform: "tiktok",
      style: styled,
      music: { ...bed, cutsOnBeats: true },
      voiceGain: 0,
      captions: { show: true, style: "karaoke" },
      seed: 0xffffffff,
      wordsOf: { "scene/one/spoken": { of: "1-1", made: "2-2" } },
    },
  }),
  refused("no storyboard", { storyboard: undefined }),
  refused("a storyboard that is text", { storyboard: "x" }),
  refused("a storyboard of another version", withStoryboard({ version: 4 })),
  refused("a storyboard with more to it", withStoryboard({ price: 1 })),
  refused("a storyboard of no scenes", withStoryboard({ scenes: [] })),
  allowed("a storyboard of 100 scenes", withStoryboard({ scenes: Array(100).fill({}) })),
  refused("a storyboard of 101 scenes", withStoryboard({ scenes: Array(101).fill({}) })),
  refused("61 overlays", withStoryboard({ overlays: many(61) })),
  refused("121 sounds", withStoryboard({ sounds: many(121) })),
  refused("101 markers", withStoryboard({ markers: many(101) })),
  refused("notes of words that are text", withStoryboard({ wordsOf: "x" })),
  refused("markers that are text", withStoryboard({ markers: "x" })),
  refused("a file of music without an end to its name", withMusic({ ...bed, assetId: "x".repeat(129) })),
  refused("somebody else as who stored it", { savedBy: "other" }),
  refused("a time of a version that is not now", { versionedAt: new Date("2026-11-21") }),
  refused("scenes that are no list", withStoryboard({ scenes: "x" })),
  refused("an empty storyboard title", withStoryboard({ title: "" })),
  refused("a language of one letter", withStoryboard({ language: "e" })),
  refused("a language of 36 letters", withStoryboard({ language: "e".repeat(36) })),
  refused("an unknown format", withStoryboard({ format: "2:1" })),
  refused("a platform that is a number", withStoryboard({ platform: 1 })),
  refused("a template of 65 letters", withStoryboard({ templateId: "t".repeat(65) })),
  refused("a seed that is text", withStoryboard({ seed: "1" })),
  refused("a seed that is no whole number", withStoryboard({ seed: 1.5 })),
  refused("a negative seed", withStoryboard({ seed: -1 })),
  refused("a seed beyond 32 bits", withStoryboard({ seed: 0x1_0000_0000 })),
  allowed("no music", withStoryboard({ music: null })),
  refused("music that is text", withMusic("loud")),
  refused("music with more to it", withMusic({ ...bed, more: 1 })),
  refused("music without its bed", withMusic({ gain: 1 })),
  refused("a bed that is a number", withMusic({ ...bed, bedId: 1 })),
  refused("music too loud", withMusic({ ...bed, gain: 1.5 })),
  refused("music below silence", withMusic({ ...bed, gain: -0.5 })),
  refused("beats that are text", withMusic({ ...bed, cutsOnBeats: "yes" })),
  refused("a voice too loud", withStoryboard({ voiceGain: 2 })),
  refused("captions of another style", withStoryboard({ captions: { show: true, style: "shout" } })),
  refused("captions neither shown nor not", withStoryboard({ captions: { show: "yes", style: "line" } })),
  refused("captions with more to them", withStoryboard({ captions: { show: true, style: "line", more: 1 } })),
  allowed("a brand", withBrand({ brandId: "brand", logos: {}, disclaimer: "Terms apply." })),
  refused("a brand of nobody", withBrand({ brandId: "", logos: {} })),
  allowed("a brand's own typeface", withBrand({ brandId: "brand", logos: {}, typefaces: [{}] })),
  refused("a brand of three typefaces", withBrand({ brandId: "brand", logos: {}, typefaces: [{}, {}, {}] })),
  refused("a brand whose typefaces are text", withBrand({ brandId: "brand", logos: {}, typefaces: "asset" })),
  refused("a brand with more to it", withBrand({ brandId: "brand", logos: {}, price: 5 })),
  refused("a brand whose logos are text", withBrand({ brandId: "brand", logos: "asset" })),
  refused(
    "a brand with a disclaimer of 301 characters",
    withBrand({ brandId: "brand", logos: {}, disclaimer: "x".repeat(301) }),
  ),
  refused("a style that is text", withStoryboard({ style: "bold" })),
  refused("a style with more to it", withStyle({ more: 1 })),
  refused("an accent that is no colour", withStyle({ accent: "red" })),
  refused("a background that is no colour", withStyle({ background: "#FFF" })),
  refused("a text that is no colour", withStyle({ text: "#0000000" })),
  refused("a palette that is a number", withStyle({ paletteId: 1 })),
  refused("a headline family that is a number", withStyle({ headlineFamily: 1 })),
  refused("a body family of 65 letters", withStyle({ bodyFamily: "f".repeat(65) })),
  refused("a negative radius", withStyle({ radius: -1 })),
  refused("a radius beyond reason", withStyle({ radius: 1000 })),
];

export const assetChanges: readonly Change[] = [
  allowed("a name", { name: "x" }),
  refused("an empty name", { name: "" }),
  refused("a name that is a number", { name: 1 }),
  allowed("a time in the trash", { trashedAt: new Date("2026-11-21") }),
  refused("trash that is no time", { trashedAt: "yesterday" }),
  allowed("words for what it shows", { alt: "x".repeat(4000) }),
  refused("too many words for what it shows", { alt: "x".repeat(4001) }),
  allowed("a folder", { folderId: "f" }),
  allowed("no folder", { folderId: null }),
  refused("a folder that is a number", { folderId: 1 }),
  allowed("hidden from lists", { hidden: true }),
  refused("hidden in words", { hidden: "yes" }),
  allowed("twenty tags", { tags: Array(20).fill("x".repeat(40)) }),
  refused("21 tags", { tags: Array(21).fill("x") }),
  refused("tags too long", { tags: Array(20).fill("x".repeat(41)) }),
  refused("one tag of 41 letters", { tags: ["tag", "x".repeat(41)] }),
  refused("tags that are numbers", { tags: ["tag", 1] }),
  refused("tags that are text", { tags: "x" }),
  refused("a file of another asset", { fileId: "other" }),
  refused("versions", { versions: [] }),
  refused("smaller pictures", { renditions: [] }),
  refused("a size", { sizeBytes: 1 }),
  refused("a recipe", { recipe: {}, name: "x" }),
  refused("an owner", { ownerId: "somebody" }),
];

export const folderChanges: readonly Change[] = [
  allowed("a name", { name: "Autumn" }),
  refused("an empty name", { name: "" }),
  allowed("another folder around it", { parentId: "f" }),
  allowed("no folder around it", { parentId: null }),
  refused("a folder around it that is a number", { parentId: 1 }),
  refused("an owner", { ownerId: "somebody" }),
];

/** Folders as they are made, without their owner and time. */
export const folderCreations: readonly Change[] = [
  allowed("a folder", { name: "Autumn", parentId: null }),
  allowed("a folder in another", { name: "Autumn", parentId: "f" }),
  refused("a folder without a name", { name: "", parentId: null }),
  refused("a folder with more to it", { name: "Autumn", parentId: null, shared: true }),
];

/** The write of a change: its fields under a mask, and the time of the change where the document has one. */
export function writeOf(name: string, { fields }: Change, changesTime: boolean): object {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    update: {
      name,
      fields: Object.fromEntries(present.map(([field, value]) => [field, encodeValue(value)])),
    },
    updateMask: { fieldPaths: Object.keys(fields) },
    ...(changesTime
      ? { updateTransforms: [{ fieldPath: "updatedAt", setToServerValue: "REQUEST_TIME" }] }
      : {}),
    currentDocument: { exists: true },
  };
}
