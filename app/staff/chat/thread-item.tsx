import Ellipsis from "lucide-react/icons/ellipsis";
import Pin from "lucide-react/icons/pin";
import { type RefObject, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { ThreadFolder, ThreadSummary } from "~/domain/chat/thread";
import { problemOf } from "~/staff/problem-of";
import { classNames } from "~/ui/class-names";
import { FolderNameDialog } from "~/ui/folder-name-dialog";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem, MenuSeparator, SubMenu } from "~/ui/menu";
import { RenameForm } from "~/ui/rename-form";
import { Spinner } from "~/ui/spinner";
import { showErrorToast, showUndoToast } from "~/ui/toast";
import { act, actOnDesk } from "./api";
import { tellOtherTabs } from "./other-tabs";
import { useThreadAddress } from "./use-thread-address";

interface ThreadItemProps {
  thread: ThreadSummary;
  folders: readonly ThreadFolder[];
  isOpen: boolean;
  /** The thread that was moved by its menu last: where it is drawn anew, its menu has the focus again. */
  moved: RefObject<string | null>;
  onChanged: () => void;
  onOpen: () => void;
}

/** A thread in the list, with what can be done with it. */
export function ThreadItem({ thread, folders, isOpen, moved, onChanged, onOpen }: ThreadItemProps) {
  const { id, title, isPinned, folderId, isAnswering, found } = thread;
  const navigate = useNavigate();
  const addressOf = useThreadAddress();
  const [isNaming, setNaming] = useState(false);
  const [isNamingFolder, setNamingFolder] = useState(false);

  async function change(body: Parameters<typeof act>[1]): Promise<boolean> {
    try {
      await act(id, body);
    } catch (error) {
      showErrorToast("Nothing was changed", problemOf(error).message);
      return false;
    }
    tellOtherTabs(id, true);
    onChanged();
    return true;
  }
  /** Into a folder, or with null out of all. One that was made for it goes again with the move that is taken back. */
  async function move(to: string | null, name: string | null, isMadeForIt = false) {
    moved.current = id;
    if (!(await change({ do: "set", folderId: to }))) return;
    const undo = async () => {
      moved.current = id;
      if (!(await change({ do: "set", folderId })) || !isMadeForIt || to === null) return;
      // Nobody misses an empty folder that stays: its menu removes it.
      await actOnDesk({ do: "remove-folder", folderId: to, ifEmpty: true }).catch(() => {});
      onChanged();
    };
    showUndoToast(name === null ? "It is in no folder now" : `Moved to “${name}”`, () => void undo());
  }
  async function moveToNewFolder(name: string) {
    const to = crypto.randomUUID();
    try {
      await actOnDesk({ do: "name-folder", folderId: to, name });
    } catch (error) {
      return showErrorToast("The folder was not made", problemOf(error).message);
    }
    await move(to, name, true);
  }
  async function pin() {
    moved.current = id;
    await change({ do: "set", isPinned: !isPinned });
  }
  async function remove() {
    if (!(await change({ do: "delete" }))) return;
    if (isOpen) void navigate(addressOf(null));
    showUndoToast(`“${title}” was deleted`, () => void change({ do: "put-back" }));
  }

  if (isNaming) {
    return (
      <li className="px-1 py-0.5">
        <RenameForm
          title={title}
          onDone={(next) => {
            setNaming(false);
            if (next) void change({ do: "set", title: next });
          }}
        />
      </li>
    );
  }
  const isInFolder = folders.some((folder) => folder.id === folderId);
  const address = addressOf(id, found ? { message: found.messageId } : {});
  return (
    <li
      className={classNames(
        "group/thread flex items-center rounded-md hover:bg-hover",
        isOpen && "bg-accent-soft hover:bg-accent-soft",
      )}
    >
      <Link
        to={address}
        onClick={onOpen}
        aria-current={isOpen ? "page" : undefined}
        className="grid min-w-0 grow gap-0.5 px-2 py-1.5"
      >
        <span className="flex items-center gap-1.5">
          {isPinned && <Pin className="size-3 shrink-0 text-faint" aria-label="Pinned" />}
          <span dir="auto" className="truncate text-sm">
            {title}
          </span>
          {isAnswering && <Spinner className="size-3 shrink-0" />}
        </span>
        {found && (
          <span dir="auto" className="line-clamp-2 text-muted text-xs">
            {found.text}
          </span>
        )}
      </Link>
      <Menu
        trigger={
          <IconButton
            ref={(button) => {
              if (!button || moved.current !== id || document.activeElement !== document.body) return;
              moved.current = null;
              button.focus();
            }}
            size="sm"
            label={`Thread ${title}`}
            className="opacity-0 focus-visible:opacity-100 group-hover/thread:opacity-100 data-popup-open:opacity-100 pointer-coarse:opacity-100"
            icon={<Ellipsis className="size-4" />}
          />
        }
      >
        <MenuItem onSelect={() => void pin()}>{isPinned ? "Unpin" : "Pin"}</MenuItem>
        <MenuItem onSelect={() => setNaming(true)}>Rename</MenuItem>
        <SubMenu label="Move to">
          {folders
            .filter((folder) => folder.id !== folderId)
            .map((folder) => (
              <MenuItem key={folder.id} onSelect={() => void move(folder.id, folder.name)}>
                {folder.name}
              </MenuItem>
            ))}
          {isInFolder && <MenuItem onSelect={() => void move(null, null)}>No folder</MenuItem>}
          <MenuItem onSelect={() => setNamingFolder(true)}>New folder…</MenuItem>
        </SubMenu>
        <MenuSeparator />
        <MenuItem danger onSelect={() => void remove()}>
          Delete
        </MenuItem>
      </Menu>
      {isNamingFolder && (
        <FolderNameDialog
          open
          title="New folder"
          onClose={() => setNamingFolder(false)}
          onName={(name) => void moveToNewFolder(name)}
        />
      )}
    </li>
  );
}
