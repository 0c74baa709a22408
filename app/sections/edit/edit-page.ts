import { sameData } from "~/domain/data/same-data";
import type { Page, PageTheme } from "~/sections/page";

/** Pure edits of what belongs to the page as a whole; its sections stay the very same objects. */

/** Changes some of the theme; a field that is `undefined` is taken out. */
export function setTheme(page: Page, fields: PartsOf<PageTheme>): Page {
  return withPart(page, "theme", fields);
}

/** Changes some of what search engines and share cards are told; a field that is `undefined` is taken out. */
export function setSeo(page: Page, fields: PartsOf<Page["seo"]>): Page {
  return withPart(page, "seo", fields);
}

/** Changes where buttons lead, or what they say. */
export function setAction(page: Page, fields: Partial<Page["action"]>): Page {
  return withPart(page, "action", fields);
}

/** Says in what language the words are: a BCP 47 tag. */
export function setLanguage(page: Page, language: string): Page {
  return page.language === language ? page : { ...page, language };
}

type PartsOf<Part> = { [Name in keyof Part]?: Part[Name] | undefined };

function withPart<Name extends "theme" | "seo" | "action">(page: Page, name: Name, fields: object): Page {
  const changed = Object.entries({ ...page[name], ...fields }).filter(([, value]) => value !== undefined);
  const part = Object.fromEntries(changed) as Page[Name];
  return sameData(part, page[name]) ? page : { ...page, [name]: part };
}
