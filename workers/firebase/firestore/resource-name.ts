import { MAX_COLLECTION_DEPTH, MAX_DOCUMENT_NAME_BYTES, MAX_ID_BYTES } from "./limits";
import { invalidArgument } from "./rpc-error";
import { utf8Length } from "./utf8-length";
import { compareUtf8 } from "./utf8-order";

/** Parts before the first collection: projects/{p}/databases/{d}/documents. */
const ROOT = ["projects", null, "databases", null, "documents"] as const;

/** Collection and document ids below `…/documents`, alternating. */
export function relativeSegments(name: string): string[] {
  return name.split("/").slice(ROOT.length);
}

/** Name of the collection that holds a document. */
export function parentCollection(documentName: string): string {
  return documentName.slice(0, documentName.lastIndexOf("/"));
}

export function lastSegment(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

/** Ids like __x__ are reserved, but numeric ids (__id7__) are how Datastore keys look. Throws INVALID_ARGUMENT. */
export function requireAllowedId(id: string): void {
  if (isReserved(id)) throw invalidArgument(`Resource id "${id}" is invalid because it is reserved.`);
}

/** The same for collections, of which Firestore speaks by another word. */
export function requireAllowedCollectionId(id: string): void {
  if (isReserved(id)) throw invalidArgument(`Collection id "${id}" is invalid because it is reserved.`);
}

function isReserved(id: string): boolean {
  return /^__.*__$/s.test(id) && numericId(id) === null;
}

/** A document of this database, with ids that Firestore allows. Throws INVALID_ARGUMENT. */
export function requireDocumentName(name: string, database: string): void {
  requireReference(name);
  if (!name.startsWith(`${database}/documents/`)) {
    throw invalidArgument(`Document "${name}" is not in database "${database}".`);
  }
}

/** A document's name in any database. Throws INVALID_ARGUMENT with the place of the fault, as Google does. */
export function requireReference(name: string): void {
  const segments = name.split("/");
  requireSegments(name, segments);
  if (segments.length % 2 === 0 || segments.length === ROOT.length) {
    throw invalidArgument(`Document name "${name}" lacks "/" at index ${name.length}.`);
  }
  requirePathLimits(name, segments.slice(ROOT.length));
}

/** The root (`…/documents`) or a document, to look below. Throws INVALID_ARGUMENT. */
export function requireParentName(name: string): void {
  const segments = name.split("/");
  requireSegments(name, segments);
  if (segments.length % 2 === 0) {
    throw invalidArgument(`Document parent name "${name}" lacks "/" at index ${name.length}.`);
  }
  requirePathLimits(name, segments.slice(ROOT.length));
}

function requireSegments(name: string, segments: string[]): void {
  let index = 0;
  for (let position = 0; position < Math.max(segments.length, ROOT.length); position++) {
    const segment = segments[position];
    const literal = ROOT[position];
    if (segment === undefined)
      throw invalidArgument(`Document name "${name}" lacks "/" at index ${name.length}.`);
    if (literal && segment !== literal) {
      throw invalidArgument(`Document name "${name}" lacks "${literal}" at index ${index}.`);
    }
    if (segment === "")
      throw invalidArgument(`Document name "${name}" lacks a resource id at index ${index}.`);
    if (segment === "." || segment === "..") {
      throw invalidArgument(`Document name "${name}" contains a resource id "${segment}" at index ${index}.`);
    }
    index += segment.length + 1;
  }
}

/** Collections stand at even positions, documents at odd ones: Datastore's kinds and names. */
function requirePathLimits(name: string, ids: string[]): void {
  for (const [position, id] of ids.entries()) {
    const isCollection = position % 2 === 0;
    if (isCollection) requireAllowedCollectionId(id);
    else requireAllowedId(id);
    if (!id.isWellFormed()) throw invalidArgument(`Document name "${name}" is not valid UTF-8.`);
    if (utf8Length(id) > MAX_ID_BYTES) {
      const element = isCollection ? "kind" : "name";
      throw invalidArgument(`The key path element ${element} is longer than ${MAX_ID_BYTES} bytes.`);
    }
  }
  if (ids.length > 2 * MAX_COLLECTION_DEPTH) {
    throw invalidArgument(`The key path is longer than ${MAX_COLLECTION_DEPTH} collections.`);
  }
  if (utf8Length(name) > MAX_DOCUMENT_NAME_BYTES) {
    throw invalidArgument(`The document name is longer than ${MAX_DOCUMENT_NAME_BYTES} bytes.`);
  }
}

/** The number of an id like __id7__: 64 bits, written in the one usual way. */
export function numericId(id: string): bigint | null {
  if (!/^__id(0|-?[1-9]\d{0,18})__$/.test(id)) return null;
  const number = BigInt(id.slice(4, -2));
  return BigInt.asIntN(64, number) === number ? number : null;
}

/** Numeric ids come first, by number; other ids by the bytes of their UTF-8. */
function compareSegments(left: string, right: string): number {
  const leftNumber = numericId(left);
  const rightNumber = numericId(right);
  if (leftNumber === null) return rightNumber === null ? compareUtf8(left, right) : 1;
  if (rightNumber === null) return -1;
  return leftNumber < rightNumber ? -1 : leftNumber > rightNumber ? 1 : 0;
}

/** Order of resource names, segment by segment; a prefix comes first. */
export function compareNames(left: string, right: string): number {
  const leftSegments = left.split("/");
  const rightSegments = right.split("/");
  for (const [index, segment] of leftSegments.entries()) {
    const other = rightSegments[index];
    if (other === undefined) break;
    const order = compareSegments(segment, other);
    if (order) return order;
  }
  return leftSegments.length - rightSegments.length;
}
