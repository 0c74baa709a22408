import { decodePath } from "./database-name";
import { relativeSegments } from "./resource-name";
import { invalidArgument, RpcError } from "./rpc-error";
import { METHOD_BODIES, type VERB_PARAMETERS } from "./wire-requests";

export type CustomMethod = keyof typeof METHOD_BODIES;
export type DocumentVerb = keyof typeof VERB_PARAMETERS;

export interface RestRoute {
  /** projects/{p}/databases/{d} */
  database: string;
  /** What the path names: the root `…/documents`, a collection or a document. */
  name: string;
  action: { kind: "method"; method: CustomMethod } | { kind: "verb"; verb: DocumentVerb };
}

const PATH = new RegExp(
  `^/v1/(projects/[^/]+/databases/[^/:]+)/documents(/.*?)?(?::(${Object.keys(METHOD_BODIES).join("|")}))?$`,
  "s",
);
/** Custom methods that look below a document as well as below the root. */
const BELOW_PARENT = new Set<CustomMethod>(["runQuery", "runAggregationQuery", "listCollectionIds"]);
const DOCUMENT_VERBS: Record<string, DocumentVerb> = { GET: "get", PATCH: "patch", DELETE: "delete" };
const COLLECTION_VERBS: Record<string, DocumentVerb> = { GET: "list", POST: "create" };

/** What a request asks for. Throws NOT_FOUND for a path that is none of Firestore's, and HTTP 405 for its verb. */
export function routeOf(httpMethod: string, url: URL): RestRoute {
  const path = decodePath(url.pathname);
  refuseUnserved(path);
  const [, database, relative = "", method] = PATH.exec(path) ?? [];
  if (!database) throw notFound();
  const name = `${database}/documents${relative.replace(/\/+$/, "")}`;
  const depth = relativeSegments(name).length;
  if (method) {
    const custom = method as CustomMethod;
    if (depth > 0 && !BELOW_PARENT.has(custom)) throw notFound();
    if (httpMethod !== "POST") throw methodNotAllowed();
    return { database, name, action: { kind: "method", method: custom } };
  }
  if (depth === 0) throw notFound();
  const verb = (depth % 2 === 0 ? DOCUMENT_VERBS : COLLECTION_VERBS)[httpMethod];
  if (!verb) throw methodNotAllowed();
  return { database, name, action: { kind: "verb", verb } };
}

/** Streaming RPCs answer with a JSON array over REST, their errors too. */
export function isStreamingMethod(pathname: string): boolean {
  return /:(batchGet|executePipeline|runQuery|runAggregationQuery)$/.test(pathname);
}

/** Methods that Firestore has and this does not, in the words of Google's emulator. */
function refuseUnserved(path: string): void {
  if (path.endsWith(":executePipeline")) {
    throw invalidArgument("ExecutePipeline requires the Database Edition to be `enterprise`.");
  }
  if (path.endsWith(":partitionQuery")) {
    throw new RpcError(
      "UNIMPLEMENTED",
      "Method google.firestore.v1.Firestore/PartitionQuery is unimplemented",
    );
  }
}

function notFound(): RpcError {
  return new RpcError("NOT_FOUND", "Method not found.");
}

function methodNotAllowed(): RpcError {
  return new RpcError("UNIMPLEMENTED", "Method not allowed.", [], 405);
}
