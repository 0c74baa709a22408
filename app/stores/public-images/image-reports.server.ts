import type { Settings } from "~/settings/settings.server";
import { auditWrite } from "../audit/audit.server";
import { commitRecorded } from "../audit/commit-recorded.server";
import { type FirestoreWrite, firestoreOf, type StoredDocument } from "../firestore/firestore.server";
import { serverTimestamp } from "../firestore/firestore-values.server";
import { stableId } from "../firestore/stable-id.server";
import type { Image } from "../images/image-document";
import { type PublicImage, parsePublicImage } from "./public-image-document";
import { commitOnce, publishing, unpublishing } from "./public-images.server";

/** Keeps a person's report, once for each person. */
export async function reportImage(
  settings: Settings,
  image: PublicImage,
  userId: string,
  reason: string,
): Promise<void> {
  const report = await stableId("public image report", image.id, userId);
  const data = { imageId: image.id, userId, reason, isSettled: false, at: serverTimestamp };
  await commitOnce(settings, [
    { kind: "set", path: `imageReports/${report}`, data, exists: false },
    { kind: "increment", path: `publicImages/${image.id}`, field: "reports", by: 1, exists: true },
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

/** Why an image was reported since staff last decided on it, the latest first. */
export async function getReportReasons(settings: Settings, imageId: string): Promise<string[]> {
  const reports = await firestoreOf(settings).query({
    collection: "imageReports",
    where: [["imageId", "EQUAL", imageId]],
    orderBy: [["at", "DESCENDING"]],
    limit: 20,
  });
  return reports.flatMap(({ data }) => (data.isSettled ? [] : String(data.reason)));
}

/** Staff let a public image stay, which settles its reports. */
export async function letStay(settings: Settings, imageId: string, staffId: string): Promise<void> {
  const open = await readOpenReports(settings, imageId);
  const subject = `publicImages/${imageId}`;
  await commitRecorded(settings, [
    { kind: "increment", path: subject, field: "reports", by: -open.length, exists: true },
    ...settling(open),
    auditWrite({ actorId: staffId, action: "image.keep", subject, details: { reports: open.length } }),
  ]);
}

/** Staff take an image away from everybody; its owner keeps it, reads why, and cannot show it again. */
export async function takeDown(
  settings: Settings,
  imageId: string,
  staffId: string,
  reason: string,
): Promise<void> {
  const open = await readOpenReports(settings, imageId);
  const subject = `publicImages/${imageId}`;
  const details = { reports: open.length };
  await commitRecorded(settings, [
    ...unpublishing(imageId, { removedReason: reason, removedAt: serverTimestamp }),
    ...settling(open),
    auditWrite({ actorId: staffId, action: "image.remove", subject, details, reason }),
  ]);
}

/** Staff take a removal back: the image is shown as it was, if its owner still keeps it. */
export async function putBack(
  settings: Settings,
  image: Image,
  modelLabel: string,
  staffId: string,
): Promise<void> {
  const { id } = image;
  const data = { removedReason: null, removedAt: null };
  await commitOnce(settings, [
    { kind: "update", path: `images/${id}`, data, exists: true },
    ...(image.shelf === "kept" ? await publishing(settings, image, modelLabel) : []),
    auditWrite({ actorId: staffId, action: "image.put-back", subject: `publicImages/${id}`, details: {} }),
  ]);
}

/** So many at once; what is more is settled with the next decision. */
const mostSettled = 400;

function readOpenReports(settings: Settings, imageId: string): Promise<StoredDocument[]> {
  return firestoreOf(settings).query({
    collection: "imageReports",
    where: [
      ["imageId", "EQUAL", imageId],
      ["isSettled", "EQUAL", false],
    ],
    limit: mostSettled,
  });
}

function settling(reports: readonly StoredDocument[]): FirestoreWrite[] {
  return reports.map(({ path }) => ({ kind: "update", path, data: { isSettled: true }, exists: true }));
}
