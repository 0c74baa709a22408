import { knownStyles } from "~/domain/image/image-style";
import { isUncharged, keptReportOf } from "~/domain/image/picture-report";
import type { ImagesStart, MadeImage } from "~/domain/jobs/job-room";
import { searchTerms } from "~/domain/text/search-terms";
import type { Settings } from "~/settings/settings.server";
import type { AssetDocument } from "../assets/asset-document";
import { isDocumentId } from "../firestore/document-id";
import { FirestoreError, firestoreOf } from "../firestore/firestore.server";
import { serverTimestamp } from "../firestore/firestore-values.server";
import { readStored } from "../firestore/read-stored.server";
import type { NewDocument } from "../jobs/jobs.server";
import { type Image, type ImageDocument, parseImage } from "./image-document";

type Timed<Document> = Omit<Document, "createdAt"> & { createdAt: typeof serverTimestamp };

/** The documents of one made image: itself, and its file as an asset of the same id. */
export function imageDocuments(start: ImagesStart, index: number, made: MadeImage): NewDocument[] {
  const { request } = start.input;
  const { sourceAssetId, references, boardId } = request;
  const styles = knownStyles(request.styleIds).map(({ label }) => label);
  const parentIds = [sourceAssetId, ...references.map(({ assetId }) => assetId)].filter((id) => id !== null);
  return imageWithFile(made, {
    ownerId: start.ownerId,
    generationId: start.jobId,
    index,
    operation: request.operation,
    title: start.title,
    request,
    credits: isUncharged(made.report ?? null) ? 0 : start.creditsPerResult,
    parentIds: [...new Set(parentIds)],
    shelf: start.staged ? "staged" : "kept",
    boardIds: boardId ? [boardId] : [],
    words: searchTerms(start.title, request.prompt, start.modelLabel, ...styles),
  });
}

type Facts = Pick<
  ImageDocument,
  | "ownerId"
  | "generationId"
  | "index"
  | "operation"
  | "handEdits"
  | "lettering"
  | "title"
  | "request"
  | "credits"
  | "parentIds"
  | "shelf"
  | "boardIds"
  | "words"
>;

/** The documents of an image and of its file, as they are when it is new. */
export function imageWithFile(made: MadeImage, facts: Facts): NewDocument[] {
  const { assetId, sha256, contentSha256: _, report, ...file } = made;
  const image: Timed<ImageDocument> = {
    ...facts,
    ...file,
    trashedAt: null,
    starred: false,
    rating: 0,
    visibility: "private",
    createdAt: serverTimestamp,
  };
  const asset: Timed<AssetDocument> = {
    ownerId: facts.ownerId,
    name: facts.title,
    ...file,
    sha256,
    origin: "made",
    alt: report?.alt || (facts.request?.prompt ?? ""),
    ...(report && { report: keptReportOf(report) }),
    jobId: facts.generationId,
    trashedAt: null,
    folderId: null,
    tags: [],
    renditions: [],
    hidden: facts.shelf !== "kept",
    createdAt: serverTimestamp,
  };
  return [
    { path: `images/${assetId}`, data: image },
    { path: `assets/${assetId}`, data: asset },
  ];
}

/** Makes an image, with its file, where there is none; one that lies in the trash is brought back. */
export async function keepImage(
  settings: Settings,
  documents: readonly NewDocument[],
): Promise<{ image: Image; isNew: boolean }> {
  const firestore = firestoreOf(settings);
  const [image] = documents;
  if (!image) throw new TypeError("There is no image among the documents.");
  let isNew = true;
  try {
    await firestore.commit(documents.map((document) => ({ kind: "set", ...document, exists: false })));
  } catch (error) {
    if (!(error instanceof FirestoreError && error.code === "already_exists")) throw error;
    isNew = false;
  }
  const known = await firestore.get(image.path);
  if (!known) throw new FirestoreError("unavailable", `${image.path} was removed meanwhile.`);
  const kept = parseImage(known.id, known.data);
  if (kept.shelf !== "trash") return { image: kept, isNew };
  await firestore.commit([
    { kind: "update", path: `images/${kept.id}`, data: { shelf: "kept", trashedAt: null }, exists: true },
    { kind: "update", path: `assets/${kept.id}`, data: { hidden: false, trashedAt: null }, exists: true },
  ]);
  return { image: { ...kept, shelf: "kept", trashedAt: null }, isNew };
}

const mostShown = 100;

/** What was made of an asset, the newest first. */
export async function getOwnChildren(settings: Settings, assetId: string, ownerId: string): Promise<Image[]> {
  const children = await firestoreOf(settings).query({
    collection: "images",
    where: [
      ["ownerId", "EQUAL", ownerId],
      ["parentIds", "ARRAY_CONTAINS", assetId],
    ],
    orderBy: [["createdAt", "DESCENDING"]],
    limit: mostShown,
  });
  return children.flatMap((child) => readStored(child, parseImage) ?? []);
}

/** The images among these ids that are this user's, in the order asked for. */
export async function getOwnImages(
  settings: Settings,
  imageIds: readonly string[],
  ownerId: string,
): Promise<Image[]> {
  const ids = imageIds.filter(isDocumentId);
  if (ids.length === 0) return [];
  const documents = await firestoreOf(settings).getAll(ids.map((id) => `images/${id}`));
  return documents.flatMap((document) =>
    document?.data.ownerId === ownerId ? (readStored(document, parseImage) ?? []) : [],
  );
}

/** Anybody's image; for what staff decide. */
export async function getImage(settings: Settings, imageId: string): Promise<Image | null> {
  if (!isDocumentId(imageId)) return null;
  const document = await firestoreOf(settings).get(`images/${imageId}`);
  return readStored(document, parseImage);
}
