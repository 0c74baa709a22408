import type { Settings } from "~/settings/settings.server";
import { firestoreOf } from "../firestore/firestore.server";
import { readStored } from "../firestore/read-stored.server";
import { isShownAt, type PublishedPage, parsePublishedPage } from "./published-page-document";

const atOnce = 1000;

/** Every page that anybody may find now: open to all, and not asked to be left out. The earliest published first, some at a time. */
export async function* shownPages(settings: Settings): AsyncGenerator<PublishedPage[]> {
  const firestore = firestoreOf(settings);
  const nowMs = Date.now();
  const gone = await projectsInTrash(settings);
  let after: Date | null = null;
  for (;;) {
    const found = await firestore.query({
      collection: "publishedPages",
      ...(after && { where: [["publishedAt", "GREATER_THAN", after]] as const }),
      orderBy: [["publishedAt", "ASCENDING"]],
      limit: atOnce,
    });
    const pages: PublishedPage[] = found.flatMap(
      (document) => readStored(document, parsePublishedPage) ?? [],
    );
    yield pages.filter(
      (page) => !page.isUnlisted && page.lockId === null && isShownAt(page, nowMs) && !gone.has(page.id),
    );
    after = pages.at(-1)?.publishedAt ?? null;
    if (found.length < atOnce || !after) return;
  }
}

/** Their pages are shown to nobody. */
async function projectsInTrash(settings: Settings): Promise<Set<string>> {
  const found = await firestoreOf(settings).query({
    collection: "projects",
    where: [["trashedAt", "GREATER_THAN", new Date(0)]],
    fields: ["trashedAt"],
    limit: 10_000,
  });
  return new Set(found.map(({ id }) => id));
}
