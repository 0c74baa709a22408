import { parseFieldPath } from "./field-path";
import type { IndexedField, IndexShape } from "./index-shape";
import type { IndexScan } from "./query-plan";
import { RpcError } from "./rpc-error";

/** firestore.indexes.json, as the Firebase CLI deploys it. */
export interface IndexDeclarations {
  indexes?: { collectionGroup: string; queryScope?: string; fields: DeclaredField[] }[];
  /** What single-field indexes a field has in place of the automatic ones. */
  fieldOverrides?: {
    collectionGroup: string;
    fieldPath: string;
    indexes: Omit<DeclaredField, "fieldPath">[];
  }[];
}

interface DeclaredField {
  fieldPath: string;
  order?: string;
  arrayConfig?: string;
  queryScope?: string;
}

/** What a query asks of indexes: some fields fixed, then an order, both as the query has them. */
type Need = Pick<IndexScan, "shape" | "fixedFields" | "reversed">;

/**
 * The indexes a project declares. Where they are required, a query that Google could not serve from them, and from
 * the single-field indexes that every project has, is refused; a field without any index is never indexed here.
 */
export class IndexConfiguration {
  constructor(
    private readonly declarations: IndexDeclarations = {},
    private readonly isRequired = false,
  ) {}

  /** Whether an index of this shape would hold a field that is exempt from indexing. */
  isExempt({ collectionId, fields }: IndexShape): boolean {
    return fields.some(({ fieldPath }) => {
      const isDeclared = this.#compositesOf(collectionId).some((index) =>
        index.fields.some((field) => field.fieldPath === fieldPath),
      );
      return this.#overrideOf(collectionId, fieldPath)?.indexes.length === 0 && !isDeclared;
    });
  }

  /** Throws FAILED_PRECONDITION if indexes are required and none of the project's serves this. */
  requireServed(need: Need): void {
    if (!this.isRequired || this.#isServed(need)) return;
    const { scope, collectionId, fields } = need.shape;
    const [only] = fields;
    const message =
      isSingle(need) && only
        ? `The query requires a ${queryScopeOf(scope)}_${singleKind(need)} index for collection ${collectionId} and field ${only.fieldPath}.`
        : "The query requires an index.";
    throw new RpcError(
      "FAILED_PRECONDITION",
      `${message} Add it to firestore.indexes.json: ${JSON.stringify(missingIndex(need))}`,
    );
  }

  #isServed({ shape, fixedFields, reversed }: Need): boolean {
    const fixed = shape.fields.slice(0, fixedFields);
    const ordered = shape.fields.slice(fixedFields).map((field) => turned(field, reversed));
    const isPlain = shape.nameDescending === false;
    if (ordered.length === 0 && fixed.every((field) => this.#hasSingle(shape, field))) return true;
    if (fixedFields === 0 && ordered.length === 1 && isPlain && this.#hasSingle(shape, ordered[0]!))
      return true;
    const nameOrder = shape.nameDescending !== reversed ? "DESCENDING" : "ASCENDING";
    const usable = this.#compositesOf(shape.collectionId).filter(
      (index) =>
        (index.queryScope ?? "COLLECTION") === queryScopeOf(shape.scope) &&
        serves(index.fields, fixed, ordered, nameOrder),
    );
    // Google merges indexes that end in the same order; equal fields alone also from single-field indexes.
    const isCovered = (field: IndexedField) =>
      usable.some((index) => index.fields.some((declared) => isSameField(declared, field))) ||
      (ordered.length === 0 && this.#hasSingle(shape, field));
    return usable.length > 0 && fixed.every(isCovered);
  }

  #compositesOf(collectionId: string) {
    return (this.declarations.indexes ?? []).filter((index) => index.collectionGroup === collectionId);
  }

  /** Every field has indexes for queries of one collection, in both orders and by what an array contains. */
  #hasSingle({ scope, collectionId }: IndexShape, { fieldPath, kind }: IndexedField): boolean {
    const override = this.#overrideOf(collectionId, fieldPath);
    if (!override) return scope !== "group";
    return override.indexes.some(
      (index) =>
        (index.queryScope ?? "COLLECTION") === queryScopeOf(scope) &&
        (kind === "contains") === (index.arrayConfig === "CONTAINS"),
    );
  }

  /** The override of the field itself, or of the nearest map it lies in. */
  #overrideOf(collectionId: string, fieldPath: string) {
    const names = parseFieldPath(fieldPath);
    return (this.declarations.fieldOverrides ?? [])
      .filter((override) => override.collectionGroup === collectionId)
      .map((override) => ({ ...override, names: parseFieldPath(override.fieldPath) }))
      .filter((override) => override.names.every((name, index) => names[index] === name))
      .sort((left, right) => right.names.length - left.names.length)[0];
  }
}

