import { deleteForGood } from "~/client/delete-for-good";
import { mediaKindOf } from "~/domain/assets/media-type";
import { writeDocuments } from "~/firebase/write-documents";
import { isUnreachable } from "~/firebase/write-refusal";
import { fetchedAhead } from "~/session/fetched-ahead";
import { type Asset, tagLimits } from "~/stores/assets/asset-document";
import type { AssetFolder } from "~/stores/assets/asset-folder-document";
import type { AssetChange } from "~/stores/assets/assets";
import { showErrorToast, showRetryToast, showToast, showUndoToast } from "~/ui/toast";

/** What can be done with files. Each is shown at once and offers the way back where there is one. */

export const formatFileCount = (count: number) =>
  count === 1 ? "1 file" : `${count.toLocaleString()} files`;

const assetStore = fetchedAhead(() => import("~/stores/assets/assets"));
const imageStore = fetchedAhead(() => import("~/stores/images/images"));
const imageChanges = fetchedAhead(() => import("~/stores/images/image-changes"));

const write = async (
  work: (
    store: typeof import("~/stores/assets/assets"),
    documents: Parameters<Parameters<typeof writeDocuments>[0]>[0],
  ) => Promise<void>,
) => {
  const store = await assetStore();
  await writeDocuments((documents) => work(store, documents));
};

export async function trashFiles(assets: readonly Asset[]): Promise<void> {
  await attempt("The files could not be moved to the trash", async () => {
    showUndoToast(`${formatFileCount(assets.length)} in the trash`, () => void restoreFiles(assets));
    await setStatus(assets, "trash");
  });
}

export async function restoreFiles(assets: readonly Asset[]): Promise<void> {
  await attempt("The files could not be restored", () => setStatus(assets, "kept"));
}

/** An image made here is one thing with its file: neither is in the trash without the other. */
async function setStatus(assets: readonly Asset[], shelf: "kept" | "trash"): Promise<void> {
  const [{ readImage }, { setImageStatus }, store] = await Promise.all([
    imageStore(),
    imageChanges(),
    assetStore(),
  ]);
  const made = assets.filter(({ origin }) => origin === "made");
  await writeDocuments(async (documents) => {
    const areImages = await Promise.all(
      made.map(async (asset) => {
        try {
          return (await readImage(documents, asset.id)) !== null;
        } catch (error) {
          if (!isUnreachable(error)) throw error;
          return looksLikeImage(asset);
        }
      }),
    );
    const imageIds = made.filter((_, index) => areImages[index]).map(({ id }) => id);
    const fileIds = assets.map(({ id }) => id).filter((id) => !imageIds.includes(id));
    const change = shelf === "trash" ? store.trashAssets : store.restoreAssets;
    await Promise.all([
      imageIds.length > 0 ? setImageStatus(documents, imageIds, shelf) : null,
      fileIds.length > 0 ? change(documents, fileIds) : null,
    ]);
  });
}

/** What can be told offline of a file whose image this device never read: pictures of scenes were asked for by their own words. */
function looksLikeImage({ mediaType, recipe }: Asset): boolean {
  return mediaKindOf(mediaType) === "picture" && recipe !== null && !("prompt" in recipe);
}

/** For good, with every version: what shows them shows them no longer. */
export async function deleteFiles(assets: readonly Asset[]): Promise<void> {
  const failed = await deleteForGood(assets.map(({ id }) => id));
  if (failed > 0)
    showErrorToast(
      `${formatFileCount(failed)} could not be deleted`,
      "They are still in the trash. Try again.",
    );
  else showToast(`${formatFileCount(assets.length)} deleted for good`);
}

export async function moveFiles(
  assets: readonly Asset[],
  folder: Pick<AssetFolder, "id" | "name"> | null,
): Promise<void> {
  const to = folder?.id ?? null;
  const moved = assets.filter(({ folderId }) => (folderId ?? null) !== to);
  if (moved.length === 0) return;
  const where = folder ? `“${folder.name}”` : "the top";
  await attempt("The files could not be moved", async () => {
    showUndoToast(`${formatFileCount(moved.length)} moved to ${where}`, () => void moveBack(moved));
    await write((store, documents) =>
      store.moveAssets(
        documents,
        moved.map(({ id }) => id),
        to,
      ),
    );
  });
}

async function moveBack(assets: readonly Asset[]): Promise<void> {
  const places = Map.groupBy(assets, ({ folderId }) => folderId ?? null);
  await attempt("The files could not be put back", () =>
    write(async (store, documents) => {
      const moves = [...places].map(([folderId, there]) =>
        store.moveAssets(
          documents,
          there.map(({ id }) => id),
          folderId,
        ),
      );
      await Promise.all(moves);
    }),
  );
}

export async function tagFiles(assets: readonly Asset[], tag: string): Promise<void> {
  const untagged = assets.filter(({ tags = [] }) => !tags.includes(tag));
  const free = untagged.filter(({ tags = [] }) => tags.length < tagLimits.tags).map(({ id }) => id);
  if (free.length < untagged.length) {
    showErrorToast(
      `${formatFileCount(untagged.length - free.length)} already have ${tagLimits.tags} tags`,
      "Take one off, then add this one.",
    );
  }
  if (free.length === 0) return;
  await attempt("The tag could not be added", async () => {
    showUndoToast(`${formatFileCount(free.length)} tagged “${tag}”`, () => void untag(free, tag));
    await write((store, documents) => store.tagAssets(documents, free, tag));
  });
}

export async function untagFiles(assets: readonly Asset[], tag: string): Promise<void> {
  const tagged = assets.filter(({ tags = [] }) => tags.includes(tag));
  if (tagged.length === 0) return;
  showUndoToast(`“${tag}” taken off ${formatFileCount(tagged.length)}`, () => void tagFiles(tagged, tag));
  await untag(
    tagged.map(({ id }) => id),
    tag,
  );
}

async function untag(ids: readonly string[], tag: string): Promise<void> {
  await attempt("The tag could not be taken off", () =>
    write((store, documents) => store.untagAssets(documents, ids, tag)),
  );
}

/** Name, words for what it shows; the earlier ones can be had back. */
export async function changeFile(asset: Asset, change: AssetChange, said: string): Promise<void> {
  const before = Object.fromEntries(
    Object.keys(change).map((name) => [name, asset[name as keyof AssetChange] ?? ""]),
  ) as AssetChange;
  const set = (next: AssetChange) =>
    write((store, documents) => store.changeAsset(documents, asset.id, next));
  await attempt("The change could not be saved", async () => {
    showUndoToast(said, () => void attempt("It could not be put back", () => set(before)));
    await set(change);
  });
}

export async function attempt(failed: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason = isUnreachable(error)
      ? "Vitrine could not be reached. Nothing is lost: try again once you are online."
      : (error as Error).message;
    showRetryToast(failed, reason, () => void attempt(failed, work));
  }
}
