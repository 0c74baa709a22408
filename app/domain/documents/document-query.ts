import * as z from "zod/mini";
import { readFieldPath } from "./field-path";
import { fromTagged, type Tagged, toTagged } from "./tagged-json";
import type { WireValue } from "./wire-value";

/** Operators as they are written in an address, with their names in the database; those without a value have none. */
export const comparisons = {
  "==": "EQUAL",
  "!=": "NOT_EQUAL",
  "<": "LESS_THAN",
  "<=": "LESS_THAN_OR_EQUAL",
  ">": "GREATER_THAN",
  ">=": "GREATER_THAN_OR_EQUAL",
  in: "IN",
  "not-in": "NOT_IN",
  "array-contains": "ARRAY_CONTAINS",
  "array-contains-any": "ARRAY_CONTAINS_ANY",
} as const;
export const tests = {
  "is-null": "IS_NULL",
  "is-not-null": "IS_NOT_NULL",
  "is-nan": "IS_NAN",
  "is-not-nan": "IS_NOT_NAN",
} as const;

export type Comparison = keyof typeof comparisons;
export type Test = keyof typeof tests;
export type Operator = Comparison | Test;
export const operators = [...Object.keys(comparisons), ...Object.keys(tests)] as readonly Operator[];
export const isTest = (op: Operator): op is Test => op in tests;
/** Operators that take a list. */
export const isOfList = (op: Operator) => op === "in" || op === "not-in" || op === "array-contains-any";
/** Operators by which the database orders what it finds. */
const ordering: ReadonlySet<Operator> = new Set([
  "!=",
  "<",
  "<=",
  ">",
  ">=",
  "not-in",
  "is-not-null",
  "is-not-nan",
]);

export interface FieldFilter {
  kind: "field";
  /** A field path, or `__name__`. */
  field: string;
  op: Operator;
  /** Null for a test. */
  value: WireValue | null;
}
export interface GroupFilter {
  kind: "and" | "or";
  filters: Filter[];
}
export type Filter = FieldFilter | GroupFilter;

export interface Order {
  field: string;
  isDescending: boolean;
}

export interface DocumentQuery {
  /** Path of a collection: an odd number of names. */
  collection: string;
  where: Filter | null;
  order: Order[];
}

/** What of a query is wrong, to be shown. */
export class QueryError extends Error {
  override name = "QueryError";
}

const deepest = 8;
const mostFilters = 60;

/** A filter as an address has it: `[field, operator, value]`, and `{ "and": […] }` or `{ "or": […] }` of those. */
export function writeFilter(filter: Filter): Tagged {
  if (filter.kind !== "field") return { [filter.kind]: filter.filters.map(writeFilter) };
  const { field, op, value } = filter;
  return value === null ? [field, op] : [field, op, toTagged(value)];
}

/** Throws QueryError, or TaggedJsonError for a value that is none. */
export function readFilter(json: unknown, depth = 0): Filter {
  if (depth > deepest) throw new QueryError(`Groups can lie in each other ${deepest} deep.`);
  if (Array.isArray(json)) return readFieldFilter(json);
  const [kind, ...more] = Object.keys(typeof json === "object" && json !== null ? json : {});
  const filters = (json as Record<string, unknown>)?.[kind ?? ""];
  if ((kind !== "and" && kind !== "or") || more.length > 0 || !Array.isArray(filters)) {
    throw new QueryError('A filter is ["field", "==", value], or {"and": […]}, {"or": […]} of filters.');
  }
  if (filters.length === 0 || filters.length > mostFilters) {
    throw new QueryError(`A group has 1 to ${mostFilters} conditions.`);
  }
  return { kind, filters: filters.map((each) => readFilter(each, depth + 1)) };
}

function readFieldFilter([field, op, value, ...more]: readonly unknown[]): FieldFilter {
  if (typeof field !== "string" || !isField(field)) {
    throw new QueryError(
      `"${field}" is no path of a field. Put names that are no plain words into backticks.`,
    );
  }
  if (typeof op !== "string" || !operators.includes(op as Operator) || more.length > 0) {
    throw new QueryError(`There is no operator "${op}". There are ${operators.join(", ")}.`);
  }
  const operator = op as Operator;
  if (isTest(operator)) return { kind: "field", field, op: operator, value: null };
  const read = fromTagged(value ?? null, field);
  if (isOfList(operator) && !("arrayValue" in read)) {
    throw new QueryError(`${operator} takes a list of values: ["a", "b"].`);
  }
  return { kind: "field", field, op: operator, value: read };
}

export function isField(field: string): boolean {
  return field === "__name__" || readFieldPath(field) !== null;
}

/** `-createdAt,title` */
export function writeOrder(order: readonly Order[]): string {
  return order.map(({ field, isDescending }) => (isDescending ? `-${field}` : field)).join(",");
}

export function readOrder(text: string): Order[] {
  // A comma within backticks belongs to a name.
  const parts = text.match(/(?:`(?:[^`\\]|\\.)*`|[^,`])+/g) ?? [];
  return parts.map((part) => {
    const isDescending = part.startsWith("-");
    const field = isDescending ? part.slice(1) : part;
    if (!isField(field)) throw new QueryError(`"${field}" is no path of a field to order by.`);
    return { field, isDescending };
  });
}

/** Every condition of a filter. */
export function conditionsOf(filter: Filter | null): FieldFilter[] {
  if (!filter) return [];
  return filter.kind === "field" ? [filter] : filter.filters.flatMap(conditionsOf);
}

/**
 * The order that a query has in the database: what is asked for, then the fields that are compared, then the name. With all of it
 * told, a page can go on after any document.
 */
export function wholeOrder({ where, order }: Pick<DocumentQuery, "where" | "order">): Order[] {
  const named = new Set(order.map(({ field }) => field));
  const isDescending = order.at(-1)?.isDescending ?? false;
  const compared = [...new Set(orderingFields(where))].sort().filter((field) => !named.has(field));
  const whole = [...order, ...compared.map((field) => ({ field, isDescending }))];
  return whole.some(({ field }) => field === "__name__")
    ? whole
    : [...whole, { field: "__name__", isDescending }];
}

function orderingFields(filter: Filter | null): string[] {
  if (!filter) return [];
  if (filter.kind !== "field") return filter.filters.flatMap(orderingFields);
  return ordering.has(filter.op) && filter.field !== "__name__" ? [filter.field] : [];
}

const askedSchema = z.object({
  collection: z.string().check(z.maxLength(2000)),
  where: z._default(z.nullable(z.string().check(z.maxLength(8000))), null),
  order: z._default(z.string().check(z.maxLength(2000)), ""),
});

/** Throws QueryError or TaggedJsonError, with words to be shown. */
export function readQuery(parameters: { get(name: string): string | null }): DocumentQuery {
  const { success, data } = askedSchema.safeParse({
    collection: parameters.get("collection") ?? "",
    where: parameters.get("where"),
    order: parameters.get("order") ?? "",
  });
  if (!success) throw new QueryError("The query is too long. Take conditions out of it.");
  const { collection, where, order } = data;
  return { collection, where: where ? readFilter(jsonOf(where)) : null, order: readOrder(order) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new QueryError("The filter in the address is cut off. Clear it and build it anew.");
  }
}