/** An index serves fixed fields in any order at its beginning, then exactly the query's order. */
function serves(
  declared: DeclaredField[],
  fixed: IndexedField[],
  ordered: IndexedField[],
  nameOrder: string,
) {
  const last = declared.at(-1);
  const isNamed = last?.fieldPath === "__name__";
  const fields = isNamed ? declared.slice(0, -1) : declared;
  const first = fields.slice(0, fields.length - ordered.length);
  const rest = fields.slice(fields.length - ordered.length);
  return (
    fields.length >= ordered.length &&
    first.every((field) => fixed.some((each) => isSameField(field, each))) &&
    rest.every((field, index) => {
      const wanted = ordered[index]!;
      return field.fieldPath === wanted.fieldPath && field.order?.toLowerCase() === wanted.kind;
    }) &&
    // With nothing but equal fields the names may be read from either end.
    (ordered.length === 0 || (last?.order ?? "ASCENDING") === nameOrder)
  );
}

function isSameField(declared: DeclaredField, { fieldPath, kind }: IndexedField): boolean {
  return declared.fieldPath === fieldPath && (kind === "contains") === (declared.arrayConfig === "CONTAINS");
}

function turned(field: IndexedField, reversed: boolean): IndexedField {
  if (!reversed || field.kind === "contains") return field;
  return { ...field, kind: field.kind === "ascending" ? "descending" : "ascending" };
}

function queryScopeOf(scope: IndexShape["scope"]): string {
  return scope === "group" ? "COLLECTION_GROUP" : "COLLECTION";
}

function singleKind({ shape, reversed }: Need): string {
  if (shape.fields[0]?.kind === "contains") return "CONTAINS";
  return reversed ? "DESC" : "ASC";
}

function isSingle({ shape, fixedFields }: Need): boolean {
  return shape.fields.length === 1 && (fixedFields === 1 || !shape.nameDescending);
}

/** What to write into firestore.indexes.json. */
function missingIndex({ shape, fixedFields, reversed }: Need): object {
  const queryScope = queryScopeOf(shape.scope);
  const fields = shape.fields.map((field, position) => {
    const { fieldPath, kind } = position < fixedFields ? field : turned(field, reversed);
    return kind === "contains"
      ? { fieldPath, arrayConfig: "CONTAINS" }
      : { fieldPath, order: kind.toUpperCase() };
  });
  const [first] = fields;
  if (isSingle({ shape, fixedFields, reversed }) && first) {
    const { fieldPath, ...kind } = first;
    const indexes = [{ ...kind, queryScope }];
    return { fieldOverrides: [{ collectionGroup: shape.collectionId, fieldPath, indexes }] };
  }
  // The name follows the direction of the last field unless it is told otherwise.
  const nameOrder = shape.nameDescending !== reversed ? "DESCENDING" : "ASCENDING";
  const last = fields.at(-1);
  const isNameImplied =
    fixedFields === fields.length || (last && "order" in last && last.order === nameOrder);
  const name = { fieldPath: "__name__", order: nameOrder };
  return {
    indexes: [
      { collectionGroup: shape.collectionId, queryScope, fields: isNameImplied ? fields : [...fields, name] },
    ],
  };
}
