import Folder from "lucide-react/icons/folder";
import FolderPlus from "lucide-react/icons/folder-plus";
import type { AssetFolder } from "~/stores/assets/asset-folder-document";
import { MenuItem, MenuSeparator } from "~/ui/menu";
import { makeFolder } from "./folder-actions";
import { buildFolderTree, flattenTree } from "./folder-tree";

interface FolderItemsProps {
  folders: readonly AssetFolder[];
  userId: string;
  /** Null is the top. */
  onChoose: (folder: Pick<AssetFolder, "id" | "name"> | null) => void;
}

/** The folders as items of a menu, with one to make. */
export function FolderItems({ folders, userId, onChoose }: FolderItemsProps) {
  return (
    <div className="max-h-80 overflow-y-auto">
      <MenuItem icon={<Folder />} onSelect={() => onChoose(null)}>
        The top
      </MenuItem>
      {flattenTree(buildFolderTree(folders)).map(({ folder, depth }) => (
        <MenuItem
          key={folder.id}
          icon={<Folder style={{ marginInlineStart: depth * 14 }} />}
          onSelect={() => onChoose(folder)}
        >
          {folder.name}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem
        icon={<FolderPlus />}
        onSelect={() => {
          const name = freeName(folders);
          onChoose({ id: makeFolder(userId, name, null), name });
        }}
      >
        A new folder
      </MenuItem>
    </div>
  );
}

function freeName(folders: readonly AssetFolder[]): string {
  const taken = new Set(folders.map(({ name }) => name));
  let name = "New folder";
  for (let copy = 2; taken.has(name); copy++) name = `New folder ${copy}`;
  return name;
}
