import type { AccessGuard, DocumentLookup, Grant } from "../firestore/access-guard";
import type { AppliedWrite } from "../firestore/commit";
import type { StoredDocument } from "../firestore/document";
import type { StructuredQuery } from "../firestore/protocol";
import { queryScope } from "../firestore/query";
import { permissionDenied } from "../firestore/rpc-error";
import type { Caller } from "../request/caller";
import { type AccessMethod, ANY_DEPTH, ANY_ID, type Denial, type RequestSegment } from "./access";
import { DenialLog } from "./denial-log";
import { DocumentReads } from "./document-reads";
import { type Alternative, alternativesOf } from "./query-facts";
import { rulesPath, toListResource, toQuery, toRequest, toResource } from "./request-values";
import { RulesLimitError } from "./rules-error";
import { Ruleset } from "./ruleset";
import type { RulesValue } from "./values";

const EVERYTHING: Grant = { dependsOn: new Set() };

/** One question to the rules. */
interface Question {
  caller: Caller;
  method: AccessMethod;
  /** Name of the document asked for, or of the parent queried; its project is that of every path in rules. */
  name: string;
  path: readonly RequestSegment[];
  resource: RulesValue;
  more: Record<string, RulesValue>;
  atMicros: number;
  lookup: DocumentLookup;
  reads: DocumentReads;
}

/** Guards a database by a rules text. A text that does not parse refuses everybody but service accounts. */
export class RulesGuard implements AccessGuard {
  ruleset: Ruleset;
  readonly #log = new DenialLog((line) => console.warn(line));
  /** One commit asks write by write, always with the same view of what was before; its limits are shared. */
  readonly #readsOfCommit = new WeakMap<DocumentLookup["before"], DocumentReads>();
  readonly #stored: DocumentLookup;

  constructor(rulesText: string, getDocument: (name: string) => StoredDocument | null) {
    this.ruleset = Ruleset.parseOrDenyAll(rulesText);
    this.#stored = { before: getDocument, after: getDocument };
  }

  requireGet(caller: Caller, name: string, document: StoredDocument | null, atMicros: number): Grant {
    if (caller.kind === "admin") return EVERYTHING;
    const reads = new DocumentReads();
    this.#require({
      caller,
      method: "get",
      name,
      path: rulesPath(name),
      resource: document && toResource(document),
      more: {},
      atMicros,
      lookup: this.#stored,
      reads,
    });
    return { dependsOn: reads.names };
  }

  requireList(caller: Caller, parent: string, query: StructuredQuery, atMicros: number): Grant {
    if (caller.kind === "admin") return EVERYTHING;
    const reads = new DocumentReads();
    for (const alternative of alternativesOrDenied(query)) {
      this.#require({
        caller,
        method: "list",
        name: parent,
        path: listPath(parent, query, alternative),
        resource: toListResource(alternative),
        more: { query: toQuery(query) },
        atMicros,
        lookup: this.#stored,
        reads,
      });
    }
    return { dependsOn: reads.names };
  }

  requireWrite(caller: Caller, write: AppliedWrite, atMicros: number, lookup: DocumentLookup): void {
    if (caller.kind === "admin") return;
    const reads = this.#readsOfCommit.get(lookup.before) ?? new DocumentReads();
    this.#readsOfCommit.set(lookup.before, reads);
    this.#require({
      caller,
      method: methodOf(write),
      name: write.name,
      path: rulesPath(write.name),
      resource: write.before && toResource(write.before),
      more: { resource: write.kind === "update" && write.after ? toResource(write.after) : null },
      atMicros,
      lookup,
      reads,
    });
  }

  #require({ name, method, path, resource, lookup, reads, ...details }: Question): void {
    const project = name.split("/").slice(0, 2).join("/");
    const decision = this.ruleset.decide({
      method,
      path,
      environment: {
        variables: new Map([
          ["resource", resource],
          ["request", toRequest({ ...details, method, path })],
        ]),
        lookUp: reads.operation(project, lookup, toResource),
      },
    });
    if (decision.granted) return;
    this.#log.add(this.#describe(method, path, decision.denials));
    throw permissionDenied();
  }

  /** Names collections, rules and reasons, never a document or what is in it. */
  #describe(method: AccessMethod, path: readonly RequestSegment[], denials: readonly Denial[]): string {
    const asked = path
      .slice(3)
      .map((segment, index) => (typeof segment === "string" && index % 2 === 0 ? segment : "*"))
      .join("/");
    const reasons = denials.map(({ allow, reason }) => `line ${this.ruleset.lineOf(allow.start)}: ${reason}`);
    return `firestore.rules refused ${method} of ${asked}: ${reasons.join("; ") || "no rule allows it"}`;
  }
}

function alternativesOrDenied(query: StructuredQuery): Alternative[] {
  try {
    return alternativesOf(query);
  } catch (error) {
    throw error instanceof RulesLimitError ? permissionDenied() : error;
  }
}

/** A verified document is only read. */
function methodOf({ kind, before }: AppliedWrite): AccessMethod {
  if (kind === "delete") return "delete";
  if (kind === "verify") return "get";
  return before ? "update" : "create";
}

/** Where a query's documents could be: every id of a collection, or of all collections of one id. */
function listPath(
  parent: string,
  query: StructuredQuery,
  { documentName }: Alternative,
): readonly RequestSegment[] {
  if (documentName !== null) return rulesPath(documentName);
  const { collectionId, allDescendants } = queryScope(parent, query);
  const below: RequestSegment[] = allDescendants ? [ANY_DEPTH] : [];
  const documents: RequestSegment[] = collectionId === null ? [] : [collectionId, ANY_ID];
  return [...rulesPath(parent), ...below, ...documents];
}
