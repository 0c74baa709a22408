import type { ImageOperation } from "~/domain/image-operation";
import { knownStyles } from "~/domain/image-style";
import type { ImagesStart, MadeImage } from "~/domain/job-room";
import { searchWords } from "~/domain/search-words";
import type { Settings } from "~/settings.server";
import type { AssetDocument } from "./asset-document";
import { isDocumentId } from "./document-id";
import { firestoreOf } from "./firestore.server";
import { serverTimestamp } from "./firestore-values.server";
import { type Image, type ImageDocument, parseImage } from "./image-document";
import type { NewDocument } from "./jobs.server";

type Timed<Document> = Omit<Document, "createdAt"> & { createdAt: typeof serverTimestamp };

/** The documents of one made image: itself, and its file as an asset of the same id. */
export function imageDocuments(start: ImagesStart, index: number, made: MadeImage): NewDocument[] {
  const { request } = start.input;
  const { sourceAssetId, references, boardId } = request;
  const styles = knownStyles(request.styleIds).map(({ label }) => label);
  const parentIds = [sourceAssetId, ...references.map(({ assetId }) => assetId)].filter((id) => id !== null);
  return documentsOf(made, {
    ownerId: start.ownerId,
    generationId: start.jobId,
    index,
    operation: request.operation,
    title: start.title,
    request,
    parentIds: [...new Set(parentIds)],
    shelf: shelfOf(request.operation),
    boardIds: boardId ? [boardId] : [],
    words: searchWords(start.title, request.prompt, start.modelLabel, ...styles),
  });
}

/** What is generated is kept; what an edit gives waits beside it to be accepted. */
function shelfOf(operation: ImageOperation): "kept" | "staged" {
  return operation === "generate" ? "kept" : "staged";
}

type Facts = Pick<
  ImageDocument,
  | "ownerId"
  | "generationId"
  | "index"
  | "operation"
  | "title"
  | "request"
  | "parentIds"
  | "shelf"
  | "boardIds"
  | "words"
>;

export function documentsOf(made: MadeImage, facts: Facts): NewDocument[] {
  const { assetId, sha256, ...file } = made;
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
    alt: facts.request?.prompt ?? "",
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
    document?.data.ownerId === ownerId ? parseImage(document.id, document.data) : [],
  );
}
