import type { Settings } from "~/settings/settings.server";
import { firestoreOf } from "~/stores/firestore/firestore.server";
import { readStored } from "~/stores/firestore/read-stored.server";
import {
  isShownAt,
  type PublishedPage,
  parsePublishedPage,
} from "~/stores/published-pages/published-page-document";
import { pageAddress } from "./public-origin.server";

/** Pages that anybody may find, and where; the earliest published first. */
export interface ListedPage {
  page: PublishedPage;
  address: string;
}

const atOnce = 1000;
/** What is listed at the most: many times what one deployment has, and few enough to be read within a request. */
const mostListed = 200_000;

/**
 * Pages that are published, open to all and not asked to be left out, of the host that is asked: of one page, of all, or those that
 * the studio's own host shows.
 */
export async function listPages(settings: Settings, asked: URL): Promise<ListedPage[]> {
  const firestore = firestoreOf(settings);
  const listed: ListedPage[] = [];
  const nowMs = Date.now();
  let after: Date | null = null;
  while (listed.length < mostListed) {
    const found = await firestore.query({
      collection: "publishedPages",
      ...(after && { where: [["publishedAt", "GREATER_THAN", after]] as const }),
      orderBy: [["publishedAt", "ASCENDING"]],
      limit: atOnce,
    });
    const pages = found.flatMap((document) => readStored(document, parsePublishedPage) ?? []);
    for (const page of pages) {
      if (page.isUnlisted || page.lockId !== null || !isShownAt(page, nowMs)) continue;
      const address = pageAddress(settings, page.id, asked.origin);
      if (new URL(address).host === asked.host) listed.push({ page, address });
    }
    after = pages.at(-1)?.publishedAt ?? null;
    if (found.length < atOnce || !after) break;
  }
  const gone = await trashedAmong(settings);
  return listed.filter(({ page }) => !gone.has(page.id));
}

/** Projects in the trash, whose pages are shown to nobody. */
async function trashedAmong(settings: Settings): Promise<Set<string>> {
  const found = await firestoreOf(settings).query({
    collection: "projects",
    where: [["trashedAt", "GREATER_THAN", new Date(0)]],
    fields: ["trashedAt"],
    limit: 10_000,
  });
  return new Set(found.map(({ id }) => id));
}
