import { trashDays } from "~/domain/assets/trash";
import type { Settings } from "~/settings/settings.server";
import { parseAssetFiles } from "../assets/asset-document";
import { deleteAsset } from "../assets/asset-files.server";
import { auditWrite } from "../audit/audit.server";
import { commitRecorded } from "../audit/commit-recorded.server";
import { isDocumentId } from "../firestore/document-id";
import {
  FirestoreError,
  type FirestoreQuery,
  type FirestoreWrite,
  firestoreOf,
  type StoredDocument,
} from "../firestore/firestore.server";
import { auditedKey } from "../media/media-keys.server";
import { belowProjects } from "../projects/projects.server";
import { deletePublishedPage } from "../published-pages/published-pages.server";
import { deleteBelow } from "../review/delete-below.server";

const atOnce = 50;
/** So many rounds at most in one run; what is left is for the next one. */
const mostRounds = 20;

/**
 * Deletes for good what lies in the trash for longer than 30 days: assets with all their files, the images among
 * them, boards, whose images stay, brands, products, whose works and photos stay, tables with their rows, whose videos stay, and product pages with what was published of them. What of edits was never accepted in
 * that time goes into the trash, where it can
 * be brought back as long again. Answers how many assets went. May be broken off and run again at any moment.
 */
export async function sweepTrash(settings: Settings, now: Date): Promise<number> {
  const before = new Date(now.getTime() - trashDays * 24 * 3600 * 1000);
  let swept = 0;
  for (let round = 0; round < mostRounds; round++) {
    const [assets, images, boards, brands, products, tables, projects, candidates] = await Promise.all([
      findTrashed(settings, "assets", before),
      findTrashed(settings, "images", before),
      findTrashed(settings, "boards", before),
      findTrashed(settings, "brands", before),
      findTrashed(settings, "products", before),
      findTrashed(settings, "batches", before),
      findTrashed(settings, "projects", before),
      findForgotten(settings, before),
    ]);
    for (const asset of assets) if (await tryToDelete(settings, asset)) swept += 1;
    // Of images the files are gone with their assets; what others saw of them would be left to nobody.
    await eachUnchanged(settings, images, ({ id, path, version }) => [
      { kind: "delete", path, unchangedSince: version },
      { kind: "delete", path: `publicImages/${id}` },
    ]);
    for (const board of boards) await deleteBoard(settings, board);
    await eachUnchanged(settings, [...brands, ...products], ({ path, version }) => [
      { kind: "delete", path, unchangedSince: version },
    ]);
    for (const table of tables) await deleteTable(settings, table);
    for (const project of projects) await sweepProject(settings, project);
    if (candidates.length > 0) await trashAll(settings, candidates, now);
    const found = [assets, images, boards, brands, products, tables, projects, candidates];
    if (found.every(({ length }) => length < atOnce)) break;
  }
  return swept;
}

/** One that cannot be deleted holds up no other; it is tried again in the next run. */
async function tryToDelete(settings: Settings, { id, path, version }: StoredDocument): Promise<boolean> {
  try {
    // Others were deleted since it was found, and its owner may have brought it back meanwhile.
    const asset = await firestoreOf(settings).get(path);
    if (asset?.version !== version) return false;
    await deleteAsset(settings, parseAssetFiles(id, asset.data));
    return true;
  } catch (error) {
    console.error(JSON.stringify({ error: `The trash keeps asset ${id}: ${String(error)}` }));
    return false;
  }
}

/** Of all users; what is not in the trash has no time there and is not found. */
function findTrashed(settings: Settings, collection: string, before: Date): Promise<StoredDocument[]> {
  return firestoreOf(settings).query({
    collection,
    where: [["trashedAt", "LESS_THAN", before]],
    orderBy: [["trashedAt", "ASCENDING"]],
    limit: atOnce,
  });
}

/** Candidates that nobody accepted or discarded. */
function findForgotten(settings: Settings, before: Date): Promise<StoredDocument[]> {
  return firestoreOf(settings).query({
    collection: "images",
    where: [
      ["shelf", "EQUAL", "staged"],
      ["createdAt", "LESS_THAN", before],
    ],
    orderBy: [["createdAt", "ASCENDING"]],
    limit: atOnce,
  });
}

