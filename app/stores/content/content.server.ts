import * as z from "zod/mini";
import type { ClaimDecisions } from "~/domain/facts/claim-decisions";
import { rowLimits } from "~/domain/rows/table";
import type { Storyboard } from "~/scene/storyboard";
import { withoutNotedWords } from "~/scene/version-words";
import type { Settings } from "~/settings/settings.server";
import { auditWrite } from "../audit/audit.server";
import { commitRecorded } from "../audit/commit-recorded.server";
import { getBrand } from "../brands/brands.server";
import { claimEvents, settledClaims } from "../claims/settle-claims.server";
import { deleteExports, findExportsOf, keyOfExport, mostExportsFound } from "../exports/exports.server";
import { isDocumentId } from "../firestore/document-id";
import {
  FirestoreError,
  type FirestoreWrite,
  firestoreOf,
  type StoredDocument,
} from "../firestore/firestore.server";
import { serverTimestamp } from "../firestore/firestore-values.server";
import { auditedKey, posterKey, previewKey, waitingKey } from "../media/media-keys.server";
import { deleteBelow } from "../review/delete-below.server";
import {
  type Content,
  type ContentDocument,
  type ContentLink,
  type OwnedWork,
  parseContent,
  parseOwnedWork,
} from "./content-document";
import { type ContentRole, mayEdit, type Person, roleIn } from "./content-role";
import { isPutInByOwner, ownMediaAfter } from "./own-media";

export type NewContent = Pick<
  ContentDocument,
  | "ownerId"
  | "title"
  | "brief"
  | "script"
  | "storyboard"
  | "recipe"
  | "jobId"
  | "chosenVariant"
  | "acceptedClaims"
  | "facts"
  | "productId"
  | "brandId"
  | "linkedTo"
>;

/** A row of a table. */
interface RowOfTable {
  batchId: string;
  rowId: string;
}

/** About how many bytes a work takes as a document: what counts for its owner's storage. */
export function sizeOfContent(content: NewContent): number {
  const { ownerId, title, brief, script, storyboard, recipe, jobId, chosenVariant, acceptedClaims } = content;
  const kept = { ownerId, title, brief, script, storyboard, recipe, jobId, chosenVariant, acceptedClaims };
  return new TextEncoder().encode(JSON.stringify({ ...kept, ...sourcesOf(content) })).length;
}

/** What a work was made from; a copy of it keeps that. */
function sourcesOf({ facts, productId, brandId }: Pick<NewContent, "facts" | "productId" | "brandId">) {
  return { ...(facts && { facts }), ...(productId && { productId }), ...(brandId && { brandId }) };
}

/** Makes a content under the given id. Done before is done: an existing one is left as it is. */
export async function createContent(
  settings: Settings,
  contentId: string,
  content: NewContent,
  row?: RowOfTable,
): Promise<void> {
  const path = `content/${contentId}`;
  const data = {
    ...content,
    ...(row && { row: { ...row, takenOverAt: serverTimestamp } }),
    sizeBytes: sizeOfContent(content),
    status: "draft",
    createdAt: serverTimestamp,
    updatedAt: serverTimestamp,
    trashedAt: null,
  };
  try {
    await commitRecorded(settings, [
      { kind: "set", path, data, exists: false },
      auditWrite({
        actorId: content.ownerId,
        action: "content.create",
        subject: path,
        details: { title: content.title, jobId: content.jobId, row: row?.rowId ?? null },
      }),
    ]);
  } catch (error) {
    if (!(error instanceof FirestoreError && error.code === "already_exists")) throw error;
  }
}

export async function getContent(settings: Settings, contentId: string): Promise<Content | null> {
  if (!isDocumentId(contentId)) return null;
  const document = await firestoreOf(settings).get(`content/${contentId}`);
  return document && parseContent(contentId, document.data);
}

/** The content if it is this user's; null for somebody else's as for none. */
export async function getOwnContent(
  settings: Settings,
  contentId: string,
  ownerId: string,
): Promise<Content | null> {
  const content = await getContent(settings, contentId);
  return content?.ownerId === ownerId ? content : null;
}

/** A video and what this person may do with it, by its document or by a link they took up; null for none, as for nobody. */
export async function getContentFor(
  settings: Settings,
  contentId: string,
  person: Person,
): Promise<{ content: Content; role: ContentRole } | null> {
  const content = await getContent(settings, contentId);
  if (!content) return null;
  const role = roleIn(content, person) ?? (await roleByLink(settings, content, person));
  return role && { content, role };
}

/** The video if this person may edit it: their own, or one they are an editor of. */
export async function getEditableContent(
  settings: Settings,
  contentId: string,
  person: Person,
): Promise<Content | null> {
  const found = await getContent(settings, contentId);
  return found && mayEdit(roleIn(found, person)) ? found : null;
}

