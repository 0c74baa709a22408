import Ellipsis from "lucide-react/icons/ellipsis";
import Files from "lucide-react/icons/files";
import Folder from "lucide-react/icons/folder";
import FolderPlus from "lucide-react/icons/folder-plus";
import PencilLine from "lucide-react/icons/pencil-line";
import Trash2 from "lucide-react/icons/trash-2";
import { type ReactNode, useState } from "react";
import { moveToFolder } from "~/pages/project-actions";
import { usePageCommands } from "~/shell/page-commands";
import type { Project } from "~/stores/projects/project-document";
import { classNames } from "~/ui/class-names";
import { FolderNameDialog } from "~/ui/folder-name-dialog";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem } from "~/ui/menu";
import { takeProjects } from "./drag-projects";
import { countFolders, type ProjectView } from "./project-view";

interface FolderPanelProps {
  projects: readonly Project[];
  /** All names, also of folders without projects. */
  folders: readonly string[];
  view: ProjectView;
  onChange: (view: ProjectView) => void;
  /** The names of folders that have no projects yet. */
  onKeep: (change: (names: string[]) => string[]) => void;
}

/** All projects, the folders, and the trash; projects are dropped onto folders. On phones a row to push along. */
export function FolderPanel({ projects, folders, view, onChange, onKeep }: FolderPanelProps) {
  const [naming, setNaming] = useState<{ former: string | null } | null>(null);
  const counts = countFolders(projects);
  const inFolder = (name: string) => projects.filter(({ folder }) => folder === name);
  const open = (folder: string | null) => onChange({ ...view, folder, trash: false });
  const drop = (folder: string | null) =>
    takeProjects((ids) => {
      const dropped = new Set(ids);
      void moveToFolder(
        projects.filter(({ id }) => dropped.has(id)),
        folder,
      );
    });

  function name(wanted: string) {
    const folder = wanted.slice(0, 80);
    const former = naming?.former ?? null;
    onKeep((names) => [...names.filter((one) => one !== former), folder]);
    if (former !== null && former !== folder) void moveToFolder(inFolder(former), folder);
    if (former === null || view.folder === former) open(folder);
  }

  function remove(folder: string) {
    onKeep((names) => names.filter((one) => one !== folder));
    void moveToFolder(inFolder(folder), null);
    if (view.folder === folder) onChange({ ...view, folder: null });
  }

  usePageCommands("Your pages", [
    {
      label: "New folder",
      words: "make create",
      icon: <FolderPlus />,
      run: () => setNaming({ former: null }),
    },
    {
      label: view.trash ? "Show all pages" : "Open the trash",
      words: "deleted restore",
      icon: view.trash ? <Files /> : <Trash2 />,
      run: () => onChange({ ...view, folder: null, trash: !view.trash }),
    },
  ]);

  return (
    <nav aria-label="Folders" className="min-w-0">
      <div className="flex items-center justify-between gap-2 pb-1 max-lg:hidden">
        <h2 className="font-[600] text-sm">Folders</h2>
        <IconButton
          label="New folder"
          size="sm"
          icon={<FolderPlus className="size-4" />}
          onClick={() => setNaming({ former: null })}
        />
      </div>
      <ul className="flex gap-1 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 lg:grid lg:grid-cols-[minmax(0,1fr)] lg:gap-px">
        <Place
          label="All pages"
          icon={<Files />}
          isCurrent={!view.trash && view.folder === null}
          onOpen={() => open(null)}
          drop={drop(null)}
        />
        {folders.map((folder) => (
          <Place
            key={folder}
            label={folder}
            icon={<Folder />}
            count={counts.get(folder) ?? 0}
            isCurrent={!view.trash && view.folder === folder}
            onOpen={() => open(folder)}
            drop={drop(folder)}
          >
            <Menu
              trigger={
                <IconButton
                  label={`More for the folder ${folder}`}
                  size="sm"
                  icon={<Ellipsis className="size-4" />}
                />
              }
            >
              <MenuItem icon={<PencilLine />} onSelect={() => setNaming({ former: folder })}>
                Rename
              </MenuItem>
              <MenuItem icon={<Trash2 />} danger onSelect={() => remove(folder)}>
                Delete, keep its pages
              </MenuItem>
            </Menu>
          </Place>
        ))}
        <li className="shrink-0 lg:hidden">
          <IconButton
            label="New folder"
            icon={<FolderPlus className="size-4" />}
            onClick={() => setNaming({ former: null })}
          />
        </li>
        <Place
          label="Trash"
          icon={<Trash2 />}
          isCurrent={view.trash}
          onOpen={() => onChange({ ...view, folder: null, trash: true })}
        />
      </ul>
      <FolderNameDialog
        open={naming !== null}
        title={naming?.former == null ? "New folder" : "Rename the folder"}
        name={naming?.former ?? ""}
        onClose={() => setNaming(null)}
        onName={name}
      />
    </nav>
  );
}

interface PlaceProps {
  label: string;
  icon: ReactNode;
  count?: number;
  isCurrent: boolean;
  onOpen: () => void;
  drop?: ReturnType<typeof takeProjects>;
  /** What can be done with it, at its end. */
  children?: ReactNode;
}

function Place({ label, icon, count = 0, isCurrent, onOpen, drop, children }: PlaceProps) {
  return (
    <li className="group/place relative shrink-0">
      <button
        type="button"
        aria-current={isCurrent ? "page" : undefined}
        onClick={onOpen}
        title={label}
        {...drop}
        className={classNames(
          "flex h-9 w-full items-center gap-2.5 whitespace-nowrap rounded-sm px-2.5 text-start transition-colors hover:bg-hover hover:text-text data-[drop=true]:bg-accent-soft data-[drop=true]:text-text data-[drop=true]:outline-2 data-[drop=true]:outline-accent lg:h-8",
          Boolean(children) && "pe-9",
          isCurrent ? "bg-hover font-[550] text-text" : "text-muted",
        )}
      >
        <span className="text-faint [&>svg]:size-4">{icon}</span>
        <span className="min-w-0 truncate max-lg:max-w-40">{label}</span>
        {count > 0 && (
          <span className="tabular ms-auto text-faint text-xs group-focus-within/place:invisible group-hover/place:invisible [@media(hover:none)]:invisible">
            {count.toLocaleString()}
          </span>
        )}
      </button>
      {children && (
        <div className="absolute inset-y-0 end-1 grid place-items-center opacity-0 group-focus-within/place:opacity-100 group-hover/place:opacity-100 has-data-popup-open:opacity-100 [@media(hover:none)]:opacity-100">
          {children}
        </div>
      )}
    </li>
  );
}
