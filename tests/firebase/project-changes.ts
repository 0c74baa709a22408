import { newPage } from "~/sections/new-page";
import { allowed, type Change, refused } from "./content-changes";

const page = newPage({ language: "en" });

/** A project as its owner makes it. */
export const emptyProject = {
  title: "A title",
  page,
  productId: null,
  facts: { facts: [], decisions: [] },
  acceptedClaims: [],
  folder: null,
  members: [],
  versionedAt: null,
  trashedAt: null,
};

const withPage = (changes: Record<string, unknown>) => ({ page: { ...page, ...changes } });
const sheet = (facts: unknown, decisions: unknown = []) => ({ facts: { facts, decisions } });
const sections = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`s${index}`, { type: "hero" }]));

/** What its owner may change of a project, and what not: at least one for each condition of the rules. */
export const projectChanges: readonly Change[] = [
  allowed("a title of 200 characters", { title: "x".repeat(200) }),
  refused("a title of 201 characters", { title: "x".repeat(201) }),
  allowed("a page of 25 sections", withPage({ sections: sections(25), order: Object.keys(sections(25)) })),
  refused("a page of 26 sections", withPage({ sections: sections(26) })),
  refused("an order of 26 sections", withPage({ order: Object.keys(sections(26)) })),
  refused("an order that is text", withPage({ order: "x" })),
  refused("sections that are text", withPage({ sections: "x" })),
  refused("a page that is text", { page: "x" }),
  refused("a page with more to it", withPage({ more: 1 })),
  refused("a page of another version", withPage({ version: 2 })),
  refused("a page in no language", withPage({ language: "" })),
  refused("a theme that is text", withPage({ theme: "x" })),
  refused("a theme without a name", withPage({ theme: { id: "", mode: "auto" } })),
  refused("an address of 2049 characters", withPage({ action: { href: "x".repeat(2049), label: "" } })),
  refused("a button of 61 characters", withPage({ action: { href: "", label: "x".repeat(61) } })),
  refused("a search title of 201", withPage({ seo: { title: "x".repeat(201), description: "" } })),
  refused("a description of 501", withPage({ seo: { title: "", description: "x".repeat(501) } })),
  allowed("a product", { productId: "flask" }),
  refused("a product that is a number", { productId: 1 }),
  allowed("300 facts and decisions", sheet(Array(300).fill({ id: "f" }), Array(300).fill({ key: "k" }))),
  refused("301 facts", sheet(Array(301).fill({ id: "f" }))),
  refused("301 decisions", sheet([], Array(301).fill({ key: "k" }))),
  refused("facts that are text", sheet("x")),
  refused("decisions that are text", sheet([], "x")),
  refused("facts with more to them", { facts: { facts: [], decisions: [], more: 1 } }),
  allowed("a folder", { folder: "Autumn" }),
  refused("a folder of 81 characters", { folder: "x".repeat(81) }),
  allowed("members", { members: ["grace@example.com"] }),
  refused("51 members", { members: Array.from({ length: 51 }, (_, index) => `m${index}@example.com`) }),
  allowed("no time of a version", { versionedAt: null }),
  refused("a time of a version that is not now", { versionedAt: new Date("2026-11-21") }),
  allowed("a time in the trash", { trashedAt: new Date("2026-11-21") }),
  refused("trash that is no time", { trashedAt: true }),
  refused("claims that are accepted", { acceptedClaims: [{ statement: "Best" }] }),
  refused("another owner", { ownerId: "somebody" }),
  refused("a time of making", { createdAt: new Date("2026-11-21") }),
];
