import type { Fact, FactKind } from "~/domain/facts/fact";
import { pageFilePath } from "~/domain/pages/page-image";
import { factIdsOf } from "~/sections/bind-page-facts";
import type { Page } from "~/sections/page";
import { assetIdsOfPage, contentIdsOfPage } from "~/sections/page-media";
import { resolvePage } from "~/sections/resolve-page";
import { webLinksOf } from "~/sections/web-links";
import type { Settings } from "~/settings/settings.server";
import type { Asset } from "~/stores/assets/asset-document";
import { getOwnAssets } from "~/stores/assets/assets.server";
import type { Project } from "~/stores/projects/project-document";
import { pageMailsOf } from "~/stores/published-pages/page-objects.server";
import type { RenderedPage } from "~/stores/published-pages/published-pages.server";
import { filesOfPage } from "./page-files.server";
import { findPageVideos } from "./page-videos.server";
import { pageAddress } from "./public-origin.server";
import { renderPage } from "./render-page.server";

interface RenderOrder {
  project: Pick<Project, "id" | "ownerId" | "title" | "productId">;
  /** In the words of today. */
  page: Page;
  facts: readonly Fact[];
  /** Scheme and host of the address it is found at. */
  origin: string;
}

/** Facts that a page tells search engines, whatever its words state. */
const kindsForSearch: ReadonlySet<FactKind> = new Set<FactKind>([
  "name",
  "brand",
  "price",
  "list-price",
  "availability",
  "rating",
  "identifier",
]);

/** A page as it is to be shown from now on: complete, with the facts of today, and with what it shows named. */
export async function renderEdition(
  settings: Settings,
  { project, page, facts, origin }: RenderOrder,
): Promise<RenderedPage> {
  const { id, ownerId, productId } = project;
  const [assets, videos, { url }] = await Promise.all([
    getOwnAssets(settings, assetIdsOfPage(page), ownerId),
    findPageVideos(settings, contentIdsOfPage(page), ownerId),
    pageMailsOf(settings, id).state(),
  ]);
  const { images, files } = filesOfPage(id, assets);
  const shown = resolvePage(page, {
    facts,
    images,
    videos,
    isEditing: false,
    formHref: null,
    shownAt: Date.now(),
  });
  const title = page.seo.title || project.title;
  const isUnlisted = page.seo.isUnlisted === true;
  const imageUrl = shareImageOf(page, assets, {
    origin: new URL(pageAddress(settings, id, origin)).origin,
    pageId: id,
  });
  const { html, scriptHashes } = renderPage(shown, {
    url: pageAddress(settings, id, origin),
    title,
    description: page.seo.description,
    imageUrl,
    isUnlisted,
    formHref: url === null ? null : `/api/v1/pages/${id}/newsletter`,
    goHref: `/api/v1/pages/${id}/go?to=`,
    publishedAt: new Date().toISOString(),
  });
  const stated = new Set(factIdsOf(withoutHidden(page)));
  return {
    title,
    description: page.seo.description,
    imageUrl,
    links: webLinksOf(shown),
    language: page.language,
    isUnlisted,
    html,
    scriptHashes,
    documentJson: JSON.stringify(page),
    productId,
    facts: facts
      .filter((fact) => stated.has(fact.id) || kindsForSearch.has(fact.kind))
      .map(({ id: factId, kind, value }) => ({ id: factId, kind, value })),
    mediaIds: assets.map((asset) => asset.id),
    files,
  };
}

function withoutHidden(page: Page): Page {
  const shown = Object.entries(page.sections).filter(([, { isHidden }]) => !isHidden);
  return { ...page, sections: Object.fromEntries(shown) };
}

/** Networks that show share cards do not read AVIF: they are given the file itself. */
function shareImageOf(
  page: Page,
  assets: readonly Asset[],
  { origin, pageId }: { origin: string; pageId: string },
): string | null {
  const shown = assetIdsOfPage({ ...page, theme: { ...page.theme, brand: undefined } } as Page);
  const wanted = page.seo.imageAssetId ?? shown[0];
  const asset = assets.find((one) => one.id === wanted);
  return asset ? origin + pageFilePath(pageId, asset.fileId ?? asset.id, "original") : null;
}