/** Images, and the files that are there. */
async function trashAll(settings: Settings, images: readonly StoredDocument[], now: Date): Promise<void> {
  const firestore = firestoreOf(settings);
  const files = await firestore.getAll(images.map(({ id }) => `assets/${id}`));
  const stored = new Set(files.flatMap((file) => file?.id ?? []));
  await eachUnchanged(settings, images, ({ id, path, version }) => [
    {
      kind: "update",
      path,
      data: { shelf: "trash", trashedAt: now },
      unchangedSince: version,
    },
    ...(stored.has(id) ? [put(`assets/${id}`, { trashedAt: now })] : []),
  ]);
}

/**
 * Each with its own commit, which is refused for what changed since it was found: an image that was accepted or brought
 * back in that moment stays. What ought to go nevertheless is found by the next run.
 */
async function eachUnchanged(
  settings: Settings,
  documents: readonly StoredDocument[],
  writesFor: (document: StoredDocument) => FirestoreWrite[],
): Promise<void> {
  const commits = documents.map(async (document) => {
    try {
      const { path, data } = document;
      const gone = writesFor(document);
      await commitRecorded(
        settings,
        [
          ...gone,
          auditWrite({
            actorId: "worker",
            action: "trash.sweep",
            subject: path,
            details: { ownerId: String(data.ownerId ?? ""), title: String(data.title ?? data.name ?? "") },
          }),
        ],
        [document],
      );
      if (gone.some((write) => write.kind === "delete" && write.path === path)) {
        await settings.media.delete([auditedKey(path)]);
      }
    } catch (error) {
      if (!(error instanceof FirestoreError && isPassedOver.has(error.code))) throw error;
    }
  });
  await Promise.all(commits);
}

const isPassedOver: ReadonlySet<string> = new Set(["failed_precondition", "not_found"]);

function put(path: string, data: Record<string, unknown>): FirestoreWrite {
  return { kind: "update", path, data, exists: true };
}

/** First its images forget it, then it goes: broken off in between, it is found again. */
async function deleteBoard(settings: Settings, board: StoredDocument): Promise<void> {
  const { id, path, data, version } = board;
  const firestore = firestoreOf(settings);
  if ((await firestore.get(path))?.version !== version) return;
  const onIt: FirestoreQuery = {
    collection: "images",
    where: [
      ["ownerId", "EQUAL", data.ownerId],
      ["boardIds", "ARRAY_CONTAINS", id],
    ],
    orderBy: [["createdAt", "DESCENDING"]],
    limit: atOnce,
  };
  for (;;) {
    const images = await firestore.query(onIt);
    if (images.length === 0) break;
    await firestore.commit(
      images.map((image) =>
        put(image.path, { boardIds: (image.data.boardIds as string[]).filter((boardId) => boardId !== id) }),
      ),
    );
  }
  await eachUnchanged(settings, [board], () => [{ kind: "delete", path, unchangedSince: version }]);
}

/** First what was published of it and what lies below it, then it: broken off in between, it is found again. */
async function sweepProject(settings: Settings, project: StoredDocument): Promise<void> {
  const { id, path, version } = project;
  if ((await firestoreOf(settings).get(path))?.version !== version) return;
  await deletePublishedPage(settings, id);
  await deleteBelow(settings, path, belowProjects);
  await eachUnchanged(settings, [project], () => [{ kind: "delete", path, unchangedSince: version }]);
}

/** First its rows go, then it: broken off in between, it is found again. */
async function deleteTable(settings: Settings, table: StoredDocument): Promise<void> {
  const { path, data, version } = table;
  const firestore = firestoreOf(settings);
  if ((await firestore.get(path))?.version !== version) return;
  const groupIds = Array.isArray(data.groupIds) ? data.groupIds.map(String).filter(isDocumentId) : [];
  for (let at = 0; at < groupIds.length; at += atOnce) {
    await firestore.commit(
      groupIds
        .slice(at, at + atOnce)
        .map((id): FirestoreWrite => ({ kind: "delete", path: `${path}/rowGroups/${id}` })),
    );
  }
  await eachUnchanged(settings, [table], () => [{ kind: "delete", path, unchangedSince: version }]);
}
