import type { StoredDocument } from "../firestore/document";
import { queryLimit, type StructuredQuery } from "../firestore/protocol";
import type { Caller } from "../request/caller";
import type { AccessMethod, RequestSegment } from "./access";
import type { Resource } from "./built-ins";
import { fromFields, fromJson } from "./from-firestore";
import type { Alternative } from "./query-facts";
import { ANY_STRING, Unproven } from "./unproven";
import { PartlyProvenMap, RulesPath, RulesTimestamp, type RulesValue } from "./values";

/** `projects/{p}/databases/{d}/documents/…` without the project: paths in rules begin with the database. */
export function rulesPath(name: string): string[] {
  return name.split("/").slice(2);
}

/** A document as `resource` and `get()` show it. */
export function toResource({ name, fields }: StoredDocument): Resource {
  const path = rulesPath(name);
  return new Map<string, RulesValue>([
    ["data", fromFields(fields)],
    ["id", path.at(-1) ?? ""],
    ["__name__", new RulesPath(path)],
  ]);
}

/** `resource` of a list request: what holds for every document of one alternative of the query. */
export function toListResource({ data, documentName }: Alternative): RulesValue {
  const path = documentName === null ? null : rulesPath(documentName);
  return new PartlyProvenMap(
    new Map<string, RulesValue>([
      ["data", data],
      ["id", path?.at(-1) ?? ANY_STRING],
      ["__name__", path ? new RulesPath(path) : new Unproven([{ kind: "present" }])],
    ]),
  );
}

export interface RequestDetails {
  caller: Caller;
  method: AccessMethod;
  path: readonly RequestSegment[];
  atMicros: number;
  /** What only some methods have: `resource` of a write, `query` of a list. */
  more: Record<string, RulesValue>;
}

/** `request`: https://firebase.google.com/docs/reference/rules/rules.firestore.Request */
export function toRequest({ caller, method, path, atMicros, more }: RequestDetails): RulesValue {
  return new Map<string, RulesValue>([
    ["auth", authOf(caller)],
    ["method", method],
    ["path", new RulesPath(path.filter((segment) => typeof segment === "string"))],
    // Rules see time in milliseconds, the same that server timestamps are cut to.
    ["time", new RulesTimestamp(BigInt(Math.floor(atMicros / 1000)) * 1_000_000n)],
    ...Object.entries(more),
  ]);
}

function authOf(caller: Caller): RulesValue {
  if (caller.kind !== "user") return null;
  return new Map<string, RulesValue>([
    ["uid", caller.uid],
    ["token", fromJson(caller.claims)],
  ]);
}

/** `request.query`; a clause that the query does not have is null. */
export function toQuery(query: StructuredQuery): RulesValue {
  const limit = queryLimit(query);
  const orders = (query.orderBy ?? []).map(
    ({ field, direction }) => `${field.fieldPath} ${direction === "DESCENDING" ? "DESC" : "ASC"}`,
  );
  return new Map<string, RulesValue>([
    ["limit", limit === null ? null : BigInt(limit)],
    ["offset", BigInt(query.offset ?? 0)],
    ["orderBy", orders.length > 0 ? orders.join(", ") : null],
  ]);
}