const guestSchema = z.object({ linkId: z.string() });
const linkSchema = z.object({ role: z.enum(["view", "comment"]), expiresAt: z.date() });

/** As rules have it: the link that somebody took up counts as it is now, to comment for a proved address only. */
async function roleByLink(settings: Settings, content: Content, person: Person): Promise<ContentRole | null> {
  if (content.trashedAt || !isDocumentId(person.userId)) return null;
  const guest = await firestoreOf(settings).get(`content/${content.id}/guests/${person.userId}`);
  const { data } = guestSchema.safeParse(guest?.data);
  const link = data && (await getLink(settings, content.id, data.linkId));
  if (!link) return null;
  return person.emailVerified ? link.role : "view";
}

async function getLink(settings: Settings, contentId: string, linkId: string) {
  if (!isDocumentId(linkId)) return null;
  const stored = await firestoreOf(settings).get(`content/${contentId}/links/${linkId}`);
  const { data: link } = linkSchema.safeParse(stored?.data);
  return link && link.expiresAt > new Date() ? link : null;
}

/** Takes up a link to a video for somebody who came by it; nothing happens where it is over, or gone. */
export async function takeUpLink(
  settings: Settings,
  contentId: string,
  linkId: string,
  { userId }: Pick<Person, "userId">,
): Promise<void> {
  if (!isDocumentId(contentId) || !(await getLink(settings, contentId, linkId))) return;
  const path = `content/${contentId}/guests/${userId}`;
  await firestoreOf(settings).commit([{ kind: "set", path, data: { linkId, createdAt: serverTimestamp } }]);
}

/**
 * Whether a file may stand in a video: what its owner put in of their own, what comes with a brand of theirs that others may use, or
 * what somebody who may edit it put in of their own.
 */
export async function isMediaOf(
  settings: Settings,
  { id: contentId, ownerId, ...video }: Pick<Content, "id" | "ownerId" | "ownMedia" | "storyboard">,
  asset: { id: string; ownerId: string },
): Promise<boolean> {
  if (asset.ownerId === ownerId) {
    return isPutInByOwner(video, asset.id) || isOfSharedBrand(settings, video.storyboard, asset);
  }
  const lent = await firestoreOf(settings).get(`content/${contentId}/lent/${asset.id}`);
  return lent?.data.ownerId === asset.ownerId;
}

/** An editor may apply a brand of the owner's that is shared, and so put in its logos and typefaces. */
async function isOfSharedBrand(
  settings: Settings,
  { brand: applied }: Storyboard,
  asset: { id: string; ownerId: string },
): Promise<boolean> {
  const brand = applied && (await getBrand(settings, applied.brandId));
  if (!brand || brand.ownerId !== asset.ownerId || brand.members.length === 0) return false;
  const { logos, typefaces } = brand;
  const files = [...Object.values(logos), ...Object.values(typefaces).map((typeface) => typeface?.file)];
  return files.some((file) => file?.assetId === asset.id);
}

/** The same, also where the rest of the document cannot be read. */
export async function getOwnedWork(
  settings: Settings,
  contentId: string,
  ownerId: string,
): Promise<OwnedWork | null> {
  if (!isDocumentId(contentId)) return null;
  const document = await firestoreOf(settings).get(`content/${contentId}`);
  const work = document && parseOwnedWork(contentId, document.data);
  return work?.ownerId === ownerId ? work : null;
}

/** Makes a version of a work that stays linked to it, as a draft of its own; returns its id. */
export async function createLinkedContent(
  settings: Settings,
  original: Content,
  { storyboard, as }: { storyboard: Storyboard; as: ContentLink["as"] },
): Promise<string> {
  const contentId = crypto.randomUUID();
  await createContent(settings, contentId, linkedContent(original, storyboard, as));
  return contentId;
}

export function linkedContent(original: Content, storyboard: Storyboard, as: ContentLink["as"]): NewContent {
  const { ownerId, brief, script, recipe, chosenVariant, acceptedClaims = [] } = original;
  return {
    ownerId,
    title: storyboard.title,
    brief,
    script,
    storyboard,
    recipe,
    jobId: null,
    chosenVariant,
    acceptedClaims,
    linkedTo: { contentId: original.linkedTo?.contentId ?? original.id, as },
    ...sourcesOf(original),
  };
}

/** Copies a work as a new draft and returns its id. Pictures are shared, exports and the link are not copied. */
export async function duplicateContent(settings: Settings, original: Content): Promise<string> {
  const contentId = crypto.randomUUID();
  const { ownerId, brief, script, storyboard, recipe, chosenVariant, acceptedClaims = [] } = original;
  const title = `${original.title.slice(0, 190)} (copy)`;
  await createContent(settings, contentId, {
    ownerId,
    title,
    brief,
    script,
    storyboard: { ...withoutNotedWords(storyboard), title },
    recipe,
    jobId: null,
    chosenVariant,
    acceptedClaims,
    ...sourcesOf(original),
  });
  return contentId;
}

