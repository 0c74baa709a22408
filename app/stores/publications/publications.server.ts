import * as z from "zod/mini";
import type { StatedFact } from "~/domain/products/written-fact";
import {
  countOfStep,
  type DayCounts,
  dayOf,
  lastDays,
  noCounts,
  type ViewCounts,
  type ViewStep,
} from "~/domain/publications/view-counts";
import { resolveComposition } from "~/scene/resolve-composition";
import { shownStoryboard } from "~/scene/shown-storyboard";
import type { Storyboard } from "~/scene/storyboard";
import type { Settings } from "~/settings/settings.server";
import { plainSharing, type Sharing } from "~/stores/publications/sharing";
import { auditWrite } from "../audit/audit.server";
import { commitRecorded } from "../audit/commit-recorded.server";
import type { Content, OwnedWork } from "../content/content-document";
import { type FirestoreWrite, firestoreOf } from "../firestore/firestore.server";
import { serverTimestamp } from "../firestore/firestore-values.server";
import { readLibraryChanges } from "../library/library.server";
import { libraryWith } from "../library/library-changes";
import { posterKey, previewKey, waitingKey } from "../media/media-keys.server";
import { hashPassword, type PasswordHash, verifyPassword } from "./password-hash.server";
import {
  factsShown,
  mediaIdsOf,
  type Publication,
  type PublicationDocument,
  parsePublication,
} from "./publication-document";
import { takeWaiting } from "./waiting-files.server";

export interface PublishOptions {
  mode: PublicationDocument["mode"];
  /** A new password; null takes it off; undefined leaves it as it is. */
  password: string | null | undefined;
  /** The export to offer; null offers none; undefined leaves it as it is. */
  exportId: string | null | undefined;
  /** The first frame, small; undefined where nobody drew it. */
  openingPicture: string | undefined;
  /** Undefined leaves it as it is. */
  sharing: Sharing | undefined;
  /** null: it never ends by itself; undefined leaves it as it is. */
  expiresAt: Date | null | undefined;
  /** The moving preview that was sent before is shown. */
  hasPreview: boolean;
}

/**
 * Publishes a content as it is now, or again with its newest state, in one commit with the audit event; `facts` are those its
 * words state. Asking twice with the same options gives the same publication, one version later.
 */
export async function publishContent(
  settings: Settings,
  content: Content,
  facts: readonly StatedFact[],
  { mode, password, exportId, openingPicture, sharing, expiresAt, hasPreview }: PublishOptions,
): Promise<Publication> {
  const before = await getPublication(settings, content.id);
  const [poster, preview, library] = await Promise.all([
    settings.media.head(posterKey(content.id)),
    hasPreview ? settings.media.head(previewKey(content.id)) : null,
    readLibraryChanges(settings),
  ]);
  const storyboard = shownStoryboard(content.storyboard);
  const publication = {
    ownerId: content.ownerId,
    mode,
    ...lockOf(before, password),
    title: content.title,
    format: content.storyboard.format,
    durationSeconds: resolveComposition(storyboard, undefined, libraryWith(library)).durationSeconds,
    storyboard,
    facts: factsShown(storyboard, facts),
    library,
    mediaIds: mediaIdsOf(storyboard),
    posterKey: poster ? posterKey(content.id) : null,
    openingPicture: openingPicture ?? null,
    previewKey: preview ? previewKey(content.id) : null,
    sharing: sharing ?? before?.sharing ?? plainSharing,
    expiresAt: expiresAt === undefined ? (before?.expiresAt ?? null) : expiresAt,
    exportId: exportId === undefined ? (before?.exportId ?? null) : exportId,
    version: (before?.version ?? 0) + 1,
  };
  await commitRecorded(settings, [
    {
      kind: "set",
      path: `publications/${content.id}`,
      data: { ...publication, publishedAt: serverTimestamp },
    },
    ...(await passwordWrites(content.id, password)),
    statusWrite(content.id, "published"),
    auditWrite({
      actorId: content.ownerId,
      action: "content.publish",
      subject: `publications/${content.id}`,
      details: { mode, visibility: publication.visibility, version: publication.version },
    }),
  ]);
  await showSent(settings, content.id, {
    poster: before !== null && before.posterKey !== null,
    preview: preview !== null && before !== null && before.previewKey !== null,
  });
  return { id: content.id, ...publication, publishedAt: new Date() };
}

