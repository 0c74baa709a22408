import { type MaskRules, usualMaskRules } from "./field-mask";

/** What staff may open in the document browser, and write. */
export interface DocumentAccess {
  /** Collections of the database by their ids; those below a document follow the one it lies in. */
  collections: ReadonlyMap<string, "read" | "write">;
  masks: MaskRules;
}

/** Drafts and what belongs to the product itself can be written; what the server keeps in step with other things is read. */
const usualCollections: DocumentAccess["collections"] = new Map([
  ...[
    "content",
    "projects",
    "products",
    "brands",
    "boards",
    "batches",
    "images",
    "assets",
    "assetFolders",
  ].map((name) => [name, "write"] as const),
  ...["layouts", "templates"].map((name) => [name, "write"] as const),
  ...[
    "users",
    "clients",
    "clientNotes",
    "jobs",
    "ledgers",
    "exports",
    "publications",
    "publicationViews",
  ].map((name) => [name, "read"] as const),
  ...["publishedPages", "publicImages", "imageEvents", "imageReports", "functionCallExclusions"].map(
    (name) => [name, "read"] as const,
  ),
  ...["auditEvents", "auditSeals", "documentChanges"].map((name) => [name, "read"] as const),
]);

/** Nothing but their own writers changes these, whatever the settings say: logs, ledgers, and what staff decide with a tool of its own. */
const neverWritten: ReadonlySet<string> = new Set([
  "auditEvents",
  "auditSeals",
  "auditCursors",
  "documentChanges",
  "ledgers",
  "imageEvents",
  "users",
  "clients",
  "clientNotes",
  "jobs",
]);
/** Nobody sees these, whatever the settings say. */
const secret: ReadonlySet<string> = new Set(["publicationSecrets", "publishedPageSecrets", "accountViews"]);

/**
 * Settings as they are written: `content, publications=read` names the collections, all of which can be written but those with
 * `=read`; the masks are words and paths. Empty ones mean the usual. Throws the text of what is wrong.
 */
export function parseDocumentAccess(collections = "", masks = ""): DocumentAccess {
  const named = listOf(collections).map((part) => {
    const [name = "", mode = "write", ...rest] = part.split("=").map((word) => word.trim());
    if (!isCollectionId(name) || rest.length > 0 || (mode !== "read" && mode !== "write")) {
      throw new Error(`"${part}" is no collection: write content, or publications=read`);
    }
    return [name, mode] as const;
  });
  const rules = listOf(masks);
  const wrong = rules.find((rule) => !/^[\p{L}\p{N}_-]+(\.[^.\s]+)*$/u.test(rule));
  if (wrong !== undefined) throw new Error(`"${wrong}" is no mask: write a word, or collection.field`);
  const given = named.length > 0 ? new Map(named) : usualCollections;
  return {
    collections: new Map(
      [...given]
        .filter(([name]) => !secret.has(name))
        .map(([name, mode]) => [name, neverWritten.has(name) ? "read" : mode] as const),
    ),
    masks: rules.length > 0 ? rules : usualMaskRules,
  };
}

function listOf(text: string): string[] {
  return text.split(",").flatMap((part) => part.trim() || []);
}

export function isCollectionId(id: string): boolean {
  return id !== "" && id !== "." && id !== ".." && !id.includes("/") && !/^__.*__$/.test(id);
}

/** The names of a path; null for what can be none. */
function namesOf(path: string): string[] | null {
  const names = path.split("/");
  const isPath = names.every((name) => name !== "" && name !== "." && name !== ".." && name.length <= 1500);
  return isPath && path.length <= 4000 ? names : null;
}

/** What staff may do at the path of a document or a collection; null where there is nothing for them. */
export function accessTo({ collections }: DocumentAccess, path: string): "read" | "write" | null {
  const [first = ""] = namesOf(path) ?? [];
  return collections.get(first) ?? null;
}

export function isDocumentPath(path: string): boolean {
  const names = namesOf(path);
  if (!names || names.length % 2 !== 0) return false;
  return names.every((name, at) =>
    at % 2 === 0 ? isCollectionId(name) : !/^__.*__$/.test(name) || /^__id-?\d+__$/.test(name),
  );
}

export function isCollectionPath(path: string): boolean {
  const names = namesOf(path);
  return names !== null && names.length % 2 === 1 && isDocumentPath(`${path}/x`);
}

export const collectionOf = (path: string) => path.slice(0, path.lastIndexOf("/"));
export const idOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
/** The collection of the database that a path begins with: masks are told for it. */
export const topOf = (path: string) => path.split("/")[0] ?? "";
