import type { ImageRequest } from "~/domain/image/image-request";
import { heatOf, type PublicEventKind, publicEventKinds } from "~/domain/image/trending";
import type { Settings } from "~/settings/settings.server";
import type { Asset } from "../assets/asset-document";
import { auditWrite } from "../audit/audit.server";
import { commitRecorded } from "../audit/commit-recorded.server";
import { isDocumentId } from "../firestore/document-id";
import { FirestoreError, type FirestoreWrite, firestoreOf } from "../firestore/firestore.server";
import { serverTimestamp } from "../firestore/firestore-values.server";
import { stableId } from "../firestore/stable-id.server";
import type { Image } from "../images/image-document";
import { type PublicImage, type PublicImageDocument, parsePublicImage } from "./public-image-document";

export async function getPublicImage(settings: Settings, imageId: string): Promise<PublicImage | null> {
  if (!isDocumentId(imageId)) return null;
  const document = await firestoreOf(settings).get(`publicImages/${imageId}`);
  return document && parsePublicImage(imageId, document.data);
}

/** The images that were made public last. */
export async function listPublicImages(settings: Settings, most: number): Promise<PublicImage[]> {
  const found = await firestoreOf(settings).query({
    collection: "publicImages",
    orderBy: [["publishedAt", "DESCENDING"]],
    limit: most,
  });
  return found.map(({ id, data }) => parsePublicImage(id, data));
}

export async function isPublicImage(settings: Settings, imageId: string): Promise<boolean> {
  return (await getPublicImage(settings, imageId)) !== null;
}

/** Whether whoever is signed in may see a file: it is a public image's, and still the one that was judged. */
export async function isShownToAll(settings: Settings, asset: Asset): Promise<boolean> {
  const isFirstFile = (asset.fileId ?? asset.id) === asset.id;
  return !asset.trashedAt && isFirstFile && (await isPublicImage(settings, asset.id));
}

/** Shows an image to everybody, with what it has earned before; both documents change in one commit. */
export async function publishImage(settings: Settings, image: Image, modelLabel: string): Promise<void> {
  try {
    await commitRecorded(settings, [
      ...(await publishing(settings, image, modelLabel)),
      auditWrite({
        actorId: image.ownerId,
        action: "image.show",
        subject: `images/${image.id}`,
        details: {},
      }),
    ]);
  } catch (error) {
    // Done before is done.
    if (!(error instanceof FirestoreError && error.code === "already_exists")) throw error;
  }
}

/** The writes that show an image to everybody; they fail with `already_exists` while it is shown. */
export async function publishing(
  settings: Settings,
  image: Image,
  modelLabel: string,
): Promise<FirestoreWrite[]> {
  const { id, ownerId, title, mediaType, width, height, color, request } = image;
  const shown: Omit<PublicImageDocument, "publishedAt"> = {
    ...{ ownerId, title, modelLabel, mediaType, width, height, color },
    ...withoutOwnFiles(request),
    ...(await readEarned(settings, id)),
  };
  const data = { ...shown, publishedAt: serverTimestamp };
  return [
    { kind: "update", path: `images/${id}`, data: { visibility: "public" }, exists: true },
    { kind: "set", path: `publicImages/${id}`, data, exists: false },
  ];
}

/** Takes an image back from everybody. What people did with it is remembered, should it be shown again. */
export async function unpublishImage(
  settings: Settings,
  { id, ownerId }: Pick<Image, "id" | "ownerId">,
): Promise<void> {
  await commitRecorded(settings, [
    ...unpublishing(id),
    auditWrite({ actorId: ownerId, action: "image.hide", subject: `images/${id}`, details: {} }),
  ]);
}

export function unpublishing(imageId: string, change: Record<string, unknown> = {}): FirestoreWrite[] {
  const data = { ...change, visibility: "private" };
  return [
    { kind: "update", path: `images/${imageId}`, data, exists: true },
    { kind: "delete", path: `publicImages/${imageId}` },
  ];
}

/** Words, model and settings; the owner's pictures and boards stay the owner's, and only their number is told. */
function withoutOwnFiles(
  request: ImageRequest | null,
): Pick<PublicImageDocument, "request" | "inputsKeptBack"> {
  if (request?.operation !== "generate") return { request: null, inputsKeptBack: 0 };
  const inputsKeptBack = request.references.length + (request.steeringBoardId ? 1 : 0);
  const none = {
    references: [],
    sourceAssetId: null,
    maskAssetId: null,
    steeringBoardId: null,
    boardId: null,
  };
  return { request: { ...request, ...none }, inputsKeptBack };
}

const counters = { open: "opens", star: "stars", remix: "remixes" } as const;

/** More than that many deeds and reports are not counted again when an image is shown once more. */
const mostCounted = 5000;

type Earned = Pick<PublicImageDocument, "heat" | "opens" | "stars" | "remixes" | "reports">;

/** What people did with an image, from what is kept of each: taking it back and showing it again clears nothing. */
async function readEarned(settings: Settings, imageId: string): Promise<Earned> {
  const [events, reports] = await Promise.all([
    firestoreOf(settings).query({
      collection: "imageEvents",
      where: [["imageId", "EQUAL", imageId]],
      limit: mostCounted,
    }),
    firestoreOf(settings).query({
      collection: "imageReports",
      where: [
        ["imageId", "EQUAL", imageId],
        ["isSettled", "EQUAL", false],
      ],
      limit: mostCounted,
    }),
  ]);
  const earned: Earned = { heat: 0, opens: 0, stars: 0, remixes: 0, reports: reports.length };
  for (const { data } of events) {
    const kind = publicEventKinds.find((known) => known === data.kind);
    if (!kind || !(data.at instanceof Date)) continue;
    earned[counters[kind]] += 1;
    earned.heat += heatOf(kind, data.at.getTime());
  }
  return earned;
}

/** Counts what a person did with an image, once for each person and kind. Own deeds do not count. */
export async function countEvent(
  settings: Settings,
  image: PublicImage,
  userId: string,
  kind: PublicEventKind,
  now: Date,
): Promise<void> {
  if (image.ownerId === userId) return;
  const path = `publicImages/${image.id}`;
  const event = await stableId("public image event", image.id, kind, userId);
  const data = { imageId: image.id, userId, kind, at: now };
  await commitOnce(settings, [
    { kind: "set", path: `imageEvents/${event}`, data, exists: false },
    { kind: "increment", path, field: counters[kind], by: 1, exists: true },
    { kind: "increment", path, field: "heat", by: heatOf(kind, now.getTime()), exists: true },
  ]);
}

/** Counts that somebody made images of what made a public one; where it is not public any more, nothing. */
export async function countRemix(
  settings: Settings,
  imageId: string,
  userId: string,
  now: Date,
): Promise<void> {
  const image = await getPublicImage(settings, imageId);
  if (image?.request) await countEvent(settings, image, userId, "remix", now);
}

/** Done before is done; and what has been taken back meanwhile is left alone. */
export async function commitOnce(settings: Settings, writes: readonly FirestoreWrite[]): Promise<void> {
  try {
    await commitRecorded(settings, writes);
  } catch (error) {
    const isKnown = error instanceof FirestoreError && ["already_exists", "not_found"].includes(error.code);
    if (!isKnown) throw error;
  }
}
