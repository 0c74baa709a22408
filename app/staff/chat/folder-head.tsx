import Ellipsis from "lucide-react/icons/ellipsis";
import { useState } from "react";
import type { ThreadFolder } from "~/domain/chat/thread";
import { problemOf } from "~/staff/problem-of";
import { FolderNameDialog } from "~/ui/folder-name-dialog";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem } from "~/ui/menu";
import { showErrorToast } from "~/ui/toast";
import { actOnDesk } from "./api";

interface FolderHeadProps {
  folder: ThreadFolder;
  count: number;
  onChanged: () => void;
}

export function FolderHead({ folder: { id, name }, count, onChanged }: FolderHeadProps) {
  const [naming, setNaming] = useState(false);
  const change = (asked: Parameters<typeof actOnDesk>[0]) =>
    actOnDesk(asked).then(onChanged, (error) =>
      showErrorToast("Nothing was changed", problemOf(error).message),
    );
  return (
    <div className="flex items-center gap-2 ps-2">
      <h2 className="min-w-0 truncate font-[550] text-muted text-xs">{name}</h2>
      <span className="grow text-faint text-xs tabular-nums">{count}</span>
      <Menu
        trigger={<IconButton size="sm" label={`Folder ${name}`} icon={<Ellipsis className="size-4" />} />}
      >
        <MenuItem onSelect={() => setNaming(true)}>Rename</MenuItem>
        <MenuItem onSelect={() => void change({ do: "remove-folder", folderId: id })}>
          Remove, and keep its threads
        </MenuItem>
      </Menu>
      <FolderNameDialog
        open={naming}
        title="Rename the folder"
        name={name}
        onClose={() => setNaming(false)}
        onName={(next) => {
          setNaming(false);
          void change({ do: "name-folder", folderId: id, name: next });
        }}
      />
    </div>
  );
}
