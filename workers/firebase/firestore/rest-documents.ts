import type { Caller } from "../request/caller";
import { maskedDocument, parseMask } from "./document-mask";
import type { Precondition, Write } from "./protocol";
import { type Consistency, ReadView } from "./read-view";
import { requireDocumentName } from "./resource-name";
import type { WriteContext } from "./rest-writes";
import { RpcError } from "./rpc-error";
import type { Fields } from "./values";

interface Masked {
  mask?: { fieldPaths?: string[] };
}

const ID_CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const ID_LENGTH = 20;

export function getDocument(
  context: WriteContext,
  database: string,
  name: string,
  parameters: Masked & Consistency,
  caller: Caller,
): object {
  requireDocumentName(name, database);
  const mask = parseMask(parameters.mask);
  const document = new ReadView(context, caller, parameters).get(name);
  if (!document) throw new RpcError("NOT_FOUND", `Document "${name}" not found.`);
  return maskedDocument(document, mask);
}

export function createDocument(
  context: WriteContext,
  collection: string,
  parameters: Masked & { documentId?: string },
  { fields }: { fields?: Fields },
  caller: Caller,
): object {
  const name = `${collection}/${parameters.documentId || randomId()}`;
  return writeOne(
    context,
    { update: { name, fields }, currentDocument: { exists: false } },
    parameters,
    caller,
  );
}

export function patchDocument(
  context: WriteContext,
  name: string,
  parameters: Masked & { updateMask?: { fieldPaths?: string[] }; currentDocument?: Precondition },
  { fields }: { fields?: Fields },
  caller: Caller,
): object {
  const { updateMask, currentDocument } = parameters;
  return writeOne(context, { update: { name, fields }, updateMask, currentDocument }, parameters, caller);
}

export function deleteDocument(
  context: WriteContext,
  name: string,
  { currentDocument }: { currentDocument?: Precondition },
  caller: Caller,
): object {
  context.commit(caller, [{ delete: name, currentDocument }]);
  return {};
}

/** One element per document in the order asked for, found or missing; a name that comes twice is read once. */
export function batchGet(
  context: WriteContext,
  database: string,
  body: Masked & Consistency & { documents?: string[] },
  caller: Caller,
): object[] {
  const names = [...new Set(body.documents ?? [])];
  for (const name of names) requireDocumentName(name, database);
  const mask = parseMask(body.mask);
  const view = new ReadView(context, caller, body);
  const { opened, readTime } = view;
  const results = names.map((name) => {
    const document = view.get(name);
    return document ? { found: maskedDocument(document, mask), readTime } : { missing: name, readTime };
  });
  return opened ? [{ transaction: opened }, ...results] : results;
}

function writeOne(
  context: WriteContext,
  write: Write & { update: { name: string } },
  masked: Masked,
  caller: Caller,
): object {
  const mask = parseMask(masked.mask);
  context.commit(caller, [write]);
  return maskedDocument(context.store.get(write.update.name)!, mask);
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return Array.from(bytes, (byte) => ID_CHARACTERS[byte % ID_CHARACTERS.length]).join("");
}
