import { makeFolder } from "~/assets/folder-actions";
import { mostDepth, pathTo } from "~/assets/folder-tree";
import type { AssetFolder } from "~/stores/assets/asset-folder-document";
import type { FoundFile } from "~/uploads/chosen-files";
import { startUploads } from "~/uploads/upload-queue";

interface Place {
  userId: string;
  /** The folder that is open; null at the top. */
  folderId: string | null;
  folders: readonly AssetFolder[];
}

/** Sends files into the open folder, with the folders they lie in: those that are there are used, others are made. */
export function startLibraryUploads(files: readonly FoundFile[], { userId, folderId, folders }: Place): void {
  const made: AssetFolder[] = [];
  const depth = folderId ? pathTo(folders, folderId).length : 0;
  const folderFor = (names: readonly string[]): string | null => {
    let parentId = folderId;
    for (const name of names.slice(0, mostDepth - depth).map((one) => one.slice(0, 120))) {
      const within: string | null = parentId;
      const known = [...folders, ...made].find((one) => one.parentId === within && one.name === name);
      const id = known?.id ?? makeFolder(userId, name, parentId);
      if (!known) made.push({ id, ownerId: userId, name, parentId, createdAt: new Date() });
      parentId = id;
    }
    return parentId;
  };
  const byPlace = Map.groupBy(files, ({ folders: names }) => folderFor(names));
  for (const [into, there] of byPlace) startUploads(there, { userId, folderId: into });
}
