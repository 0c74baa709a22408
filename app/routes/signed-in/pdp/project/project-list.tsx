import { type DragEvent, type KeyboardEvent, useRef, useState } from "react";
import { restoreProjects, trashProjects } from "~/pages/project-actions";
import { usePublishedProjects } from "~/pages/use-published-projects";
import type { Project } from "~/stores/projects/project-document";
import { chooseRange, keepShown, nothingChosen, toggleOne } from "~/ui/range-selection";
import { BulkBar } from "./bulk-bar";
import { DeleteDialog } from "./delete-dialog";
import { dragProjects } from "./drag-projects";
import { countColumns, placeOfKey } from "./list-keys";
import { ProjectItem } from "./project-item";
import type { ProjectView } from "./project-view";

interface ProjectListProps {
  projects: readonly Project[];
  view: ProjectView;
  userId: string;
  folders: readonly string[];
}

/** The projects of a view, with what can be done to those that are selected. */
export function ProjectList({ projects, view, userId, folders }: ProjectListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [selection, setSelection] = useState(nothingChosen);
  const [deleting, setDeleting] = useState<readonly Project[]>([]);
  const published = usePublishedProjects(userId);
  const [now] = useState(() => new Date());
  const order = projects.map(({ id }) => id);
  // What somebody else shares is opened; it is not moved, nor put into the trash.
  const own = projects.flatMap(({ id, ownerId }) => (ownerId === userId ? [id] : []));
  const shown = keepShown(selection, own);
  const chosen = projects.filter(({ id }) => shown.ids.has(id));

  function press(event: KeyboardEvent) {
    const { key, shiftKey, metaKey, ctrlKey } = event;
    const links = [...(list.current?.querySelectorAll<HTMLElement>("[data-project]") ?? [])];
    const place = links.indexOf(event.target as HTMLElement);
    const id = order[place];
    if (id === undefined) return;
    const next = placeOfKey(key, place, { count: links.length, columns: countColumns(links) });
    if (next !== null) {
      links[next]?.focus();
      const from = shown.anchorId ? shown : toggleOne(shown, id);
      if (shiftKey) setSelection(chooseRange(from, order, order[next] ?? id));
    } else if (key.toLowerCase() === "a" && (metaKey || ctrlKey)) {
      setSelection({ ids: new Set(order), anchorId: id });
    } else if (key === " ") {
      setSelection(shiftKey ? chooseRange(shown, order, id) : toggleOne(shown, id));
    } else if (key === "Escape" && shown.ids.size > 0) {
      setSelection(nothingChosen);
    } else if ((key === "Delete" || key === "Backspace") && chosen.length > 0) {
      void (view.trash ? restoreProjects(chosen) : trashProjects(chosen));
    } else return;
    event.preventDefault();
  }

  const drag = (event: DragEvent, project: Project) =>
    dragProjects(event, shown.ids.has(project.id) ? chosen : [project]);

  return (
    <>
      <p role="status" className="sr-only">
        {projects.length === 1 ? "1 page" : `${projects.length} pages`}
      </p>
      <ul
        ref={list}
        aria-label="Pages"
        onKeyDown={press}
        className={
          view.layout === "grid"
            ? "grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-x-5 gap-y-8"
            : "grid divide-y divide-line border-line border-y"
        }
      >
        {projects.map((project) => (
          <li key={project.id} className="min-w-0">
            <ProjectItem
              project={project}
              userId={userId}
              now={now}
              folders={folders}
              layout={view.layout}
              isPublished={published.has(project.id)}
              isSelected={shown.ids.has(project.id)}
              isSelecting={shown.ids.size > 0}
              onPress={({ id }, toAnchor) =>
                setSelection(toAnchor ? chooseRange(shown, order, id) : toggleOne(shown, id))
              }
              onDrag={drag}
              onDelete={(one) => setDeleting([one])}
            />
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <BulkBar
          projects={chosen}
          isTrash={view.trash}
          folders={folders}
          onDelete={() => setDeleting(chosen)}
          onClear={() => setSelection(nothingChosen)}
        />
      )}
      <DeleteDialog projects={deleting} onClose={() => setDeleting([])} />
    </>
  );
}
