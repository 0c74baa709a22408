import { knownStyles } from "~/domain/image/image-style";
import { searchTerms } from "~/domain/text/search-terms";
import {
  type Inspiration,
  type InspirationCategory,
  inspirationCategories,
} from "~/images/inspirations/inspiration";

export interface InspirationFilter {
  search: string;
  /** Null for all. */
  category: InspirationCategory | null;
}

/** Reads a filter from an address; a category that it does not know is all of them. */
export function parseInspirationFilter(parameters: URLSearchParams): InspirationFilter {
  const asked = parameters.get("category");
  return {
    search: parameters.get("q") ?? "",
    category: inspirationCategories.find(({ id }) => id === asked)?.id ?? null,
  };
}

/** Those of a category in which each word that is searched for begins a word. */
export function findInspirations(
  all: readonly Inspiration[],
  { search, category }: InspirationFilter,
): Inspiration[] {
  const wanted = searchTerms(search);
  return all.filter((inspiration) => {
    if (category !== null && inspiration.category !== category) return false;
    if (wanted.length === 0) return true;
    const { title, prompt, tags, style, ratio } = inspiration;
    const label = inspirationCategories.find(({ id }) => id === inspiration.category)?.label ?? "";
    const styles = knownStyles(style ? [style] : []).map((each) => each.label);
    const words = searchTerms(title, prompt, label, ratio, ...tags, ...styles);
    return wanted.every((each) => words.some((word) => word.startsWith(each)));
  });
}
