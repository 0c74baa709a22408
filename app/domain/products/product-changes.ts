import { sameData } from "../data/same-data";
import type { ProductFields } from "./product";

/** What to write so that one state of a product becomes another. */
export interface ProductChanges {
  /** Fields of one value, as they are to be. */
  set: Partial<Pick<ProductFields, (typeof ownFields)[number]>>;
  /** Single entries of the lists, so that what another page changed in the same list stays. */
  removed: ListEntries;
  added: ListEntries;
}
type ListEntries = Partial<Record<ListPath, unknown[]>>;
type ListPath = "facts.facts" | "facts.decisions" | "photos" | "variants";

const ownFields = ["name", "brandId", "sourceUrl", "readAt", "published"] as const;

/** What differs between two states of a product, entry by entry; null where nothing does. */
export function productChanges(before: ProductFields, after: ProductFields): ProductChanges | null {
  const set = Object.fromEntries(
    ownFields.filter((name) => !sameData(before[name], after[name])).map((name) => [name, after[name]]),
  );
  const [was, is] = [listsOf(before), listsOf(after)];
  const removed: ListEntries = {};
  const added: ListEntries = {};
  for (const path of Object.keys(was) as ListPath[]) {
    const gone = missingIn(is[path], was[path]);
    const come = missingIn(was[path], is[path]);
    if (gone.length > 0) removed[path] = gone;
    if (come.length > 0) added[path] = come;
  }
  const changed = [set, removed, added].some((part) => Object.keys(part).length > 0);
  return changed ? { set, removed, added } : null;
}

function listsOf({ facts, photos, variants }: ProductFields): Record<ListPath, readonly unknown[]> {
  return { "facts.facts": facts.facts, "facts.decisions": facts.decisions, photos, variants };
}

/** The entries of `list` that `others` does not have, without fields that hold nothing: documents have none. */
function missingIn(others: readonly unknown[], list: readonly unknown[]): unknown[] {
  const known = others.map(plain);
  return list.map(plain).filter((entry) => !known.some((other) => sameData(other, entry)));
}

function plain(entry: unknown): unknown {
  return JSON.parse(JSON.stringify(entry));
}
