import type { Caller } from "../request/caller";
import { batchGet, createDocument, deleteDocument, getDocument, patchDocument } from "./rest-documents";
import { listCollectionIds, listDocuments } from "./rest-lists";
import { readParameters } from "./rest-parameters";
import { runAggregationQuery, runQuery } from "./rest-queries";
import { type RestRoute, routeOf } from "./rest-route";
import { batchWrite, begin, commit, rollBack, type WriteContext } from "./rest-writes";
import { readMessage } from "./wire-json";
import { DOCUMENT } from "./wire-messages";
import { METHOD_BODIES, VERB_PARAMETERS } from "./wire-requests";

/** Firestore's REST v1: custom methods (`:commit`, `:runQuery`, …) and the plain verbs on documents. */
export class RestApi {
  constructor(private readonly context: WriteContext) {}

  /** The JSON to answer with. Throws RpcError. */
  handle(method: string, url: URL, body: unknown, caller: Caller): unknown {
    const route = routeOf(method, url);
    return route.action.kind === "method"
      ? this.#method(route, route.action.method, body, caller)
      : this.#verb(route, route.action.verb, url.searchParams, body, caller);
  }

  #method(
    { database, name }: RestRoute,
    method: keyof typeof METHOD_BODIES,
    json: unknown,
    caller: Caller,
  ): unknown {
    const { context } = this;
    // The schema has made sure of what the functions below say of their bodies.
    const body = readMessage(METHOD_BODIES[method], json);
    switch (method) {
      case "batchGet":
        return batchGet(context, database, body, caller);
      case "batchWrite":
        return batchWrite(context, database, body, caller);
      case "beginTransaction":
        return begin(context, body);
      case "commit":
        return commit(context, body, caller);
      case "listCollectionIds":
        return listCollectionIds(context, name, body, caller);
      case "rollback":
        return rollBack(context, body);
      case "runAggregationQuery":
        return runAggregationQuery(context, name, body, caller);
      case "runQuery":
        return runQuery(context, name, body, caller);
    }
  }

  #verb(
    { database, name }: RestRoute,
    verb: keyof typeof VERB_PARAMETERS,
    searchParameters: URLSearchParams,
    json: unknown,
    caller: Caller,
  ): unknown {
    const { context } = this;
    const parameters = readParameters<object>(VERB_PARAMETERS[verb], searchParameters);
    switch (verb) {
      case "get":
        return getDocument(context, database, name, parameters, caller);
      case "list":
        return listDocuments(context, name, parameters, caller);
      case "create":
        return createDocument(context, name, parameters, readMessage(DOCUMENT, json, "document"), caller);
      case "patch":
        return patchDocument(context, name, parameters, readMessage(DOCUMENT, json, "document"), caller);
      case "delete":
        return deleteDocument(context, name, parameters, caller);
    }
  }
}
