import type { AssetFolder } from "~/stores/assets/asset-folder-document";

/** How deep folders may lie in one another. */
export const mostDepth = 6;

export interface FolderBranch {
  folder: AssetFolder;
  depth: number;
  children: FolderBranch[];
}

/** Folders as a tree, each level by name. One whose parent is gone, or lies in itself, stands at the top. */
export function buildFolderTree(folders: readonly AssetFolder[]): FolderBranch[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });
  const parentOf = (folder: AssetFolder) =>
    folder.parentId && byId.has(folder.parentId) && !isWithin(byId, folder.parentId, folder.id)
      ? folder.parentId
      : null;
  const below = (parentId: string | null, depth: number): FolderBranch[] =>
    folders
      .filter((folder) => parentOf(folder) === parentId)
      .sort((left, right) => byName.compare(left.name, right.name) || left.id.localeCompare(right.id))
      .map((folder) => ({ folder, depth, children: below(folder.id, depth + 1) }));
  return below(null, 0);
}

/** The tree as a list, each folder before those in it. */
export function flattenTree(branches: readonly FolderBranch[]): FolderBranch[] {
  return branches.flatMap((branch) => [branch, ...flattenTree(branch.children)]);
}

/** The folders on the way to one, from the top, itself included. */
export function pathTo(folders: readonly AssetFolder[], folderId: string): AssetFolder[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const path: AssetFolder[] = [];
  for (let folder = byId.get(folderId); folder && !path.includes(folder); ) {
    path.unshift(folder);
    folder = folder.parentId ? byId.get(folder.parentId) : undefined;
  }
  return path;
}

/** Whether a folder may be put into another (or to the top): not into itself or what lies in it, and not too deep. */
export function canMoveFolder(
  folders: readonly AssetFolder[],
  folderId: string,
  parentId: string | null,
): boolean {
  if (parentId === null) return true;
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  if (parentId === folderId || isWithin(byId, parentId, folderId)) return false;
  const tree = flattenTree(buildFolderTree(folders));
  const branch = tree.find(({ folder }) => folder.id === folderId);
  return pathTo(folders, parentId).length + heightOf(branch) <= mostDepth;
}

/** A folder and all that lie in it. */
export function folderWithAll(folders: readonly AssetFolder[], folderId: string): AssetFolder[] {
  const branch = flattenTree(buildFolderTree(folders)).find(({ folder }) => folder.id === folderId);
  return branch ? flattenTree([branch]).map(({ folder }) => folder) : [];
}

function heightOf(branch: FolderBranch | undefined): number {
  return 1 + Math.max(0, ...(branch?.children ?? []).map(heightOf));
}

function isWithin(byId: ReadonlyMap<string, AssetFolder>, folderId: string, outerId: string): boolean {
  const seen = new Set<string>();
  for (let at: string | null = folderId; at && !seen.has(at); at = byId.get(at)?.parentId ?? null) {
    if (at === outerId) return true;
    seen.add(at);
  }
  return false;
}
