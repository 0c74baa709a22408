import type { MediaKind } from "~/domain/assets/media-type";

/** What the library shows and in which order; all of it lives in the address. */
export interface LibraryView {
  search: string;
  /** Typefaces are in no list. */
  kind: Exclude<MediaKind, "typeface"> | "all";
  origin: "all" | "upload" | "made";
  /** A folder; null is all of them at once. */
  folderId: string | null;
  tag: string | null;
  /** Days back from now; null is any time. */
  days: number | null;
  size: "all" | "small" | "medium" | "large";
  sort: "newest" | "oldest" | "name" | "largest";
  layout: "grid" | "table";
  trash: boolean;
}

export const defaultView: LibraryView = {
  search: "",
  kind: "all",
  origin: "all",
  folderId: null,
  tag: null,
  days: null,
  size: "all",
  sort: "newest",
  layout: "grid",
  trash: false,
};

const choices = {
  kind: ["all", "picture", "clip", "sound"],
  origin: ["all", "upload", "made"],
  size: ["all", "small", "medium", "large"],
  sort: ["newest", "oldest", "name", "largest"],
  layout: ["grid", "table"],
} as const;

export const dayChoices = [1, 7, 30, 365] as const;

/** Reads a view from an address; what it does not know is the default. */
export function parseLibraryView(parameters: URLSearchParams): LibraryView {
  const one = <Name extends keyof typeof choices>(name: Name): (typeof choices)[Name][number] => {
    const given = parameters.get(name);
    return choices[name].find((choice) => choice === given) ?? defaultView[name];
  };
  const days = Number(parameters.get("days"));
  return {
    search: parameters.get("q") ?? "",
    kind: one("kind"),
    origin: one("origin"),
    folderId: parameters.get("folder") || null,
    tag: parameters.get("tag") || null,
    days: dayChoices.find((choice) => choice === days) ?? null,
    size: one("size"),
    sort: one("sort"),
    layout: one("layout"),
    trash: parameters.get("show") === "trash",
  };
}

/** The view as an address has it; defaults are left out. */
export function libraryViewParameters(view: LibraryView): URLSearchParams {
  const parameters = new URLSearchParams();
  const set = (name: string, value: string | null, usual: string | null = null) => {
    if (value && value !== usual) parameters.set(name, value);
  };
  set("q", view.search);
  for (const name of ["kind", "origin", "size", "sort", "layout"] as const)
    set(name, view[name], defaultView[name]);
  set("folder", view.folderId);
  set("tag", view.tag);
  set("days", view.days === null ? null : String(view.days));
  set("show", view.trash ? "trash" : null);
  return parameters;
}

/** Whether anything but the folder and the order narrows what is shown. */
export function isNarrowed(view: LibraryView): boolean {
  const { search, kind, origin, tag, days, size } = view;
  return Boolean(search || tag || days) || kind !== "all" || origin !== "all" || size !== "all";
}

/** The same view without what narrows it. */
export function widened(view: LibraryView): LibraryView {
  return { ...defaultView, folderId: view.folderId, sort: view.sort, layout: view.layout, trash: view.trash };
}
