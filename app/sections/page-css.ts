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
  const { theme, sections } = page;
  const own = new Set(sections.map(({ type }) => sectionTypes.get(type)?.css ?? ""));
  const chosen = themeOf(theme.id);
  const fonts = pageFonts(chosen, page, charactersOf(page));
  return [facesCss(fonts), themeProperties(chosen, theme, fonts), base, ...own, chosen.css].join("\n");
}

/** Address of the file that most of the first headline is set in: worth asking for before anything is laid out. */
export function firstFontHref(page: StyledPage): string | null {
  const heading = page.sections[0]?.slots.heading;
  if (heading?.kind !== "text") return null;
  const letters = new Set(heading.text);
  const { headline } = pageFonts(themeOf(page.theme.id), page, charactersOf(page));
  const files = headline.faces.filter(({ href }) => href !== null);
  const [first] = files
    .map(({ href, range }) => ({ href, held: range ? coveredCharacters(range, letters).size : letters.size }))
    .sort((left, right) => right.held - left.held);
  return first?.href ?? null;
}

/** What a page may show beside ASCII. Names and addresses among it are ASCII, or do no harm. */
function charactersOf({ sections, messages }: StyledPage): Set<string> {
  const shown = JSON.stringify([sections, messages]);
  return new Set(shown.match(/[^\u0000-\u007f]/gu) ?? []);
}

function facesCss(fonts: Readonly<Record<string, PageFont>>): string {
  return [...new Set(Object.values(fonts).flatMap(({ faces }) => faces.map(({ css }) => css)))].join("\n");
}
