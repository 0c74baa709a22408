import Check from "lucide-react/icons/check";
import Store from "lucide-react/icons/store";
import { type DragEvent, type MouseEvent, useMemo, useState } from "react";
import { Link } from "react-router";
import { timeAgo } from "~/domain/video/video-figures";
import { PageThumbnail } from "~/pages/page-thumbnail";
import { renameProject } from "~/pages/project-actions";
import { projectAddress } from "~/pages/project-address";
import { unmeasuredImages } from "~/pages/unmeasured-images";
import { useProjectFacts } from "~/pages/use-project-facts";
import type { Project } from "~/stores/projects/project-document";
import { classNames } from "~/ui/class-names";
import { RenameForm } from "~/ui/rename-form";
import { ProjectMenu } from "./project-menu";

export interface ProjectItemProps {
  project: Project;
  userId: string;
  now: Date;
  folders: readonly string[];
  layout: "grid" | "list";
  isPublished: boolean;
  isSelected: boolean;
  /** A press selects rather than opens. */
  isSelecting: boolean;
  onPress: (project: Project, toAnchor: boolean) => void;
  onDrag: (event: DragEvent, project: Project) => void;
  onDelete: (project: Project) => void;
}

/** One project of the list: its page as it looks, its title, and what can be done with it. */
export function ProjectItem(props: ProjectItemProps) {
  const {
    project,
    userId,
    now,
    folders,
    layout,
    isPublished,
    isSelected,
    isSelecting,
    onPress,
    onDrag,
    onDelete,
  } = props;
  const [isRenaming, setRenaming] = useState(false);
  const images = useMemo(() => unmeasuredImages(project.page), [project.page]);
  const facts = useProjectFacts(project);
  const isOwn = project.ownerId === userId;
  const isGrid = layout === "grid";
  const at = project.trashedAt ?? project.updatedAt;
  const sections = project.page.order.length;

  function press(event: MouseEvent) {
    const { shiftKey: shift, metaKey, ctrlKey } = event;
    if (!isOwn || (!isSelecting && !shift && !metaKey && !ctrlKey)) return;
    event.preventDefault();
    onPress(project, shift);
  }

  return (
    <article
      className={classNames(
        "group/item relative",
        isGrid
          ? "grid gap-2.5"
          : "grid grid-cols-[1.75rem_5.5rem_minmax(0,1fr)_auto] items-center gap-3 rounded-md py-2 pe-2",
        !isGrid && (isSelected ? "bg-accent-soft" : "hover:bg-hover"),
      )}
    >
      {isOwn ? (
        <button
          type="button"
          aria-pressed={isSelected}
          aria-label={`Select ${project.title}`}
          onClick={(event) => onPress(project, event.shiftKey)}
          className={classNames(
            "grid size-6 place-items-center rounded-full border transition-opacity",
            isGrid &&
              "absolute start-2.5 top-2.5 z-10 opacity-0 focus-visible:opacity-100 group-hover/item:opacity-100 aria-pressed:opacity-100 [@media(hover:none)]:opacity-100",
            !isGrid && "justify-self-end",
            isSelected
              ? "border-accent bg-accent text-on-accent"
              : "border-line-strong bg-raised text-transparent hover:text-faint",
          )}
        >
          <Check className="size-3.5" aria-hidden="true" />
        </button>
      ) : (
        !isGrid && <span />
      )}
      <Link
        to={projectAddress(project.id)}
        data-project={project.id}
        aria-label={`${project.title}${isOwn ? "" : ", shared with you"}${isSelected ? ", selected" : ""}`}
        draggable={isOwn}
        onDragStart={(event) => onDrag(event, project)}
        onClick={press}
        className={classNames(
          "block overflow-hidden rounded-md bg-sunken outline-offset-2 transition-shadow",
          isGrid && "hover:shadow-overlay focus-visible:shadow-overlay",
          isSelected
            ? "shadow-[0_0_0_3px_var(--color-accent)]"
            : "shadow-[0_0_0_1px_var(--color-line),var(--shadow-raised)]",
        )}
      >
        <PageThumbnail page={project.page} facts={facts} images={images} sections={isGrid ? 2 : 1}>
          <span className="absolute inset-0 grid place-items-center text-faint">
            <Store className={isGrid ? "size-8" : "size-5"} strokeWidth={1.5} />
          </span>
        </PageThumbnail>
      </Link>
      <div
        className={classNames(
          "min-w-0",
          isGrid && "grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-1",
          !isGrid && "contents",
        )}
      >
        <div className="grid min-w-0 gap-0.5">
          {isRenaming ? (
            <RenameForm
              title={project.title}
              onDone={(title) => {
                setRenaming(false);
                if (title !== null) void renameProject(project, title);
              }}
            />
          ) : (
            <h2 dir="auto" className="wrap-anywhere line-clamp-1 font-[550]" title={project.title}>
              {project.title}
            </h2>
          )}
          <p className="truncate text-muted text-sm">
            <time dateTime={at.toISOString()}>{timeAgo(at, now)}</time>
            {` · ${sections === 1 ? "1 section" : `${sections} sections`}`}
            {!isOwn && " · Shared with you"}
            {isPublished && " · Published"}
            {project.folder !== null && ` · ${project.folder}`}
          </p>
        </div>
        <ProjectMenu
          project={project}
          userId={userId}
          folders={folders}
          onRename={() => setRenaming(true)}
          onDelete={() => onDelete(project)}
        />
      </div>
    </article>
  );
}
