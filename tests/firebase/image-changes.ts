import { allowed, type Change, refused } from "./content-changes";

const since = new Date("2026-11-21");

/** What its owner may change of what others see of an image. */
export const publicImageChanges: readonly Change[] = [
  allowed("a name", { title: "Autumn" }),
  refused("no name", { title: "" }),
  refused("how much it is liked", { title: "Autumn", heat: 1 }),
];

/** What its owner may change of an image, and what not: at least one for each condition of the rules. */
export const imageChanges: readonly Change[] = [
  allowed("a title of 200 characters", { title: "x".repeat(200) }),
  refused("an empty title", { title: "" }),
  allowed("words", { words: Array(80).fill("word") }),
  refused("81 words", { words: Array(81).fill("word") }),
  refused("words that are too long", { words: Array(80).fill("x".repeat(51)) }),
  refused("words that are numbers", { words: ["word", 1] }),
  refused("words in one text", { words: "words" }),
  allowed("a star", { starred: true }),
  refused("a star in words", { starred: "yes" }),
  allowed("five", { rating: 5 }),
  refused("six", { rating: 6 }),
  refused("less than none", { rating: -1 }),
  refused("half a point", { rating: 2.5 }),
  allowed("boards", { boardIds: ["one", "two"] }),
  refused("101 boards", { boardIds: Array(101).fill("b") }),
  allowed("staged", { shelf: "staged", trashedAt: null, visibility: "private" }),
  allowed("trash, since a time", { shelf: "trash", trashedAt: since, visibility: "private" }),
  refused("trash that others see", { shelf: "trash", trashedAt: since }),
  refused("trash since no time", { shelf: "trash" }),
  refused("trash since text", { shelf: "trash", trashedAt: "yesterday" }),
  refused("kept, and in the trash", { shelf: "kept", trashedAt: since }),
  refused("another shelf", { shelf: "shop" }),
  allowed("taken back from others", { visibility: "private" }),
  refused("shown to some", { visibility: "link" }),
  refused("a removal by staff", { removedReason: null }),
  refused("a request", { request: {} }),
  refused("a recipe", { recipe: {} }),
  refused("parents", { parentIds: [] }),
  refused("another owner", { ownerId: "somebody" }),
];
