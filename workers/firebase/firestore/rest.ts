import type { Caller } from "../caller";
import { decodePath } from "../database-name";
import type { AccessGuard } from "./access-guard";
import { aggregateDocuments } from "./aggregate";
import type { CommitClock } from "./commit-clock";
import { type StoredDocument, toWireDocument } from "./document";
import type { DocumentStore } from "./document-store";
import type { Precondition, RestBody, StructuredQuery, Write } from "./protocol";
import { requireValidQuery } from "./query-validation";
import { lastSegment, parentCollection, relativeSegments, requireDocumentName } from "./resource-name";
import { invalidArgument, permissionDenied, RpcError } from "./rpc-error";
import { microsToTimestamp } from "./timestamps";
import type { Transactions } from "./transactions";

const DEFAULT_PAGE_SIZE = 100;
const PATH =
  /^\/v1\/(projects\/[^/]+\/databases\/[^/:]+)\/documents(\/.*?)?(?::(batchGet|batchWrite|beginTransaction|commit|listCollectionIds|rollback|runAggregationQuery|runQuery))?$/;

export interface CommitResponse {
  writeResults: object[];
  commitTime: string;
}

export interface RestContext {
  store: DocumentStore;
  clock: CommitClock;
  guard: AccessGuard;
  transactions: Transactions;
  commit(caller: Caller, writes: Write[], readVersions?: ReadonlyMap<string, number>): CommitResponse;
}

/** Streaming RPCs answer with a JSON array over REST, their errors too. */
export function isStreamingMethod(pathname: string): boolean {
  return /:(batchGet|runQuery|runAggregationQuery)$/.test(pathname);
}

/** Firestore's REST v1: custom methods (`:commit`, `:runQuery`, …) and the plain verbs on documents. */
export class RestApi {
  constructor(private readonly context: RestContext) {}

  /** The JSON to answer with. Throws RpcError. */
  handle(method: string, url: URL, body: RestBody, caller: Caller): unknown {
    const [, database, relative = "", operation] = PATH.exec(decodePath(url.pathname)) ?? [];
    if (!database) throw new RpcError("NOT_FOUND", `No such path: ${url.pathname}`);
    const name = `${database}/documents${relative.replace(/\/+$/, "")}`;
    if (operation) return this.#customMethod(operation, name, body, caller);
    return this.#documentVerb(method, database, name, url.searchParams, body, caller);
  }

