import { knownStyles } from "~/domain/image/image-style";
import { findByText } from "~/domain/text/find-by-text";
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

/** Those of a category that are found by what is searched for. */
export function findInspirations(
  all: readonly Inspiration[],
  { search, category }: InspirationFilter,
): Inspiration[] {
  const shown = all.filter((inspiration) => category === null || inspiration.category === category);
  return findByText(shown, search, (inspiration) => {
    const { title, prompt, tags, style, ratio } = inspiration;
    const label = inspirationCategories.find(({ id }) => id === inspiration.category)?.label ?? "";
    const styles = knownStyles(style ? [style] : []).map((each) => each.label);
    return [title, prompt, label, ratio, ...tags, ...styles].join(" ");
  });
}
