import type { Settings } from "~/settings/settings.server";
import type { PublishedPage } from "~/stores/published-pages/published-page-document";
import { shownPages } from "~/stores/published-pages/shown-pages.server";
import { pageAddress } from "./public-origin.server";

/** A page that anybody may find, and where. */
export interface ListedPage {
  page: PublishedPage;
  address: string;
}

/** What is listed at the most: many times what one deployment has, and few enough to be read within a request. */
const mostListed = 200_000;

/** Pages that anybody may find on the host that is asked: of one page, of all, or those that the studio's own host shows. */
export async function listPages(settings: Settings, asked: URL): Promise<ListedPage[]> {
  const listed: ListedPage[] = [];
  for await (const pages of shownPages(settings)) {
    for (const page of pages) {
      const address = pageAddress(settings, page.id, asked.origin);
      if (new URL(address).host === asked.host) listed.push({ page, address });
    }
    if (listed.length >= mostListed) break;
  }
  return listed;
}
