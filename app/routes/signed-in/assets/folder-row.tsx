import Ellipsis from "lucide-react/icons/ellipsis";
import Folder from "lucide-react/icons/folder";
import FolderInput from "lucide-react/icons/folder-input";
import FolderPlus from "lucide-react/icons/folder-plus";
import PencilLine from "lucide-react/icons/pencil-line";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { changeFolder, deleteFolder, makeFolder } from "~/assets/folder-actions";
import { buildFolderTree, canMoveFolder, flattenTree, mostDepth } from "~/assets/folder-tree";
import type { Asset } from "~/stores/assets/asset-document";
import type { AssetFolder } from "~/stores/assets/asset-folder-document";
import { classNames } from "~/ui/class-names";
import { Dialog } from "~/ui/dialog";
import { FolderNameDialog } from "~/ui/folder-name-dialog";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "~/ui/menu";
import { type DropTarget, dragFolder } from "./drag-assets";
import { placeStyle } from "./place-row";

interface FolderRowProps {
  folder: AssetFolder;
  depth: number;
  count: number;
  isCurrent: boolean;
  folders: readonly AssetFolder[];
  assets: readonly Asset[];
  userId: string;
  onOpen: () => void;
  /** Called when it is deleted. */
  onGone: () => void;
  drop: DropTarget;
}

/** One folder of the tree: opens, takes what is dropped on it, can be dragged itself. */
export function FolderRow(props: FolderRowProps) {
  const { folder, depth, count, isCurrent, folders, assets, userId, onOpen, onGone, drop } = props;
  const [asked, setAsked] = useState<"name" | "inner" | "place" | null>(null);
  const close = () => setAsked(null);
  return (
    <li className="group/folder relative shrink-0">
      <button
        type="button"
        aria-current={isCurrent ? "page" : undefined}
        onClick={onOpen}
        title={folder.name}
        draggable
        onDragStart={(event) => dragFolder(event, folder.id)}
        {...drop}
        style={{ "--depth": depth } as React.CSSProperties}
        className={classNames(
          placeStyle,
          "pe-9 lg:ps-[calc(10px+14px*var(--depth))]",
          isCurrent ? "bg-hover font-[550] text-text" : "text-muted",
        )}
      >
        <Folder className="size-4 shrink-0 text-faint" aria-hidden="true" />
        <span className="min-w-0 truncate max-lg:max-w-40">{folder.name}</span>
        {count > 0 && (
          <span className="tabular ms-auto text-faint text-xs group-focus-within/folder:invisible group-hover/folder:invisible [@media(hover:none)]:invisible">
            {count.toLocaleString()}
          </span>
        )}
      </button>
      <div className="absolute inset-y-0 end-1 grid place-items-center opacity-0 group-focus-within/folder:opacity-100 group-hover/folder:opacity-100 has-data-popup-open:opacity-100 [@media(hover:none)]:opacity-100">
        <Menu
          trigger={
            <IconButton
              label={`More for the folder ${folder.name}`}
              size="sm"
              icon={<Ellipsis className="size-4" />}
            />
          }
        >
          <MenuItem icon={<PencilLine />} onSelect={() => setAsked("name")}>
            Rename
          </MenuItem>
          {depth + 1 < mostDepth && (
            <MenuItem icon={<FolderPlus />} onSelect={() => setAsked("inner")}>
              New folder inside
            </MenuItem>
          )}
          <MenuItem icon={<FolderInput />} onSelect={() => setAsked("place")}>
            Move
          </MenuItem>
          <MenuSeparator />
          <MenuItem
            icon={<Trash2 />}
            danger
            onSelect={() => {
              onGone();
              void deleteFolder(folder, folders, assets);
            }}
          >
            Delete, keep its files
          </MenuItem>
        </Menu>
      </div>
      <FolderNameDialog
        open={asked === "name"}
        title="Rename the folder"
        name={folder.name}
        onClose={close}
        onName={(name) => name !== folder.name && void changeFolder(folder, { name })}
      />
      <FolderNameDialog
        open={asked === "inner"}
        title={`New folder in “${folder.name}”`}
        onClose={close}
        onName={(name) => void makeFolder(userId, name, folder.id)}
      />
      <Dialog
        open={asked === "place"}
        onOpenChange={close}
        title={`Move “${folder.name}”`}
        description="Its files and folders go with it."
        size="sm"
      >
        <ul className="-mx-2 grid max-h-80 overflow-y-auto">
          {[null, ...flattenTree(buildFolderTree(folders))].map((branch) => {
            const parentId = branch?.folder.id ?? null;
            const isPossible = parentId !== folder.parentId && canMoveFolder(folders, folder.id, parentId);
            return (
              <li key={parentId ?? "top"}>
                <button
                  type="button"
                  disabled={!isPossible}
                  onClick={() => {
                    close();
                    void changeFolder(folder, { parentId });
                  }}
                  style={{ paddingInlineStart: 10 + 16 * (branch ? branch.depth + 1 : 0) }}
                  className={classNames(placeStyle, "disabled:opacity-45")}
                >
                  <Folder className="size-4 text-faint" aria-hidden="true" />
                  {branch?.folder.name ?? "The top"}
                </button>
              </li>
            );
          })}
        </ul>
      </Dialog>
    </li>
  );
}
