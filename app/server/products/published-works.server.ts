import { currentFacts } from "~/domain/products/current-facts";
import { type FactDifference, factDifferences } from "~/domain/products/fact-differences";
import type { Storyboard } from "~/scene/storyboard";
import { withFacts } from "~/scene/with-facts";
import type { Settings } from "~/settings/settings.server";
import { findWorksOfProduct } from "~/stores/content/content.server";
import { openClaimsOf } from "~/stores/content/content-claims";
import { type Content, parseContent } from "~/stores/content/content-document";
import { firestoreOf } from "~/stores/firestore/firestore.server";
import { readStored } from "~/stores/firestore/read-stored.server";
import type { Product } from "~/stores/products/product-document";
import { type Publication, parsePublication } from "~/stores/publications/publication-document";
import { bringUpPublication } from "~/stores/publications/publications.server";

/** A published work of a product, and what it shows otherwise than the product says now. */
export interface PublishedWork {
  content: Content;
  publication: Publication;
  differences: FactDifference[];
}

export async function findPublishedWorks(settings: Settings, product: Product): Promise<PublishedWork[]> {
  const works = await findWorksOfProduct(settings, product);
  const published = works.filter(({ data }) => data.status === "published" && !data.trashedAt);
  if (published.length === 0) return [];
  const publications = await firestoreOf(settings).getAll(published.map(({ id }) => `publications/${id}`));
  const now = currentFacts(product.facts);
  return published.flatMap((work, index) => {
    const content = readStored(work, parseContent);
    const publication = readStored(publications[index], parsePublication);
    if (!content || !publication) return [];
    const differences = factDifferences(publication.facts, now, publication.storyboard.language);
    return [{ content, publication, differences }];
  });
}

export type BringingUp =
  | { kind: "up-to-date" }
  /** Others see today's facts from now on: of a video, this. */
  | { kind: "brought-up"; storyboard?: Storyboard }
  /** In today's words it states what nothing backs: its owner has to accept that or change it. */
  | { kind: "held-up"; statement: string };

/**
 * Brings what others see of a work up to what its product says now. A publication that follows its work shows the work as it is;
 * a pinned one, and one whose work holds statements that nobody accepted, stays as it was but for the facts. Asked again, it
 * changes nothing.
 */
export async function bringUpWork(
  settings: Settings,
  product: Product,
  { content, publication, differences }: PublishedWork,
  by: "owner" | "follow",
): Promise<BringingUp> {
  if (differences.length === 0) return { kind: "up-to-date" };
  const facts = currentFacts(product.facts);
  const shown =
    publication.mode === "pin" ? [publication.storyboard] : [content.storyboard, publication.storyboard];
  let statement = "";
  for (const storyboard of shown.map((one): Storyboard => withFacts(one, facts))) {
    const [open] = openClaimsOf({ ...content, storyboard }, { sheet: product.facts });
    if (!open) {
      await bringUpPublication(settings, publication, storyboard, { facts, by });
      return { kind: "brought-up", storyboard };
    }
    statement ||= open.statement;
  }
  return { kind: "held-up", statement };
}