/** Puts what a row says now in place of what its work says. */
export async function takeOverRow(
  settings: Settings,
  before: Pick<Content, "id" | "storyboard" | "ownMedia" | "editors">,
  { title, storyboard, facts }: Pick<ContentDocument, "title" | "storyboard" | "facts">,
  row: RowOfTable,
): Promise<void> {
  const ownMedia = ownMediaAfter(before, before.storyboard, storyboard);
  const data = {
    title,
    storyboard,
    facts,
    ...(ownMedia && { ownMedia }),
    savedBy: null,
    updatedAt: serverTimestamp,
    row: { ...row, takenOverAt: serverTimestamp },
  };
  const path = `content/${before.id}`;
  await commitRecorded(settings, [
    { kind: "update", path, data, exists: true },
    auditWrite({
      actorId: "worker",
      action: "content.take-over-row",
      subject: path,
      details: { batchId: row.batchId, rowId: row.rowId },
    }),
  ]);
}

/** The works that show rows of a table, those in the trash too. */
export async function findWorksOfTable(
  settings: Settings,
  { batchId, ownerId }: { batchId: string; ownerId: string },
): Promise<{ contentId: string; rowId: string; isPublished: boolean; isTrashed: boolean }[]> {
  const found = await firestoreOf(settings).query({
    collection: "content",
    where: [
      ["ownerId", "EQUAL", ownerId],
      ["row.batchId", "EQUAL", batchId],
    ],
    fields: ["row", "status", "trashedAt"],
    limit: rowLimits.rows,
  });
  return found.flatMap(({ path, data: { row, status, trashedAt } }) => {
    const { data: ofRow } = z.object({ rowId: z.string() }).safeParse(row);
    if (!ofRow) return [];
    const contentId = path.split("/").at(-1) ?? "";
    return [{ contentId, ...ofRow, isPublished: status === "published", isTrashed: trashedAt !== null }];
  });
}

/** So many works of one product are found, the last changed first: as many as lists show. */
const mostOfProduct = 200;

/** The works that were made of a product, as they are stored. */
export function findWorksOfProduct(
  settings: Settings,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<StoredDocument[]> {
  return firestoreOf(settings).query({
    collection: "content",
    where: [
      ["ownerId", "EQUAL", ownerId],
      ["productId", "EQUAL", id],
    ],
    orderBy: [["updatedAt", "DESCENDING"]],
    limit: mostOfProduct,
  });
}

/**
 * Writes down what a person accepts as it stands, and the facts they state, in one commit with the audit events; returns the work
 * as it then is.
 */
export async function settleClaims(
  settings: Settings,
  content: Content,
  decisions: ClaimDecisions,
  actorId: string,
): Promise<Content> {
  const change = settledClaims(content, { ...decisions, language: content.storyboard.language });
  const path = `content/${content.id}`;
  await commitRecorded(settings, [
    { kind: "update", path, data: change, exists: true },
    ...claimEvents("content", { actorId, subject: path }, decisions),
  ]);
  return { ...content, ...change };
}

const belowContent = ["versions", "comments", "presence", "reads", "links", "guests", "lent"] as const;

/**
 * Removes a work with what lies below it, its link, exports and poster. The documents go first, in one commit, so that nothing can be
 * read any more; then the files. Assets stay: they are the user's own and other works may show them.
 */
export async function deleteContent(settings: Settings, content: OwnedWork) {
  let exports = await findExportsOf(settings, content);
  // More than one commit takes go before it, with their files.
  while (exports.length === mostExportsFound) {
    await deleteExports(settings, exports);
    exports = await findExportsOf(settings, content);
  }
  await deleteBelow(settings, `content/${content.id}`, belowContent);
  const paths = [
    ...["content", "publications", "publicationSecrets", "publicationViews"].map(
      (collection) => `${collection}/${content.id}`,
    ),
    ...exports.map(({ id }) => `exports/${id}`),
  ];
  await commitRecorded(settings, [
    ...paths.map((path): FirestoreWrite => ({ kind: "delete", path })),
    auditWrite({
      actorId: content.ownerId,
      action: "content.delete",
      subject: `content/${content.id}`,
      details: { title: content.title },
    }),
  ]);
  const pictures = [posterKey(content.id), previewKey(content.id)];
  await settings.media.delete([
    ...pictures,
    ...pictures.map(waitingKey),
    auditedKey(`content/${content.id}`),
    ...exports.map(keyOfExport),
  ]);
}
