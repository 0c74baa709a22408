import { allowed, type Change, refused } from "./content-changes";

const sheet = (facts: unknown, decisions: unknown = []) => ({ facts: { facts, decisions } });

/** A product as its owner makes it. */
export const emptyProduct = {
  name: "A name",
  facts: { facts: [], decisions: [] },
  variants: [],
  photos: [],
  brandId: null,
  sourceUrl: null,
  readAt: null,
  published: "ask",
};

/** What its owner may change of a product, and what not: at least one for each condition of the rules. */
export const productChanges: readonly Change[] = [
  allowed("a name of 200 characters", { name: "x".repeat(200) }),
  refused("a name of 201 characters", { name: "x".repeat(201) }),
  allowed("300 facts and decisions", sheet(Array(300).fill({ id: "f" }), Array(300).fill({ key: "k" }))),
  refused("301 facts", sheet(Array(301).fill({ id: "f" }))),
  refused("301 decisions", sheet([], Array(301).fill({ key: "k" }))),
  refused("facts that are text", sheet("x")),
  refused("decisions that are text", sheet([], "x")),
  refused("facts with more to them", { facts: { facts: [], decisions: [], more: 1 } }),
  allowed("250 variants", { variants: Array(250).fill({ id: "v" }) }),
  refused("251 variants", { variants: Array(251).fill({ id: "v" }) }),
  refused("variants that are text", { variants: "x" }),
  allowed("60 photos", { photos: Array(60).fill({ assetId: "a" }) }),
  refused("61 photos", { photos: Array(61).fill({ assetId: "a" }) }),
  refused("photos that are text", { photos: "x" }),
  allowed("a brand", { brandId: "brand" }),
  refused("a brand that is a number", { brandId: 1 }),
  allowed("an address", { sourceUrl: "https://shop.example/lamp" }),
  refused("an address that is a number", { sourceUrl: 1 }),
  allowed("a time of reading", { readAt: new Date("2026-11-21") }),
  refused("a time of reading in words", { readAt: "today" }),
  allowed("works that follow", { published: "follow" }),
  refused("works that do what they like", { published: "always" }),
  allowed("a time in the trash", { trashedAt: new Date("2026-11-21") }),
  refused("trash that is no time", { trashedAt: true }),
  refused("another owner", { ownerId: "somebody" }),
  refused("a time of making", { createdAt: new Date("2026-11-21") }),
];
