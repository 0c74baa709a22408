import FolderInput from "lucide-react/icons/folder-input";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Trash2 from "lucide-react/icons/trash-2";
import X from "lucide-react/icons/x";
import { restoreProjects, trashProjects } from "~/pages/project-actions";
import type { Project } from "~/stores/projects/project-document";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Menu } from "~/ui/menu";
import { SelectionBar } from "~/ui/selection-bar";
import { FolderChoices } from "./project-menu";

interface BulkBarProps {
  projects: readonly Project[];
  isTrash: boolean;
  folders: readonly string[];
  onDelete: () => void;
  onClear: () => void;
}

/** What can be done with the selected projects. */
export function BulkBar({ projects, isTrash, folders, onDelete, onClear }: BulkBarProps) {
  return (
    <SelectionBar label="Selected pages">
      <p role="status" className="tabular shrink-0 whitespace-nowrap ps-2 pe-1 font-[550]">
        {projects.length.toLocaleString()}
        <span className="max-sm:sr-only"> selected</span>
      </p>
      {isTrash ? (
        <>
          <Button
            variant="ghost"
            size="sm"
            icon={<RotateCcw className="size-4" />}
            onClick={() => void restoreProjects(projects)}
          >
            Restore
          </Button>
          <Button variant="ghost" size="sm" icon={<Trash2 className="size-4" />} onClick={onDelete}>
            Delete for good
          </Button>
        </>
      ) : (
        <>
          <Menu
            align="start"
            trigger={
              <Button variant="ghost" size="sm" icon={<FolderInput className="size-4" />}>
                Move
              </Button>
            }
          >
            <FolderChoices folders={folders} projects={projects} />
          </Menu>
          <Button
            variant="ghost"
            size="sm"
            icon={<Trash2 className="size-4" />}
            onClick={() => void trashProjects(projects)}
          >
            Move to trash
          </Button>
        </>
      )}
      <IconButton
        label="Clear the selection"
        shortcut="Escape"
        size="sm"
        icon={<X className="size-4" />}
        onClick={onClear}
      />
    </SelectionBar>
  );
}
