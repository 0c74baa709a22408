/**
 * Whether an id from an address can be the id of a document: others would change the path that is read, or are of the
 * form that the database keeps for itself.
 */
export function isDocumentId(id: string): boolean {
  return /^[A-Za-z0-9_-]{1,128}$/.test(id) && !/^__.*__$/.test(id);
}