  #customMethod(operation: string, parent: string, body: RestBody, caller: Caller): unknown {
    const { context } = this;
    switch (operation) {
      case "batchGet":
        return this.#batchGet(body, caller);
      case "commit": {
        const reads = body.transaction ? context.transactions.end(body.transaction) : undefined;
        return context.commit(caller, body.writes ?? [], reads);
      }
      case "batchWrite":
        return this.#batchWrite(body.writes ?? [], caller);
      case "beginTransaction":
        return { transaction: context.transactions.begin(Date.now()) };
      case "rollback":
        context.transactions.rollBack(body.transaction ?? "");
        return {};
      case "runQuery":
        return this.#runQuery(parent, body, caller);
      case "runAggregationQuery":
        return this.#runAggregationQuery(parent, body, caller);
      case "listCollectionIds":
        if (caller.kind !== "admin") throw permissionDenied();
        return { collectionIds: context.store.collectionIdsBelow(parent) };
      default:
        throw new RpcError("UNIMPLEMENTED", operation);
    }
  }

  #documentVerb(
    method: string,
    database: string,
    name: string,
    parameters: URLSearchParams,
    body: RestBody,
    caller: Caller,
  ): unknown {
    const depth = relativeSegments(name).length;
    const isDocument = depth > 0 && depth % 2 === 0;
    switch (method) {
      case "GET":
        return isDocument ? this.#get(name, caller) : this.#list(name, parameters, caller);
      case "PATCH":
        return this.#write(
          {
            update: { name, fields: body.fields },
            ...(parameters.has("updateMask.fieldPaths")
              ? { updateMask: { fieldPaths: parameters.getAll("updateMask.fieldPaths") } }
              : {}),
            currentDocument: preconditionOf(parameters),
          },
          caller,
        );
      case "POST": {
        const id = parameters.get("documentId") ?? crypto.randomUUID().replaceAll("-", "").slice(0, 20);
        requireDocumentName(`${name}/${id}`, database);
        return this.#write(
          { update: { name: `${name}/${id}`, fields: body.fields }, currentDocument: { exists: false } },
          caller,
        );
      }
      case "DELETE":
        this.context.commit(caller, [{ delete: name, currentDocument: preconditionOf(parameters) }]);
        return {};
      default:
        throw new RpcError("UNIMPLEMENTED", `${method} on a document`);
    }
  }

  #get(name: string, caller: Caller): unknown {
    const document = this.#readDocument(name, caller);
    if (!document) throw new RpcError("NOT_FOUND", `Document "${name}" not found.`);
    return toWireDocument(document);
  }

  #list(collection: string, parameters: URLSearchParams, caller: Caller): unknown {
    const offset = Number(parameters.get("pageToken") ?? 0);
    const size = Number(parameters.get("pageSize") ?? DEFAULT_PAGE_SIZE);
    const all = this.#query(
      parentCollection(collection),
      { from: [{ collectionId: lastSegment(collection) }] },
      caller,
    );
    return {
      documents: all.slice(offset, offset + size).map(toWireDocument),
      ...(all.length > offset + size ? { nextPageToken: String(offset + size) } : {}),
    };
  }

  #write(write: Write & { update: { name: string } }, caller: Caller): unknown {
    this.context.commit(caller, [write]);
    return toWireDocument(this.context.store.get(write.update.name)!);
  }

  #batchGet(body: RestBody, caller: Caller): unknown[] {
    const transaction = body.newTransaction ? this.context.transactions.begin(Date.now()) : body.transaction;
    const results = (body.documents ?? []).map((name) => {
      const document = this.#readDocument(name, caller, transaction);
      const readTime = this.#readTime();
      return document ? { found: toWireDocument(document), readTime } : { missing: name, readTime };
    });
    return body.newTransaction ? [{ transaction }, ...results] : results;
  }

  /** Each write succeeds or fails alone. */
  #batchWrite(writes: Write[], caller: Caller): unknown {
    const outcomes = writes.map((write) => {
      try {
        return { result: this.context.commit(caller, [write]).writeResults[0], status: {} };
      } catch (thrown) {
        return { result: {}, status: RpcError.from(thrown).toCause() };
      }
    });
    return {
      writeResults: outcomes.map(({ result }) => result),
      status: outcomes.map(({ status }) => status),
    };
  }

  #runQuery(parent: string, body: RestBody, caller: Caller): unknown[] {
    const transaction = body.newTransaction ? this.context.transactions.begin(Date.now()) : body.transaction;
    const documents = this.#query(parent, body.structuredQuery ?? {}, caller);
    if (transaction) {
      for (const { name, updateTimeMicros } of documents) {
        this.context.transactions.recordRead(transaction, name, updateTimeMicros);
      }
    }
    const readTime = this.#readTime();
    const opening = body.newTransaction ? [{ transaction }] : [];
    const results = documents.map((document) => ({ document: toWireDocument(document), readTime }));
    return [...opening, ...(results.length ? results : [{ readTime }])];
  }

  #runAggregationQuery(parent: string, body: RestBody, caller: Caller): unknown[] {
    const { structuredQuery = {}, aggregations = [] } = body.structuredAggregationQuery ?? {};
    const documents = this.#query(parent, structuredQuery, caller);
    return [
      {
        result: { aggregateFields: aggregateDocuments(documents, aggregations) },
        readTime: this.#readTime(),
      },
    ];
  }

  #readDocument(name: string, caller: Caller, transaction?: string): StoredDocument | null {
    const document = this.context.store.get(name);
    this.context.guard.requireGet(caller, name, document, this.context.clock.now());
    if (transaction) {
      this.context.transactions.recordRead(transaction, name, document?.updateTimeMicros ?? 0);
    }
    return document;
  }

  #query(parent: string, query: StructuredQuery, caller: Caller): StoredDocument[] {
    requireValidQuery(parent, query);
    this.context.guard.requireList(caller, parent, query, this.context.clock.now());
    return this.context.store.query(parent, query);
  }

  #readTime(): string {
    return microsToTimestamp(this.context.clock.now());
  }
}

function preconditionOf(parameters: URLSearchParams): Precondition | undefined {
  const exists = parameters.get("currentDocument.exists");
  if (exists !== null) {
    if (exists !== "true" && exists !== "false")
      throw invalidArgument("currentDocument.exists must be a boolean.");
    return { exists: exists === "true" };
  }
  const updateTime = parameters.get("currentDocument.updateTime");
  return updateTime === null ? undefined : { updateTime };
}
