import Copy from "lucide-react/icons/copy";
import Ellipsis from "lucide-react/icons/ellipsis";
import Folder from "lucide-react/icons/folder";
import FolderMinus from "lucide-react/icons/folder-minus";
import PencilLine from "lucide-react/icons/pencil-line";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Shuffle from "lucide-react/icons/shuffle";
import Trash2 from "lucide-react/icons/trash-2";
import { href, useNavigate } from "react-router";
import { duplicateProject, moveToFolder, restoreProjects, trashProjects } from "~/pages/project-actions";
import type { Project } from "~/stores/projects/project-document";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "~/ui/menu";

interface ProjectMenuProps {
  project: Project;
  userId: string;
  folders: readonly string[];
  onRename: () => void;
  onDelete: () => void;
}

/** What can be done with one project; what only its owner may do is not offered to others. */
export function ProjectMenu({ project, userId, folders, onRename, onDelete }: ProjectMenuProps) {
  const navigate = useNavigate();
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for ${project.title}`} size="sm" icon={<Ellipsis className="size-4" />} />
      }
    >
      {project.trashedAt ? (
        <>
          <MenuItem icon={<RotateCcw />} onSelect={() => void restoreProjects([project])}>
            Restore
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} danger onSelect={onDelete}>
            Delete for good
          </MenuItem>
        </>
      ) : (
        <>
          <MenuItem icon={<PencilLine />} onSelect={onRename}>
            Rename
          </MenuItem>
          <MenuItem icon={<Copy />} onSelect={() => void duplicateProject(project, userId)}>
            Duplicate
          </MenuItem>
          <MenuItem
            icon={<Shuffle />}
            onSelect={() => void navigate(`${href("/pdp/create")}?project=${project.id}`)}
          >
            The same for another product
          </MenuItem>
          {project.ownerId === userId && (
            <>
              <MenuSeparator />
              <FolderChoices folders={folders} current={project.folder} projects={[project]} />
              <MenuSeparator />
              <MenuItem icon={<Trash2 />} danger onSelect={() => void trashProjects([project])}>
                Move to trash
              </MenuItem>
            </>
          )}
        </>
      )}
    </Menu>
  );
}

interface FolderChoicesProps {
  folders: readonly string[];
  /** The folder all of them lie in; null outside all folders, absent where they differ. */
  current?: string | null;
  projects: readonly Project[];
}

/** Items of a menu that move projects. */
export function FolderChoices({ folders, current, projects }: FolderChoicesProps) {
  return (
    <>
      {folders
        .filter((folder) => folder !== current)
        .map((folder) => (
          <MenuItem key={folder} icon={<Folder />} onSelect={() => void moveToFolder(projects, folder)}>
            Move to “{folder}”
          </MenuItem>
        ))}
      {current !== null && (
        <MenuItem icon={<FolderMinus />} onSelect={() => void moveToFolder(projects, null)}>
          Take out of its folder
        </MenuItem>
      )}
      {folders.length === 0 && (
        <MenuItem icon={<Folder />} disabled onSelect={() => {}}>
          Make a folder to move it
        </MenuItem>
      )}
    </>
  );
}
