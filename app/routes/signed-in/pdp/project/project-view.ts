import { findByText } from "~/domain/text/find-by-text";
import { blocksOf, sectionsOf } from "~/sections/page";
import type { Project } from "~/stores/projects/project-document";

/** What the list of projects shows and how; all of it lives in the address. */
export interface ProjectView {
  search: string;
  /** By its name; null shows all folders. */
  folder: string | null;
  trash: boolean;
  sort: "edited" | "created" | "title";
  layout: "grid" | "list";
}

const sorts: readonly ProjectView["sort"][] = ["edited", "created", "title"];
export const defaultView: ProjectView = {
  search: "",
  folder: null,
  trash: false,
  sort: "edited",
  layout: "grid",
};

/** Reads a view from an address; what it does not know is the default. */
export function parseProjectView(parameters: URLSearchParams): ProjectView {
  return {
    search: parameters.get("q") ?? "",
    folder: parameters.get("folder") || null,
    trash: parameters.get("show") === "trash",
    sort: sorts.find((sort) => sort === parameters.get("sort")) ?? defaultView.sort,
    layout: parameters.get("layout") === "list" ? "list" : "grid",
  };
}

/** The view as an address has it; defaults are left out. */
export function projectViewParameters(view: ProjectView): URLSearchParams {
  const parameters = new URLSearchParams();
  if (view.search) parameters.set("q", view.search);
  if (view.folder !== null) parameters.set("folder", view.folder);
  if (view.trash) parameters.set("show", "trash");
  if (view.sort !== defaultView.sort) parameters.set("sort", view.sort);
  if (view.layout !== defaultView.layout) parameters.set("layout", view.layout);
  return parameters;
}

/** The projects of a view in its order. Search looks into titles, folders and every word of the pages. */
export function chooseProjects(projects: readonly Project[], view: ProjectView, locale?: string): Project[] {
  const { search, folder, trash, sort } = view;
  const listed = projects.filter(
    (project) => (project.trashedAt !== null) === trash && (folder === null || project.folder === folder),
  );
  return findByText(listed, search, wordsOf).sort(orders(locale)[sort]);
}

/** How many projects each folder has, by name, those in the trash left out. */
export function countFolders(projects: readonly Project[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { folder, trashedAt } of projects) {
    if (folder !== null && !trashedAt) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

function wordsOf({ title, folder, page }: Project): string {
  const slots = sectionsOf(page).flatMap((section) => [
    ...Object.values(section.slots),
    ...blocksOf(section).flatMap((block) => Object.values(block.slots)),
  ]);
  return [title, folder ?? "", ...slots.map((slot) => (slot.kind === "text" ? slot.text : ""))].join(" ");
}

type Order = (first: Project, second: Project) => number;

function orders(locale: string | undefined): Record<ProjectView["sort"], Order> {
  const newest: Order = (first, second) => second.updatedAt.getTime() - first.updatedAt.getTime();
  const titles = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  return {
    edited: newest,
    created: (first, second) => second.createdAt.getTime() - first.createdAt.getTime(),
    title: (first, second) => titles.compare(first.title, second.title) || newest(first, second),
  };
}
