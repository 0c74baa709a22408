import type { DragEvent } from "react";
import type { Project } from "~/stores/projects/project-document";

const projectsType = "application/x-vitrine-pages";

/** Begins to drag projects; other programs get their titles. */
export function dragProjects(event: DragEvent, projects: readonly Project[]): void {
  event.dataTransfer.effectAllowed = "move";
  event.dataTransfer.setData(projectsType, JSON.stringify(projects.map(({ id }) => id)));
  event.dataTransfer.setData("text/plain", projects.map(({ title }) => title).join("\n"));
}

/** Handlers of an element that takes projects; `data-drop` says that they are over it. */
export function takeProjects(onDropped: (ids: string[]) => void) {
  return {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!event.dataTransfer.types.includes(projectsType)) return;
      event.preventDefault();
      event.currentTarget.dataset.drop = "true";
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      delete event.currentTarget.dataset.drop;
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      delete event.currentTarget.dataset.drop;
      const ids: unknown = JSON.parse(event.dataTransfer.getData(projectsType) || "null");
      if (!Array.isArray(ids)) return;
      event.preventDefault();
      onDropped(ids.map(String));
    },
  };
}
