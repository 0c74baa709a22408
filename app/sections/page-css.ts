import { sectionTypes } from "~/sections/section-types";
import type { ShownPage } from "~/sections/shown-page";
import { themeOf } from "~/sections/themes/themes";
import base from "./base.css?inline";

/** All the CSS a page needs and no other: its theme, what every section has, and its own sections. */
export function pageCss({ theme, sections }: Pick<ShownPage, "theme" | "sections">): string {
  const own = new Set(sections.map(({ type }) => sectionTypes.get(type)?.css ?? ""));
  return [themeCss(theme), base, themeOf(theme.id).css, ...own].join("\n");
}

function themeCss({ id, style = {} }: ShownPage["theme"]): string {
  const theme = themeOf(id);
  const { light } = theme;
  return `:root{--background:${style.background ?? light.background};--text:${style.text ?? light.text};--muted:${light.muted};--raised:${light.raised};--line:${light.line};--accent:${style.accent ?? light.accent};--on-accent:${light.onAccent};--radius:${style.radius ?? theme.radius}px;--gap:1.5rem}`;
}
