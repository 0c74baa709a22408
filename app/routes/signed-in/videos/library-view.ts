import { findByText } from "~/domain/text/find-by-text";
import type { Content } from "~/stores/content/content-document";

/** What the library shows and in which order; all of it lives in the address. */
export interface LibraryView {
  search: string;
  show: "all" | "drafts" | "published" | "trash";
  sort: "edited" | "created" | "title" | "length";
}

const shows: readonly LibraryView["show"][] = ["all", "drafts", "published", "trash"];
const sorts: readonly LibraryView["sort"][] = ["edited", "created", "title", "length"];
export const defaultView: LibraryView = { search: "", show: "all", sort: "edited" };

/** Reads a view from an address; what it does not know is the default. */
export function parseLibraryView(parameters: URLSearchParams): LibraryView {
  return {
    search: parameters.get("q") ?? defaultView.search,
    show: shows.find((show) => show === parameters.get("show")) ?? defaultView.show,
    sort: sorts.find((sort) => sort === parameters.get("sort")) ?? defaultView.sort,
  };
}

/** The view as an address has it; defaults are left out. */
export function libraryViewParameters(view: LibraryView): URLSearchParams {
  const parameters = new URLSearchParams();
  if (view.search !== defaultView.search) parameters.set("q", view.search);
  if (view.show !== defaultView.show) parameters.set("show", view.show);
  if (view.sort !== defaultView.sort) parameters.set("sort", view.sort);
  return parameters;
}

export type LibraryCounts = Record<LibraryView["show"], number>;

/** How many videos stand behind each filter, whatever is searched for. */
export function countVideos(videos: readonly Content[]): LibraryCounts {
  const counts: LibraryCounts = { all: 0, drafts: 0, published: 0, trash: 0 };
  for (const video of videos) for (const show of shows) if (isShown(video, show)) counts[show]++;
  return counts;
}

/** The videos of a view in its order. Search looks into the title and the video's words. */
export function chooseVideos(videos: readonly Content[], view: LibraryView, locale?: string): Content[] {
  const shown = videos.filter((video) => isShown(video, view.show));
  return findByText(shown, view.search, textOf).sort(orders(locale)[view.sort]);
}

/** Time the scenes hold the screen, in seconds; transitions come on top. */
export function lengthSeconds({ storyboard }: Content): number {
  return storyboard.scenes.reduce((sum, scene) => sum + scene.durationSeconds, 0);
}

function isShown(video: Content, show: LibraryView["show"]): boolean {
  if (show === "trash") return video.trashedAt !== null;
  if (video.trashedAt) return false;
  return show === "all" || (show === "published") === (video.status === "published");
}

function textOf({ title, storyboard }: Content): string {
  const slots = storyboard.scenes.flatMap((scene) => Object.values(scene.slots));
  return [title, ...slots.map((slot) => (slot.kind === "text" ? slot.text : ""))].join(" ");
}

type Order = (first: Content, second: Content) => number;

function orders(locale: string | undefined): Record<LibraryView["sort"], Order> {
  const newest: Order = (first, second) => second.updatedAt.getTime() - first.updatedAt.getTime();
  const titles = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  return {
    edited: newest,
    created: (first, second) => second.createdAt.getTime() - first.createdAt.getTime(),
    title: (first, second) => titles.compare(first.title, second.title) || newest(first, second),
    length: (first, second) => lengthSeconds(second) - lengthSeconds(first) || newest(first, second),
  };
}