/** What is published stays as it is, in whatever version; how it is shared changes. */
export interface SharingChange
  extends Pick<PublishOptions, "password" | "exportId" | "sharing" | "expiresAt"> {
  /** Undefined leaves it as it is. */
  hasPreview: boolean | undefined;
}

/**
 * Changes how a published content is shared, in one commit with the audit event. What the link shows and since when stay: edits that
 * were made since, and facts that changed, are published by their owner alone.
 */
export async function changeSharing(
  settings: Settings,
  before: Publication,
  { password, exportId, sharing, expiresAt, hasPreview }: SharingChange,
): Promise<Publication> {
  const hasMade = hasPreview && (await settings.media.head(previewKey(before.id))) !== null;
  const lock = lockOf(before, password);
  const path = `publications/${before.id}`;
  const changed = {
    ...lock,
    previewKey: hasPreview === undefined ? before.previewKey : hasMade ? previewKey(before.id) : null,
    sharing: sharing ?? before.sharing,
    expiresAt: expiresAt === undefined ? before.expiresAt : expiresAt,
    exportId: exportId === undefined ? before.exportId : exportId,
    version: before.version + 1,
  };
  await commitRecorded(settings, [
    { kind: "update", path, data: changed, exists: true },
    ...(await passwordWrites(before.id, password)),
    auditWrite({
      actorId: before.ownerId,
      action: "content.change-sharing",
      subject: path,
      details: { visibility: lock.visibility, version: changed.version },
    }),
  ]);
  const goesOn = before.mode === "follow";
  await showSent(settings, before.id, {
    // A pinned video has another poster where another moment was chosen, and its preview stays as it is.
    poster: goesOn || changed.sharing.posterSeconds !== before.sharing.posterSeconds,
    preview: goesOn && changed.previewKey !== null,
  });
  return { ...before, ...changed };
}

/** From now on the link shows what was sent before: until then it showed the files of before. */
async function showSent(
  settings: Settings,
  contentId: string,
  sent: { poster: boolean; preview: boolean },
): Promise<void> {
  const keys = [
    ...(sent.poster ? [posterKey(contentId)] : []),
    ...(sent.preview ? [previewKey(contentId)] : []),
  ];
  if (await takeWaiting(settings, keys)) {
    await firestoreOf(settings).commit([await bytesWrite(settings, contentId)]);
  }
}

/** Who may come in, with a new password, without one, or as before. */
function lockOf(
  before: Publication | null,
  password: PublishOptions["password"],
): Pick<Publication, "visibility" | "lockId"> {
  if (password === undefined && before?.visibility === "password") {
    return { visibility: "password", lockId: before.lockId };
  }
  return password
    ? { visibility: "password", lockId: crypto.randomUUID() }
    : { visibility: "public", lockId: null };
}

/**
 * Brings a publication up to what the facts of its product say now, in one commit with the audit event. Whether it is pinned, its
 * password and since when it is published stay. A file that was offered for download, the poster, the moving preview and the first picture of the
 * page, which may show the words of before, are taken off; who asked for it draws the poster anew. `by` tells whether its owner asked for it or lets its works follow.
 */
export async function bringUpPublication(
  settings: Settings,
  before: Publication,
  storyboard: Storyboard,
  { facts, by }: { facts: readonly StatedFact[]; by: "owner" | "follow" },
): Promise<void> {
  const library = libraryWith(await readLibraryChanges(settings));
  const shown = shownStoryboard(storyboard);
  const path = `publications/${before.id}`;
  await commitRecorded(settings, [
    {
      kind: "update",
      path,
      data: {
        durationSeconds: resolveComposition(shown, undefined, library).durationSeconds,
        storyboard: shown,
        facts: factsShown(shown, facts),
        mediaIds: mediaIdsOf(shown),
        posterKey: null,
        previewKey: null,
        openingPicture: null,
        exportId: null,
        version: before.version + 1,
      },
      exists: true,
    },
    auditWrite({
      actorId: before.ownerId,
      action: "content.bring-up",
      subject: path,
      details: { by, version: before.version + 1 },
    }),
  ]);
}

/** Takes the link down: from this commit on nothing of the publication can be read. */
export async function unpublishContent(settings: Settings, content: OwnedWork) {
  await commitRecorded(settings, [
    { kind: "delete", path: `publications/${content.id}` },
    { kind: "delete", path: `publicationSecrets/${content.id}` },
    statusWrite(content.id, "draft"),
    auditWrite({
      actorId: content.ownerId,
      action: "content.unpublish",
      subject: `publications/${content.id}`,
      details: {},
    }),
  ]);
}

