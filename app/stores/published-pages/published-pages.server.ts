import * as z from "zod/mini";
import type { StatedFact } from "~/domain/products/written-fact";
import type { Settings } from "~/settings/settings.server";
import { auditWrite } from "../audit/audit.server";
import { commitRecorded } from "../audit/commit-recorded.server";
import { isDocumentId } from "../firestore/document-id";
import { type FirestoreWrite, firestoreOf, type StoredDocument } from "../firestore/firestore.server";
import { readStored } from "../firestore/read-stored.server";
import { pageDocumentKey, pageHtmlKey } from "../media/media-keys.server";
import { sha256Hex } from "../media/sha256.server";
import { hashPassword, type PasswordHash, verifyPassword } from "../publications/password-hash.server";
import { pageMailsOf, pageVisitsOf } from "./page-objects.server";
import {
  type Edition,
  type EndedExperiment,
  type Experiment,
  mostEarlierEditions,
  type PublishedPage,
  type PublishedPageDocument,
  parsePublishedPage,
  type ShownFile,
} from "./published-page-document";

/** A page as it was rendered, with what the server has to know of it. */
export interface RenderedPage {
  title: string;
  description: string;
  imageUrl: string | null;
  language: string;
  isUnlisted: boolean;
  html: string;
  scriptHashes: string[];
  /** Addresses on the web it leads to. */
  links: string[];
  /** The document it was rendered from, as JSON. */
  documentJson: string;
  productId: string | null;
  facts: readonly StatedFact[];
  mediaIds: readonly string[];
  files: readonly ShownFile[];
}

/** To whom and when it is shown; what is undefined stays as it is. */
export interface Visibility {
  /** A new password; null takes it off. */
  password?: string | null | undefined;
  visibleFrom?: Date | null | undefined;
  visibleUntil?: Date | null | undefined;
}

interface PublishOptions {
  visibility: Visibility;
  action: "page.publish" | "page.bring-up";
  /** Written in the same commit. */
  also?: readonly FirestoreWrite[];
}

/** A page that is published, or was and can be put back; null for none, and for what is not readable. */
export async function getPublishedPage(settings: Settings, pageId: string): Promise<PublishedPage | null> {
  if (!isDocumentId(pageId)) return null;
  return readStored(await firestoreOf(settings).get(path(pageId)), parsePublishedPage);
}

/** Pages of one product that are looked at. */
const mostPagesOfProduct = 200;

