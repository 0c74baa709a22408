import { allowed, type Change, refused } from "./content-changes";

/** A table as its owner makes it. */
export const emptyBatch = {
  name: "A name",
  base: {},
  columns: [],
  mapping: {},
  view: {},
  settings: {},
  rowCount: 0,
  groupIds: [],
};

const groupIds = (count: number, length = 20) =>
  Array.from({ length: count }, (_, index) => String(index).padStart(length, "x"));

/** What its owner may change of a table, and what not: at least one for each condition of the rules. */
export const batchChanges: readonly Change[] = [
  allowed("a name of 120 characters", { name: "x".repeat(120) }),
  refused("a name of 121 characters", { name: "x".repeat(121) }),
  refused("a base that is text", { base: "x" }),
  allowed("100 columns", { columns: Array(100).fill({ id: "c-a" }) }),
  refused("101 columns", { columns: Array(101).fill({ id: "c-a" }) }),
  refused("columns that are text", { columns: "x" }),
  refused("a mapping that is text", { mapping: "x" }),
  refused("a mapping of 101 columns", { mapping: Object.fromEntries(groupIds(101).map((id) => [id, []])) }),
  refused("a view that is text", { view: "x" }),
  refused("settings that are text", { settings: "x" }),
  allowed("10,000 rows", { rowCount: 10_000 }),
  refused("10,001 rows", { rowCount: 10_001 }),
  refused("fewer rows than none", { rowCount: -1 }),
  refused("half a row", { rowCount: 0.5 }),
  allowed("800 documents of rows", { groupIds: groupIds(800) }),
  refused("801 documents of rows", { groupIds: groupIds(801, 10) }),
  refused("documents of rows with long names", { groupIds: groupIds(800, 21) }),
  allowed("1,000 products", { productIds: groupIds(1000) }),
  refused("1,001 products", { productIds: groupIds(1001) }),
  refused("products that are numbers", { productIds: [1] }),
  allowed("a time in the trash", { trashedAt: new Date("2026-11-21") }),
  refused("trash that is no time", { trashedAt: true }),
  refused("another owner", { ownerId: "somebody" }),
  refused("a time of making", { createdAt: new Date("2026-11-21") }),
];

/** Rows of a table as their owner makes them. */
export const emptyRowGroup = { rows: [], pictures: [] };

export const rowGroupChanges: readonly Change[] = [
  allowed("200 rows", { rows: Array(200).fill({ id: "r-a", cells: {} }) }),
  refused("201 rows", { rows: Array(201).fill({ id: "r-a", cells: {} }) }),
  refused("rows that are text", { rows: "x" }),
  allowed("2,000 pictures", { pictures: Array(2000).fill({ assetId: "a" }) }),
  refused("2,001 pictures", { pictures: Array(2001).fill({ assetId: "a" }) }),
  refused("pictures that are text", { pictures: "x" }),
  refused("another owner", { ownerId: "somebody" }),
  refused("credits", { credits: 5 }),
];
