import type { ImageRequest } from "~/domain/image-request";
import { heatOf, type PublicEventKind } from "~/domain/trending";
import type { Settings } from "~/settings.server";
import { auditWrite } from "./audit.server";
import { isDocumentId } from "./document-id";
import { FirestoreError, type FirestoreWrite, firestoreOf } from "./firestore.server";
import { serverTimestamp } from "./firestore-values.server";
import type { Image } from "./image-document";
import { type PublicImage, parsePublicImage } from "./public-image-document";
import { stableId } from "./stable-id.server";

export async function getPublicImage(settings: Settings, imageId: string): Promise<PublicImage | null> {
  if (!isDocumentId(imageId)) return null;
  const document = await firestoreOf(settings).get(`publicImages/${imageId}`);
  return document && parsePublicImage(imageId, document.data);
}

/** Whether anybody may see its file. */
export async function isPublicImage(settings: Settings, imageId: string): Promise<boolean> {
  const image = await getPublicImage(settings, imageId);
  return image !== null && !image.isRemoved;
}

/** Shows an image to everybody, or takes it back; both documents change in one commit. */
export async function setVisibility(
  settings: Settings,
  image: Image,
  modelLabel: string,
  visibility: Image["visibility"],
): Promise<void> {
  const path = `publicImages/${image.id}`;
  const own: FirestoreWrite = {
    kind: "update",
    path: `images/${image.id}`,
    data: { visibility },
    exists: true,
  };
  if (visibility === "private") return firestoreOf(settings).commit([own, { kind: "delete", path }]);
  const { ownerId, title, mediaType, width, height, color } = image;
  const shown = { ownerId, title, modelLabel, mediaType, width, height, color };
  const begin = { heat: 0, opens: 0, stars: 0, remixes: 0, reports: 0, isRemoved: false };
  const data = { ...shown, ...begin, request: withoutOwnFiles(image.request), publishedAt: serverTimestamp };
  try {
    await firestoreOf(settings).commit([own, { kind: "set", path, data, exists: false }]);
  } catch (error) {
    // Done before is done: what it has earned stays.
    if (!(error instanceof FirestoreError && error.code === "already_exists")) throw error;
  }
}

/** Words, model and settings; the owner's pictures and boards stay the owner's. */
function withoutOwnFiles(request: ImageRequest | null): ImageRequest | null {
  if (request?.operation !== "generate") return null;
  return {
    ...request,
    references: [],
    sourceAssetId: null,
    maskAssetId: null,
    steeringBoardId: null,
    boardId: null,
  };
}

const counters: Record<PublicEventKind, "opens" | "stars" | "remixes"> = {
  open: "opens",
  star: "stars",
  remix: "remixes",
};

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
  await once(settings, [
    {
      kind: "set",
      path: `imageEvents/${event}`,
      data: { imageId: image.id, userId, kind, at: now },
      exists: false,
    },
    { kind: "increment", path, field: counters[kind], by: 1 },
    { kind: "increment", path, field: "heat", by: heatOf(kind, now.getTime()) },
  ]);
}

/** Keeps a person's report, once for each person. */
export async function reportImage(
  settings: Settings,
  image: PublicImage,
  userId: string,
  reason: string,
): Promise<void> {
  const report = await stableId("public image report", image.id, userId);
  await once(settings, [
    {
      kind: "set",
      path: `imageReports/${report}`,
      data: { imageId: image.id, userId, reason, at: serverTimestamp },
      exists: false,
    },
    { kind: "increment", path: `publicImages/${image.id}`, field: "reports", by: 1 },
  ]);
}

export interface ReportedImage {
  image: PublicImage;
  /** The latest first. */
  reasons: string[];
}

/** Public images that were reported, the most reported first, with the reasons. */
export async function getReported(settings: Settings): Promise<ReportedImage[]> {
  const reported = await firestoreOf(settings).query({
    collection: "publicImages",
    where: [["reports", "GREATER_THAN", 0]],
    orderBy: [["reports", "DESCENDING"]],
    limit: 60,
  });
  return Promise.all(
    reported.map(async ({ id, data }) => ({
      image: parsePublicImage(id, data),
      reasons: await getReportReasons(settings, id),
    })),
  );
}

/** Why an image was reported, the latest first. */
export async function getReportReasons(settings: Settings, imageId: string): Promise<string[]> {
  const reports = await firestoreOf(settings).query({
    collection: "imageReports",
    where: [["imageId", "EQUAL", imageId]],
    orderBy: [["at", "DESCENDING"]],
    limit: 20,
  });
  return reports.map(({ data }) => String(data.reason));
}

/** Staff take an image away from everybody, or let it stay, which settles its reports. */
export async function judgeImage(
  settings: Settings,
  image: PublicImage,
  staffId: string,
  isRemoved: boolean,
): Promise<void> {
  const subject = `publicImages/${image.id}`;
  await firestoreOf(settings).commit([
    { kind: "update", path: subject, data: { isRemoved, reports: 0 }, exists: true },
    ...(isRemoved
      ? [
          {
            kind: "update",
            path: `images/${image.id}`,
            data: { visibility: "private" },
            exists: true,
          } satisfies FirestoreWrite,
        ]
      : []),
    auditWrite({
      actorId: staffId,
      action: isRemoved ? "image.remove" : "image.keep",
      subject,
      details: { reports: image.reports },
    }),
  ]);
}

async function once(settings: Settings, writes: readonly FirestoreWrite[]): Promise<void> {
  try {
    await firestoreOf(settings).commit(writes);
  } catch (error) {
    if (!(error instanceof FirestoreError && error.code === "already_exists")) throw error;
  }
}