/** What is or was published of a product, as far as it is readable. */
export async function findPagesOfProduct(
  settings: Settings,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<PublishedPage[]> {
  const found = await firestoreOf(settings).query({
    collection: "publishedPages",
    where: [
      ["ownerId", "EQUAL", ownerId],
      ["productId", "EQUAL", id],
    ],
    limit: mostPagesOfProduct,
  });
  return found.flatMap((document) => readStored(document, parsePublishedPage) ?? []);
}

/** The page and its project, both as of one moment: a page whose project lies in the trash is not shown. */
export async function readShownPage(settings: Settings, pageId: string): Promise<PublishedPage | null> {
  const [published, project] = await firestoreOf(settings).getAll([path(pageId), `projects/${pageId}`]);
  return project && !project.data.trashedAt ? readStored(published, parsePublishedPage) : null;
}

/**
 * Shows a new edition, in one commit with the audit event. Its files lie in the bucket before: a commit that fails leaves the page
 * as it was. Fails with `failed_precondition` or `already_exists` where the page was published elsewhere meanwhile.
 */
export async function publishEdition(
  settings: Settings,
  pageId: string,
  ownerId: string,
  rendered: RenderedPage,
  { visibility, action, also = [] }: PublishOptions,
): Promise<PublishedPage> {
  const { stored, before } = await readBefore(settings, pageId);
  const version = (before?.version ?? 0) + 1;
  const edition = await keepEdition(settings, pageId, version, rendered);
  const shownBefore = before ? [...before.editions, ...before.earlier] : [];
  const earlier = shownBefore.slice(0, mostEarlierEditions);
  const {
    html: _html,
    scriptHashes: _hashes,
    documentJson: _json,
    links: _links,
    facts,
    mediaIds,
    files,
    ...rest
  } = rendered;
  const data: PublishedPageDocument = {
    ...rest,
    ownerId,
    facts: [...facts],
    mediaIds: [...mediaIds],
    files: [...files],
    takenDownAt: null,
    ...visibilityOf(before, visibility),
    version,
    editions: [edition],
    experiment: null,
    endedExperiment: before?.endedExperiment ?? null,
    earlier,
    sizeBytes: bytesOf([edition, ...earlier]),
    publishedAt: before && before.takenDownAt === null ? before.publishedAt : edition.publishedAt,
  };
  await commitRecorded(settings, [
    writeOf(pageId, data, stored),
    ...(await passwordWrites(pageId, visibility.password)),
    audit(ownerId, pageId, action, { version, visibility: data.visibility }),
    ...also,
  ]);
  if (before?.experiment) await pageVisitsOf(settings, pageId).end();
  await settings.media.delete(
    shownBefore.slice(mostEarlierEditions).flatMap((gone) => keysOf(pageId, gone.version)),
  );
  return { id: pageId, ...data };
}

/** Changes to whom and when a page is shown, and nothing of what it shows. */
export async function changeVisibility(
  settings: Settings,
  pageId: string,
  visibility: Visibility,
): Promise<PublishedPage | null> {
  const { stored, before } = await readBefore(settings, pageId);
  if (!stored || !before) return null;
  const changed = visibilityOf(before, visibility);
  await commitRecorded(settings, [
    { kind: "update", path: path(pageId), data: { ...changed }, unchangedSince: stored.version },
    ...(await passwordWrites(pageId, visibility.password)),
    audit(before.ownerId, pageId, "page.set-visibility", { visibility: changed.visibility }),
  ]);
  return { ...before, ...changed };
}

/** Shows an edition that was shown before, as it was; the one shown now can be put back in turn. Null where it is not kept. */
export async function putBackEdition(
  settings: Settings,
  pageId: string,
  version: number,
): Promise<PublishedPage | null> {
  const { stored, before } = await readBefore(settings, pageId);
  if (!stored || !before) return null;
  const kept = [...before.editions, ...before.earlier];
  const edition = kept.find((one) => one.version === version);
  const files = edition && (await readEditionNote(settings, pageId, version));
  if (!edition || !files) return null;
  const earlier = kept.filter((one) => one !== edition).map(asOnly);
  const data = {
    ...files,
    takenDownAt: null,
    editions: [asOnly(edition)],
    experiment: null,
    earlier: earlier.slice(0, mostEarlierEditions),
  };
  await commitRecorded(settings, [
    { kind: "update", path: path(pageId), data, unchangedSince: stored.version },
    audit(before.ownerId, pageId, "page.put-back", { version }),
  ]);
  if (before.experiment) await pageVisitsOf(settings, pageId).end();
  return { ...before, ...data };
}

/** An edition as it is kept where no other is tried against it. */
const asOnly = (edition: Edition): Edition => ({ ...edition, id: "a" });

/**
 * Shows another edition beside the one that is shown, to be tried against it: one rendered for this, or one of before. Null where
 * nothing is shown, two are shown already, or the version is not kept.
 */
export async function showTwoEditions(
  settings: Settings,
  pageId: string,
  against: RenderedPage | number,
  experiment: Experiment,
): Promise<PublishedPage | null> {
  const { stored, before } = await readBefore(settings, pageId);
  const [first] = before?.editions ?? [];
  if (!stored || !before || !first || before.takenDownAt || before.experiment) return null;
  const isNew = typeof against !== "number";
  const version = isNew ? before.version + 1 : against;
  const other = isNew
    ? await keepEdition(settings, pageId, version, against)
    : before.earlier.find((one) => one.version === version);
  const note = other && (await readEditionNote(settings, pageId, version));
  if (!other || !note) return null;
  const data = {
    version: Math.max(before.version, version),
    experiment,
    editions: [asOnly(first), { ...other, id: "b" as const }],
    earlier: before.earlier.filter((one) => one.version !== version),
    // Both stay usable: what one of them shows is kept and public, and facts are held against the first.
    files: joined(before.files, note.files, ({ fileId }) => fileId),
    mediaIds: [...new Set([...before.mediaIds, ...note.mediaIds])],
    facts: joined(before.facts, note.facts, ({ id }) => id),
    sizeBytes: before.sizeBytes + (isNew ? other.sizeBytes : 0),
  };
  await commitRecorded(settings, [
    { kind: "update", path: path(pageId), data, unchangedSince: stored.version },
    audit(before.ownerId, pageId, "page.try-two", { version }),
  ]);
  return { ...before, ...data };
}

/** Shows one of two editions again as the only one; the other is kept among the earlier ones. Null where there are not two. */
export async function keepOneEdition(
  settings: Settings,
  pageId: string,
  kept: Edition["id"],
  ended: EndedExperiment,
): Promise<PublishedPage | null> {
  const { stored, before } = await readBefore(settings, pageId);
  const edition = before?.editions.find(({ id }) => id === kept);
  const note = edition && (await readEditionNote(settings, pageId, edition.version));
  if (!stored || !before?.experiment || !edition || !note) return null;
  const others = [...before.editions.filter((one) => one !== edition), ...before.earlier].map(asOnly);
  const data = {
    ...note,
    editions: [asOnly(edition)],
    experiment: null,
    endedExperiment: ended,
    earlier: others.slice(0, mostEarlierEditions),
  };
  await commitRecorded(settings, [
    { kind: "update", path: path(pageId), data, unchangedSince: stored.version },
    audit(before.ownerId, pageId, "page.keep-one", { version: edition.version }),
  ]);
  await settings.media.delete(
    others.slice(mostEarlierEditions).flatMap((gone) => keysOf(pageId, gone.version)),
  );
  return { ...before, ...data };
}

/** Both lists, each thing once; of two that are the same, the first. */
function joined<Item>(
  first: readonly Item[],
  second: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] {
  const known = new Set(first.map(keyOf));
  return [...first, ...second.filter((item) => !known.has(keyOf(item)))];
}

/** Takes the page down: from this commit on it is shown to nobody. What it was stays, to be put back. */
export async function takeDownPage(settings: Settings, page: PublishedPage): Promise<void> {
  const [first, ...others] = page.editions;
  const data = {
    takenDownAt: new Date(),
    ...(page.experiment && {
      experiment: null,
      editions: first ? [first] : [],
      earlier: [...others.map(asOnly), ...page.earlier].slice(0, mostEarlierEditions),
    }),
  };
  await commitRecorded(settings, [
    { kind: "update", path: path(page.id), data, exists: true },
    audit(page.ownerId, page.id, "page.unpublish", { version: page.version }),
  ]);
  if (page.experiment) await pageVisitsOf(settings, page.id).end();
}

/** Deletes all that was ever published of a project, its files first: broken off in between, it is done again. */
export async function deletePublishedPage(settings: Settings, pageId: string): Promise<void> {
  const before = await getPublishedPage(settings, pageId);
  const kept = before ? [...before.editions, ...before.earlier] : [];
  if (kept.length > 0) await settings.media.delete(kept.flatMap(({ version }) => keysOf(pageId, version)));
  await Promise.all([pageVisitsOf(settings, pageId).forget(), pageMailsOf(settings, pageId).forget()]);
  await firestoreOf(settings).commit([
    { kind: "delete", path: path(pageId) },
    { kind: "delete", path: secretPath(pageId) },
  ]);
}

/** The document an edition was rendered from, as JSON; null where it is not kept. */
export async function readEditionDocument(
  settings: Settings,
  pageId: string,
  version: number,
): Promise<unknown> {
  return (await readNote(settings, pageId, version))?.page ?? null;
}

export async function isPagePasswordRight(
  settings: Settings,
  pageId: string,
  password: string,
): Promise<boolean> {
  const document = await firestoreOf(settings).get(secretPath(pageId));
  return document !== null && verifyPassword(password, secretSchema.parse(document.data));
}

const path = (pageId: string) => `publishedPages/${pageId}`;
/** No one but the server reads it. */
const secretPath = (pageId: string) => `publishedPageSecrets/${pageId}`;
const keysOf = (pageId: string, version: number) => [
  pageHtmlKey(pageId, version),
  pageDocumentKey(pageId, version),
];
const bytesOf = (editions: readonly Edition[]) =>
  editions.reduce((total, { sizeBytes }) => total + sizeBytes, 0);

async function readBefore(settings: Settings, pageId: string) {
  const stored = await firestoreOf(settings).get(path(pageId));
  return { stored, before: readStored(stored, parsePublishedPage) };
}

function writeOf(pageId: string, data: PublishedPageDocument, stored: StoredDocument | null): FirestoreWrite {
  return stored
    ? { kind: "update", path: path(pageId), data: { ...data }, unchangedSince: stored.version }
    : { kind: "set", path: path(pageId), data: { ...data }, exists: false };
}

function visibilityOf(
  before: PublishedPage | null,
  { password, visibleFrom, visibleUntil }: Visibility,
): Pick<PublishedPageDocument, "visibility" | "lockId" | "visibleFrom" | "visibleUntil"> {
  const lockId = password ? crypto.randomUUID() : password === null ? null : (before?.lockId ?? null);
  return {
    visibility: lockId === null ? "public" : "password",
    lockId,
    visibleFrom: visibleFrom === undefined ? (before?.visibleFrom ?? null) : visibleFrom,
    visibleUntil: visibleUntil === undefined ? (before?.visibleUntil ?? null) : visibleUntil,
  };
}

/** What is known of an edition beside its HTML, kept with it. */
const noteSchema = z.object({
  page: z.unknown(),
  note: z.object({
    title: z.string(),
    description: z._default(z.string(), ""),
    imageUrl: z._default(z.nullable(z.string()), null),
    language: z.string(),
    isUnlisted: z.boolean(),
    facts: z.array(z.unknown()),
    mediaIds: z.array(z.string()),
    files: z.array(z.unknown()),
  }),
});

async function keepEdition(
  settings: Settings,
  pageId: string,
  version: number,
  rendered: RenderedPage,
): Promise<Edition> {
  const { html, scriptHashes, documentJson, links, productId: _product, ...note } = rendered;
  const htmlBytes = new TextEncoder().encode(html);
  const documentBytes = new TextEncoder().encode(`{"page":${documentJson},"note":${JSON.stringify(note)}}`);
  await Promise.all([
    settings.media.put(pageHtmlKey(pageId, version), htmlBytes, {
      httpMetadata: { contentType: "text/html; charset=utf-8" },
    }),
    settings.media.put(pageDocumentKey(pageId, version), documentBytes, {
      httpMetadata: { contentType: "application/json" },
    }),
  ]);
  return {
    id: "a",
    version,
    digest: await sha256Hex(htmlBytes),
    scriptHashes,
    links,
    sizeBytes: htmlBytes.length + documentBytes.length,
    publishedAt: new Date(),
  };
}

async function readNote(settings: Settings, pageId: string, version: number) {
  const file = await settings.media.get(pageDocumentKey(pageId, version));
  return file ? noteSchema.parse(await file.json()) : null;
}

/** As much of an edition's note as stands in the document of the page, in the shapes the document has. */
async function readEditionNote(settings: Settings, pageId: string, version: number) {
  const kept = await readNote(settings, pageId, version);
  return kept && (kept.note as Pick<PublishedPageDocument, keyof typeof kept.note>);
}

const secretSchema: z.ZodMiniType<PasswordHash> = z.object({
  salt: z.string(),
  hash: z.string(),
  rounds: z.int(),
});

async function passwordWrites(
  pageId: string,
  password: string | null | undefined,
): Promise<FirestoreWrite[]> {
  if (password === undefined) return [];
  if (password === null) return [{ kind: "delete", path: secretPath(pageId) }];
  return [{ kind: "set", path: secretPath(pageId), data: { ...(await hashPassword(password)) } }];
}

function audit(
  actorId: string,
  pageId: string,
  action: Parameters<typeof auditWrite>[0]["action"],
  details: Parameters<typeof auditWrite>[0]["details"],
): FirestoreWrite {
  return auditWrite({ actorId, action, subject: path(pageId), details });
}
