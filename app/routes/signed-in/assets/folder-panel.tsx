import FolderPlus from "lucide-react/icons/folder-plus";
import Images from "lucide-react/icons/images";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { moveFiles } from "~/assets/asset-actions";
import { changeFolder, makeFolder } from "~/assets/folder-actions";
import { buildFolderTree, canMoveFolder, flattenTree } from "~/assets/folder-tree";
import type { LibraryView } from "~/assets/library-view";
import { usePageCommands } from "~/shell/page-commands";
import type { Asset } from "~/stores/assets/asset-document";
import type { AssetFolder } from "~/stores/assets/asset-folder-document";
import { FolderNameDialog } from "~/ui/folder-name-dialog";
import { IconButton } from "~/ui/icon-button";
import { attachDropped } from "./drag-assets";
import { FolderRow } from "./folder-row";
import { PlaceRow } from "./place-row";

interface FolderPanelProps {
  userId: string;
  view: LibraryView;
  folders: readonly AssetFolder[];
  counts: ReadonlyMap<string, number>;
  assets: readonly Asset[];
  onChange: (view: LibraryView) => void;
}

/** All files, the folders as a tree, and the trash. Files and folders are dropped onto folders. On phones a row to push along. */
export function FolderPanel({ userId, view, folders, counts, assets, onChange }: FolderPanelProps) {
  const [isNaming, setNaming] = useState(false);
  const branches = flattenTree(buildFolderTree(folders));
  const byId = new Map(assets.map((asset) => [asset.id, asset]));
  const take = (target: AssetFolder | null) =>
    attachDropped((dropped) => {
      if (dropped.kind === "assets") {
        void moveFiles(
          dropped.ids.flatMap((id) => byId.get(id) ?? []),
          target,
        );
        return;
      }
      const folder = folders.find(({ id }) => id === dropped.id);
      const parentId = target?.id ?? null;
      if (folder && folder.parentId !== parentId && canMoveFolder(folders, folder.id, parentId)) {
        void changeFolder(folder, { parentId });
      }
    });
  usePageCommands("Your files", [
    { label: "New folder", words: "make create", icon: <FolderPlus />, run: () => setNaming(true) },
    ...(view.trash
      ? []
      : [
          {
            label: "Open the trash",
            words: "deleted restore",
            icon: <Trash2 />,
            run: () => onChange({ ...view, folderId: null, trash: true }),
          },
        ]),
  ]);
  return (
    <nav aria-label="Folders" className="min-w-0">
      <div className="flex items-center justify-between gap-2 pb-1 max-lg:hidden">
        <h2 className="font-[600] text-sm">Folders</h2>
        <IconButton
          label="New folder"
          size="sm"
          icon={<FolderPlus className="size-4" />}
          onClick={() => setNaming(true)}
        />
      </div>
      <ul className="flex gap-1 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 lg:grid lg:grid-cols-[minmax(0,1fr)] lg:gap-px">
        <PlaceRow
          label="All files"
          icon={<Images />}
          isCurrent={!view.trash && view.folderId === null}
          onOpen={() => onChange({ ...view, folderId: null, trash: false })}
          drop={take(null)}
        />
        {branches.map(({ folder, depth }) => (
          <FolderRow
            key={folder.id}
            folder={folder}
            depth={depth}
            count={counts.get(folder.id) ?? 0}
            isCurrent={!view.trash && view.folderId === folder.id}
            folders={folders}
            assets={assets}
            userId={userId}
            onOpen={() => onChange({ ...view, folderId: folder.id, trash: false })}
            onGone={() => view.folderId === folder.id && onChange({ ...view, folderId: folder.parentId })}
            drop={take(folder)}
          />
        ))}
        <li className="shrink-0 lg:hidden">
          <IconButton
            label="New folder"
            icon={<FolderPlus className="size-4" />}
            onClick={() => setNaming(true)}
          />
        </li>
        <PlaceRow
          label="Trash"
          icon={<Trash2 />}
          isCurrent={view.trash}
          onOpen={() => onChange({ ...view, folderId: null, trash: true })}
        />
      </ul>
      <FolderNameDialog
        open={isNaming}
        title="New folder"
        onClose={() => setNaming(false)}
        onName={(name) => {
          const folderId = makeFolder(userId, name, view.trash ? null : view.folderId);
          onChange({ ...view, folderId, trash: false });
        }}
      />
    </nav>
  );
}
