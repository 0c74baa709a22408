import { writeDocuments } from "~/firebase/write-documents";
import { fetchedAhead } from "~/session/fetched-ahead";
import type { Asset } from "~/stores/assets/asset-document";
import type { AssetFolder } from "~/stores/assets/asset-folder-document";
import { showUndoToast } from "~/ui/toast";
import { attempt } from "./asset-actions";
import { folderWithAll } from "./folder-tree";

const folderStore = fetchedAhead(() => import("~/stores/assets/asset-folders"));
const assetStore = fetchedAhead(() => import("~/stores/assets/assets"));

/** Makes a folder; its id is known at once. */
export function makeFolder(ownerId: string, name: string, parentId: string | null): string {
  const id = crypto.randomUUID();
  void attempt("The folder could not be made", async () => {
    const { makeAssetFolder } = await folderStore();
    await writeDocuments((documents) => makeAssetFolder(documents, { id, ownerId, name, parentId }));
  });
  return id;
}

export async function changeFolder(
  folder: AssetFolder,
  change: Partial<Pick<AssetFolder, "name" | "parentId">>,
): Promise<void> {
  const { name, parentId } = folder;
  const set = async (next: typeof change) => {
    const { changeAssetFolder } = await folderStore();
    await writeDocuments((documents) => changeAssetFolder(documents, folder.id, next));
  };
  const said = change.name ? `Renamed to “${change.name}”` : `“${name}” was moved`;
  await attempt("The folder could not be changed", async () => {
    showUndoToast(said, () => void attempt("It could not be put back", () => set({ name, parentId })));
    await set(change);
  });
}

/** Deletes a folder and those in it; the files in them move to where it lay. All of it can be taken back. */
export async function deleteFolder(
  folder: AssetFolder,
  folders: readonly AssetFolder[],
  assets: readonly Asset[],
): Promise<void> {
  const gone = folderWithAll(folders, folder.id);
  const goneIds = new Set(gone.map(({ id }) => id));
  const inside = assets.filter(({ folderId }) => folderId && goneIds.has(folderId));
  const undo = () =>
    attempt("The folder could not be brought back", async () => {
      const [{ makeAssetFolder }, { moveAssets }] = await Promise.all([folderStore(), assetStore()]);
      await writeDocuments(async (documents) => {
        await Promise.all(gone.map((one) => makeAssetFolder(documents, one)));
        for (const one of gone) {
          const ids = inside.filter(({ folderId }) => folderId === one.id).map(({ id }) => id);
          await moveAssets(documents, ids, one.id);
        }
      });
    });
  await attempt("The folder could not be deleted", async () => {
    const [{ deleteAssetFolder }, { moveAssets }] = await Promise.all([folderStore(), assetStore()]);
    showUndoToast(`“${folder.name}” was deleted; its files are kept`, () => void undo());
    await writeDocuments(async (documents) => {
      const ids = inside.map(({ id }) => id);
      const moves = moveAssets(documents, ids, folder.parentId);
      await Promise.all([moves, ...gone.map(({ id }) => deleteAssetFolder(documents, id))]);
    });
  });
}
