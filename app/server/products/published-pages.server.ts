import { currentFacts } from "~/domain/products/current-facts";
import { type FactDifference, factDifferences } from "~/domain/products/fact-differences";
import { type Page, parsePage } from "~/sections/page";
import { openClaimsOfPage } from "~/sections/page-claims";
import { forgetPage } from "~/server/product-pages/kept-page.server";
import { publicOriginOf } from "~/server/product-pages/public-origin.server";
import type { Settings } from "~/settings/settings.server";
import type { Product } from "~/stores/products/product-document";
import { getOwnProject, projectInTodaysFacts } from "~/stores/projects/projects.server";
import type { PublishedPage } from "~/stores/published-pages/published-page-document";
import {
  findPagesOfProduct,
  publishEdition,
  readEditionDocument,
} from "~/stores/published-pages/published-pages.server";
import type { BringingUp } from "./published-works.server";

/** A published page of a product, and what it shows otherwise than the product says now. */
export interface PublishedPageOfProduct {
  published: PublishedPage;
  differences: FactDifference[];
}

export async function findPublishedPages(
  settings: Settings,
  product: Product,
): Promise<PublishedPageOfProduct[]> {
  const found = await findPagesOfProduct(settings, product);
  const now = currentFacts(product.facts);
  return found
    .filter(({ takenDownAt }) => takenDownAt === null)
    .map((published) => ({
      published,
      differences: factDifferences(published.facts, now, published.language),
    }));
}

/**
 * Renders what is published of a project again with the facts of today: the page as it was published, not as it is being edited.
 * Where that states what nothing backs and nobody accepted, it stays as it was. Asked again, it changes nothing.
 */
export async function bringUpPage(
  settings: Settings,
  { published, differences }: PublishedPageOfProduct,
  asked: URL,
): Promise<BringingUp> {
  const project = await getOwnProject(settings, published.id, published.ownerId);
  const shown = await readShownDocument(settings, published);
  if (differences.length === 0 || !project || !shown) return { kind: "up-to-date" };
  const { page, facts, sheets } = await projectInTodaysFacts(settings, { ...project, page: shown });
  const [open] = openClaimsOfPage(page, { brief: "", sheets }, project.acceptedClaims);
  if (open) return { kind: "held-up", statement: open.statement };
  const { renderEdition } = await import("~/server/product-pages/publish-page.server");
  const order = { project, page, facts, origin: publicOriginOf(settings, asked) };
  await publishEdition(settings, project.id, project.ownerId, await renderEdition(settings, order), {
    visibility: {},
    action: "page.bring-up",
  });
  await forgetPage(asked.origin, project.id);
  return { kind: "brought-up" };
}

async function readShownDocument(settings: Settings, { id, editions }: PublishedPage): Promise<Page | null> {
  const version = editions[0]?.version;
  const document = version === undefined ? null : await readEditionDocument(settings, id, version);
  return document === null ? null : parsePage(document);
}
