import { invalidArgument } from "./rpc-error";
import { compareUtf8 } from "./utf8-order";

/** Parts before the first collection: projects/{p}/databases/{d}/documents. */
const ROOT_SEGMENTS = 5;

/** Collection and document ids below `…/documents`, alternating. */
export function relativeSegments(name: string): string[] {
  return name.split("/").slice(ROOT_SEGMENTS);
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
  if (/^__.*__$/s.test(id) && numericId(id) === null) {
    throw invalidArgument(`Resource id "${id}" is invalid because it is reserved.`);
  }
}

export function requireDocumentName(name: string, database: string): void {
  const segments = relativeSegments(name);
  if (!name.startsWith(`${database}/documents/`) || segments.length % 2 !== 0 || segments.includes("")) {
    throw invalidArgument(`Document name "${name}" does not name a document of ${database}.`);
  }
  segments.forEach(requireAllowedId);
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
