import { allowed, type Change, refused } from "./content-changes";

/** What its owner may change of a board, and what not: at least one for each condition of the rules. */
export const boardChanges: readonly Change[] = [
  allowed("a name of 120 characters", { name: "x".repeat(120) }),
  refused("an empty name", { name: "" }),
  allowed("500 assets", { assetIds: Array(500).fill("asset") }),
  refused("501 assets", { assetIds: Array(501).fill("asset") }),
  refused("assets in one text", { assetIds: "asset" }),
  refused("names that are too long", { assetIds: Array(500).fill("x".repeat(129)) }),
  allowed("eight colours", { palette: Array(8).fill("#aabbcc") }),
  refused("nine colours", { palette: Array(9).fill("#aabbcc") }),
  allowed("words", { words: Array(24).fill("word") }),
  refused("25 words", { words: Array(25).fill("word") }),
  allowed("what was set by hand", { edited: ["palette", "words", "typography"] }),
  refused("four fields by hand", { edited: ["a", "b", "c", "d"] }),
  allowed("a mood", { typography: "editorial" }),
  refused("another mood", { typography: "gothic" }),
  allowed("a link", { sharing: "link" }),
  allowed("a link to copy by", { sharing: "copy" }),
  refused("everybody", { sharing: "public" }),
  allowed("a time in the trash", { trashedAt: new Date("2026-11-21") }),
  refused("trash that is no time", { trashedAt: true }),
  refused("another owner", { ownerId: "somebody" }),
  refused("a time of making", { createdAt: new Date("2026-11-21") }),
];
