import { type ImageOperation, imageOperations } from "~/domain/image/image-operation";
import { findByText } from "~/domain/text/find-by-text";
import { searchTerms } from "~/domain/text/search-terms";
import type { GalleryQuery } from "~/stores/images/gallery";
import type { Image } from "~/stores/images/image-document";

/** What the gallery shows; all of it lives in the address. */
export interface GalleryView {
  search: string;
  show: "all" | "starred" | "public" | "trash";
  /** 1–5; 0 for any. */
  leastRating: number;
  boardId: string | null;
  modelId: string | null;
  operation: ImageOperation | "derive" | null;
}

export const shows: readonly GalleryView["show"][] = ["all", "starred", "public", "trash"];
export const defaultGalleryView: GalleryView = {
  search: "",
  show: "all",
  leastRating: 0,
  boardId: null,
  modelId: null,
  operation: null,
};

/** Reads a view from an address; what it does not know is the default. */
export function parseGalleryView(parameters: URLSearchParams): GalleryView {
  const rating = Number(parameters.get("rating"));
  const operation = parameters.get("made");
  return {
    search: parameters.get("q") ?? "",
    show: shows.find((show) => show === parameters.get("show")) ?? "all",
    leastRating: Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : 0,
    boardId: parameters.get("board") || null,
    modelId: parameters.get("model") || null,
    operation: [...imageOperations, "derive" as const].find((each) => each === operation) ?? null,
  };
}

/** The view as an address has it; defaults are left out. */
export function galleryViewParameters(view: GalleryView): URLSearchParams {
  const parameters = new URLSearchParams();
  if (view.search) parameters.set("q", view.search);
  if (view.show !== "all") parameters.set("show", view.show);
  if (view.leastRating) parameters.set("rating", String(view.leastRating));
  if (view.boardId) parameters.set("board", view.boardId);
  if (view.modelId) parameters.set("model", view.modelId);
  if (view.operation) parameters.set("made", view.operation);
  return parameters;
}

export function isFiltered(view: GalleryView): boolean {
  const { show: _, ...filters } = view;
  const { show: __, ...none } = defaultGalleryView;
  return JSON.stringify(filters) !== JSON.stringify(none);
}

/**
 * How a view is asked of the database, which looks for one whole word or one board. The longest word is the rarest
 * guess. `isWhole` says that nothing is left to look for among what it finds.
 */
export function queryOf(view: GalleryView, ownerId: string): { asked: GalleryQuery; isWhole: boolean } {
  const [longest = null, ...others] = searchTerms(view.search).sort((a, b) => b.length - a.length);
  const word = view.boardId ? null : longest;
  return {
    asked: {
      ownerId,
      shelf: view.show === "trash" ? "trash" : "kept",
      word,
      boardId: view.boardId,
      starred: view.show === "starred",
      leastRating: view.leastRating,
      modelId: view.modelId,
      operation: view.operation,
      visibility: view.show === "public" ? "public" : null,
    },
    isWhole: others.length === 0 && word === longest,
  };
}

/** Those that are found by what was typed: by title, prompt, model and style. */
export function findImages(images: readonly Image[], typed: string): Image[] {
  return findByText(images, typed, ({ title, request, words }) =>
    [title, request?.prompt ?? "", ...words].join(" "),
  );
}
