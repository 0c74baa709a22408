import type { BrandFields } from "~/domain/brands/brand";
import { newBrand } from "~/domain/brands/brand";
import { sameData } from "~/domain/data/same-data";

const names = Object.keys(newBrand) as (keyof BrandFields)[];

/** What of a brand its owner sets, without the rest of its document. */
export function fieldsOf(brand: BrandFields): BrandFields {
  return Object.fromEntries(names.map((name) => [name, brand[name]])) as BrandFields;
}

/** The fields in which two differ, as the second has them. */
export function changedFields(before: BrandFields, after: BrandFields): Partial<BrandFields> {
  const changed = names.filter((name) => !sameData(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

/** What both made of the same base, field by field: mine where both changed one. */
export function mergeFields(base: BrandFields, mine: BrandFields, theirs: BrandFields): BrandFields {
  return { ...theirs, ...changedFields(base, mine) };
}
