import { sectionTypes } from "~/sections/section-types";
import type { ShownPage } from "~/sections/shown-page";
import { themeProperties } from "~/sections/themes/theme-css";
import { themeOf } from "~/sections/themes/themes";
import base from "./base.css?inline";

/** All the CSS a page needs and no other: its theme, what every section has, and its own sections. */
export function pageCss({ theme, sections }: Pick<ShownPage, "theme" | "sections">): string {
  const own = new Set(sections.map(({ type }) => sectionTypes.get(type)?.css ?? ""));
  const chosen = themeOf(theme.id);
  return [themeProperties(chosen, theme), base, ...own, chosen.css].join("\n");
}