export async function getPublication(settings: Settings, contentId: string): Promise<Publication | null> {
  const document = await firestoreOf(settings).get(`publications/${contentId}`);
  return document && parsePublication(contentId, document.data);
}

/**
 * Keeps a poster. A link that has one shows that until the work is published again or another moment is saved; a link without any shows
 * it at once.
 */
export async function putPoster(settings: Settings, contentId: string, jpeg: Uint8Array): Promise<void> {
  const publication = await getPublication(settings, contentId);
  const key = posterKey(contentId);
  const waits = publication !== null && publication.posterKey !== null;
  await settings.media.put(waits ? waitingKey(key) : key, jpeg, {
    httpMetadata: { contentType: "image/jpeg" },
  });
  await firestoreOf(settings).commit([
    await bytesWrite(settings, contentId),
    ...(publication && !waits
      ? [
          {
            kind: "update" as const,
            path: `publications/${contentId}`,
            data: { posterKey: key },
            exists: true,
          },
        ]
      : []),
  ]);
}

/** Keeps a moving preview. It is shown once the work is published with it. */
export async function putPreview(settings: Settings, contentId: string, gif: Uint8Array): Promise<void> {
  const publication = await getPublication(settings, contentId);
  const key = previewKey(contentId);
  await settings.media.put(publication?.previewKey ? waitingKey(key) : key, gif, {
    httpMetadata: { contentType: "image/gif" },
  });
  await firestoreOf(settings).commit([await bytesWrite(settings, contentId)]);
}

/** Of the poster and the moving preview together, with those that wait. */
async function bytesWrite(settings: Settings, contentId: string): Promise<FirestoreWrite> {
  const shown = [posterKey(contentId), previewKey(contentId)];
  const files = await Promise.all(
    [...shown, ...shown.map(waitingKey)].map((key) => settings.media.head(key)),
  );
  const posterBytes = files.reduce((total, file) => total + (file?.size ?? 0), 0);
  return { kind: "update", path: `content/${contentId}`, data: { posterBytes }, exists: true };
}

export async function isPasswordRight(
  settings: Settings,
  contentId: string,
  password: string,
): Promise<boolean> {
  const document = await firestoreOf(settings).get(`publicationSecrets/${contentId}`);
  return document !== null && verifyPassword(password, secretSchema.parse(document.data));
}

/** Counts a step of a viewer, in all and for the day. */
export async function countStep(settings: Settings, contentId: string, step: ViewStep): Promise<void> {
  const path = `publicationViews/${contentId}`;
  const field = countOfStep[step];
  await firestoreOf(settings).commit([
    { kind: "increment", path, field, by: 1 },
    { kind: "increment", path, field: ["days", dayOf(new Date()), field], by: 1 },
  ]);
}

const countsSchema = z.object({
  views: z._default(z.int(), 0),
  completions: z._default(z.int(), 0),
  clicks: z._default(z.int(), 0),
});
const viewsSchema = z.extend(countsSchema, {
  days: z._default(z.record(z.string(), countsSchema), {}),
});

/** What was counted since it was first published, and on each of the last days. */
export async function getViews(
  settings: Settings,
  contentId: string,
): Promise<{ total: ViewCounts; days: DayCounts[] }> {
  const document = await firestoreOf(settings).get(`publicationViews/${contentId}`);
  const { days, ...total } = viewsSchema.parse(document?.data ?? noCounts);
  return { total, days: lastDays(new Map(Object.entries(days)), new Date(), shownDays) };
}

const shownDays = 30;

const secretSchema: z.ZodMiniType<PasswordHash> = z.object({
  salt: z.string(),
  hash: z.string(),
  rounds: z.int(),
});

/** No one but the server reads `publicationSecrets`. */
async function passwordWrites(
  contentId: string,
  password: PublishOptions["password"],
): Promise<FirestoreWrite[]> {
  const path = `publicationSecrets/${contentId}`;
  if (password === undefined) return [];
  if (password === null) return [{ kind: "delete", path }];
  return [{ kind: "set", path, data: { ...(await hashPassword(password)) } }];
}

function statusWrite(contentId: string, status: Content["status"]): FirestoreWrite {
  return { kind: "update", path: `content/${contentId}`, data: { status }, exists: true };
}
