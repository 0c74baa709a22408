import type { Caller } from "../caller";
import type { AccessGuard, DocumentLookup, Grant } from "../firestore/access-guard";
import type { AppliedWrite } from "../firestore/commit";
import type { StoredDocument } from "../firestore/document";
import { queryLimit, type StructuredQuery } from "../firestore/protocol";
import { queryScope } from "../firestore/query";
import { permissionDenied } from "../firestore/rpc-error";
import { type AccessMethod, ANY_DEPTH, ANY_ID, isAllowed, type RequestSegment } from "./access";
import { parseRules } from "./parse";
import { provenByQuery } from "./query-proof";
import { RulesError } from "./rules-error";
import type { MatchBlock } from "./syntax";
import { fromFields, fromJson, RulesPath, RulesTimestamp, type RulesValue } from "./values";

type Resource = ReadonlyMap<string, RulesValue> | null;

/** What one request adds to what all requests of its kind have. */
interface AccessDetails {
  method: AccessMethod;
  /** Name of the document asked for, or of the parent queried; its project is that of every path in rules. */
  name: string;
  path: readonly RequestSegment[];
  resource: Resource;
  request: Record<string, RulesValue>;
  atMicros: number;
  lookup: DocumentLookup;
}

const EVERYTHING: Grant = { dependsOn: new Set() };

/** Guards a database by a rules text. A text that does not parse refuses everybody but service accounts. */
export function rulesGuard(
  rulesText: string,
  getDocument: (name: string) => StoredDocument | null,
): AccessGuard {
  return new RulesGuard(parseOrDenyAll(rulesText), getDocument);
}

function parseOrDenyAll(rulesText: string): MatchBlock[] {
  try {
    return parseRules(rulesText);
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    console.error(`firestore.rules cannot be read, so every request is refused: ${error.message}`);
    return [];
  }
}

class RulesGuard implements AccessGuard {
  constructor(
    private readonly services: MatchBlock[],
    private readonly getDocument: (name: string) => StoredDocument | null,
  ) {}

  requireGet(caller: Caller, name: string, document: StoredDocument | null, atMicros: number): Grant {
    return this.#require(caller, {
      method: "get",
      name,
      path: rulesPath(name),
      resource: document && toResource(document),
      request: {},
      atMicros,
      lookup: this.#stored,
    });
  }

  requireList(caller: Caller, parent: string, query: StructuredQuery, atMicros: number): Grant {
    return this.#require(caller, {
      method: "list",
      name: parent,
      path: listPath(parent, query),
      resource: new Map([["data", provenByQuery(query)]]),
      request: {
        query: new Map([
          ["limit", queryLimit(query)],
          ["offset", query.offset ?? 0],
        ]),
      },
      atMicros,
      lookup: this.#stored,
    });
  }

  requireWrite(caller: Caller, write: AppliedWrite, atMicros: number, lookup: DocumentLookup): void {
    this.#require(caller, {
      method: methodOf(write),
      name: write.name,
      path: rulesPath(write.name),
      resource: write.before && toResource(write.before),
      request: { resource: write.kind === "update" && write.after ? toResource(write.after) : null },
      atMicros,
      lookup,
    });
  }

  readonly #stored: DocumentLookup = {
    before: (name) => this.getDocument(name),
    after: (name) => this.getDocument(name),
  };

  #require(
    caller: Caller,
    { method, name: about, path, resource, request, atMicros, lookup }: AccessDetails,
  ): Grant {
    if (caller.kind === "admin") return EVERYTHING;
    const project = about.split("/").slice(0, 2).join("/");
    const dependsOn = new Set<string>();
    const variables = new Map<string, RulesValue>([
      ["resource", resource],
      [
        "request",
        new Map<string, RulesValue>([
          ["auth", authOf(caller)],
          ["method", method],
          ["path", new RulesPath(path.filter((segment) => typeof segment === "string"))],
          // Rules see time in milliseconds, the same that server timestamps are cut to.
          ["time", new RulesTimestamp(Math.floor(atMicros / 1000) * 1000)],
          ...Object.entries(request),
        ]),
      ],
    ]);
    const lookUp = (target: RulesPath, when: "before" | "after") => {
      const name = `${project}/${target.segments.join("/")}`;
      dependsOn.add(name);
      const document = lookup[when](name);
      return document && toResource(document);
    };
    if (!isAllowed(this.services, method, path, { variables, lookUp })) throw permissionDenied();
    return { dependsOn };
  }
}

function authOf(caller: Caller): RulesValue {
  if (caller.kind !== "user") return null;
  return new Map<string, RulesValue>([
    ["uid", caller.uid],
    ["token", fromJson(caller.claims)],
  ]);
}

/** A verified document is only read. */
function methodOf({ kind, before }: AppliedWrite): AccessMethod {
  if (kind === "delete") return "delete";
  if (kind === "verify") return "get";
  return before ? "update" : "create";
}

function toResource({ name, fields }: StoredDocument): ReadonlyMap<string, RulesValue> {
  const path = rulesPath(name);
  return new Map<string, RulesValue>([
    ["data", fromFields(fields)],
    ["id", path.at(-1) ?? ""],
    ["__name__", new RulesPath(path)],
  ]);
}

/** projects/{p}/databases/{d}/documents/… without the project. */
function rulesPath(name: string): string[] {
  return name.split("/").slice(2);
}

/** Where a query's documents could be: every id of a collection, or of all collections of one id. */
function listPath(parent: string, query: StructuredQuery): RequestSegment[] {
  const { collectionId, allDescendants } = queryScope(parent, query);
  const below: RequestSegment[] = allDescendants ? [ANY_DEPTH] : [];
  const documents: RequestSegment[] = collectionId === null ? [] : [collectionId, ANY_ID];
  return [...rulesPath(parent), ...below, ...documents];
}
