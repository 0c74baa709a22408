import type { SitemapEntry } from "~/domain/pages/page-lists";
import type { ListedPage } from "~/server/product-pages/list-pages.server";

export function entriesOf(pages: readonly ListedPage[]): SitemapEntry[] {
  return pages.map(({ page, address }) => ({
    address,
    changedAt: page.editions[0]?.publishedAt ?? page.publishedAt,
  }));
}
