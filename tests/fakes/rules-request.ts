import type { StructuredQuery } from "../../workers/firebase/firestore/protocol";
import type { Fields } from "../../workers/firebase/firestore/values";
import {
  type AccessMethod,
  type ANY_DEPTH,
  ANY_ID,
  type Decision,
} from "../../workers/firebase/rules/access";
import { fromFields } from "../../workers/firebase/rules/from-firestore";
import { alternativesOf } from "../../workers/firebase/rules/query-facts";
import { toListResource } from "../../workers/firebase/rules/request-values";
import { Ruleset } from "../../workers/firebase/rules/ruleset";
import { RulesTimestamp, type RulesValue } from "../../workers/firebase/rules/values";

/** 2026-11-21T03:04:05.006Z, a Saturday. */
const NOW_NANOS = BigInt(Date.UTC(2026, 10, 21, 3, 4, 5, 6)) * 1_000_000n;

export interface RequestInTest {
  method?: AccessMethod;
  /** Below `…/documents`. */
  path?: string;
  /** Fields of the document that is there; null: none. */
  stored?: Fields | null;
  /** Fields of the document that an update or a creation leaves. */
  written?: Fields | null;
  auth?: RulesValue;
  /** Other documents by path. */
  documents?: Record<string, Fields>;
}

/** Rules with these statements inside `match /databases/{database}/documents`. */
export function rulesOf(statements: string, version = 2): Ruleset {
  return Ruleset.parse(
    `rules_version = '${version}'; service cloud.firestore { match /databases/{database}/documents { ${statements} } }`,
  );
}

/** How the rules decide one request for a document. */
export function decide(
  rules: Ruleset,
  {
    method = "get",
    path = "items/i1",
    stored = null,
    written = null,
    auth = null,
    documents = {},
  }: RequestInTest = {},
): Decision {
  return rules.decide({
    method,
    path: ["databases", "(default)", "documents", ...path.split("/")],
    environment: {
      variables: new Map<string, RulesValue>([
        ["resource", stored && resourceOf(path, stored)],
        ["request", requestOf(auth, written && resourceOf(path, written))],
      ]),
      lookUp: ({ segments }) => {
        const below = segments.slice(3).join("/");
        return documents[below] ? resourceOf(below, documents[below]) : null;
      },
    },
  });
}

/** How the rules decide a query, alternative by alternative. */
export function decideList(
  rules: Ruleset,
  query: StructuredQuery,
  { auth = null, below = ["items", ANY_ID] as (string | typeof ANY_ID | typeof ANY_DEPTH)[] } = {},
): boolean {
  return alternativesOf(query).every((alternative) => {
    const path = alternative.documentName?.split("/").slice(2) ?? [
      "databases",
      "(default)",
      "documents",
      ...below,
    ];
    const variables = new Map<string, RulesValue>([
      ["resource", toListResource(alternative)],
      ["request", requestOf(auth)],
    ]);
    return rules.decide({ method: "list", path, environment: { variables, lookUp: () => null } }).granted;
  });
}

function resourceOf(path: string, fields: Fields): ReadonlyMap<string, RulesValue> {
  return new Map<string, RulesValue>([
    ["data", fromFields(fields)],
    ["id", path.split("/").at(-1) ?? ""],
  ]);
}

function requestOf(auth: RulesValue, resource: RulesValue = null): RulesValue {
  return new Map<string, RulesValue>([
    ["auth", auth],
    ["resource", resource],
    ["time", new RulesTimestamp(NOW_NANOS)],
  ]);
}
