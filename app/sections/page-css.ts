import { coveredCharacters } from "~/scene/text/unicode-range";
import { type PageFont, pageFonts } from "~/sections/fonts/page-fonts";
import { sectionTypes } from "~/sections/section-types";
import type { ShownPage } from "~/sections/shown-page";
import { themeProperties } from "~/sections/themes/theme-css";
import { themeOf } from "~/sections/themes/themes";
import base from "./base.css?inline";

/** What the CSS of a page is made from. */
type StyledPage = Pick<ShownPage, "theme" | "sections"> &
  Partial<Pick<ShownPage, "language" | "messages" | "typefaces">>;

/** All the CSS a page needs and no other: its typefaces, its theme, what every section has, and its own sections. */
export function pageCss(page: StyledPage): string {
  return pageStyle(page, JSON.stringify([page.sections, page.messages])).css;
}

/** The CSS of a page whose words all stand in `words`, with the file its first headline is set in. */
export function pageStyle(page: StyledPage, words: string): { css: string; fontHref: string | null } {
  const { theme, sections } = page;
  const own = new Set(sections.map(({ type }) => sectionTypes.get(type)?.css ?? ""));
  const chosen = themeOf(theme.id);
  // Latin letters always come, so only what is beside ASCII decides.
  const fonts = pageFonts(chosen, page, new Set(words.match(/[^\u0000-\u007f]/gu) ?? []));
  const css = [facesCss(fonts), themeProperties(chosen, theme, fonts), base, ...own, chosen.css].join("\n");
  return { css, fontHref: firstFontHref(page, fonts.headline) };
}

/** Address of the file that most of the first headline is set in: worth asking for before anything is laid out. */
function firstFontHref({ sections }: StyledPage, { faces }: PageFont): string | null {
  const heading = sections[0]?.slots.heading;
  if (heading?.kind !== "text") return null;
  const letters = new Set(heading.text);
  const [first] = faces
    .filter(({ href }) => href !== null)
    .map(({ href, range }) => ({ href, held: range ? coveredCharacters(range, letters).size : letters.size }))
    .sort((left, right) => right.held - left.held);
  return first?.href ?? null;
}

function facesCss(fonts: Readonly<Record<string, PageFont>>): string {
  return [...new Set(Object.values(fonts).flatMap(({ faces }) => faces.map(({ css }) => css)))].join("\n");
}
