import type { Fact } from "~/domain/facts/fact";
import type { Page } from "~/sections/page";
import type { PageHead } from "~/sections/page-head";
import { assetIdsOfPage, contentIdsOfPage } from "~/sections/page-media";
import { resolvePage } from "~/sections/resolve-page";
import type { PageImage, PageVideo, ShownPage } from "~/sections/shown-page";
import type { Settings } from "~/settings/settings.server";
import { getOwnAssets } from "~/stores/assets/assets.server";
import type { Project } from "~/stores/projects/project-document";
import { projectInTodaysFacts } from "~/stores/projects/projects.server";
import { findPageVideos } from "../page-videos.server";
import { type ExportedFile, readExportedFiles } from "./exported-files.server";

/** What every kind of export is made from. */
export interface ExportMaterial {
  project: Project;
  page: Page;
  facts: readonly Fact[];
  files: readonly ExportedFile[];
  /** Its images have the addresses that `addressOf` gave. */
  shown: ShownPage;
  head: PageHead;
}

/** A project in the words of today, with the files of what it shows. */
export async function exportMaterial(
  settings: Settings,
  project: Project,
  { origin, addressOf }: { origin: string; addressOf: (file: ExportedFile) => string },
): Promise<ExportMaterial> {
  const { page, facts } = await projectInTodaysFacts(settings, project);
  const [assets, found] = await Promise.all([
    getOwnAssets(settings, assetIdsOfPage(page), project.ownerId),
    findPageVideos(settings, contentIdsOfPage(page), project.ownerId),
  ]);
  const files = await readExportedFiles(settings, assets);
  const images = new Map(
    files.map((file): [string, PageImage] => {
      const { id, width, height, color } = file.asset;
      return [id, { src: addressOf(file), width, height, files: [], color: color ?? null }];
    }),
  );
  const videos = new Map([...found].map(([id, video]) => [id, atOrigin(video, origin)]));
  const shown = resolvePage(page, { facts, images, videos, isEditing: false, formHref: null });
  const typefaces = new Map(
    files
      .filter(({ mediaType }) => mediaType.startsWith("font/"))
      .map((file) => [file.asset.id, addressOf(file)]),
  );
  const head: PageHead = {
    url: page.seo.canonical || `${origin}/pages/${project.id}`,
    title: page.seo.title || project.title,
    description: page.seo.description,
    imageUrl: null,
    isUnlisted: page.seo.isUnlisted === true,
    formHref: null,
    goHref: null,
    publishedAt: null,
  };
  return { project, page, facts, files, shown: { ...shown, typefaces }, head };
}

/** A video plays from here, wherever the page stands. */
function atOrigin(video: PageVideo, origin: string): PageVideo {
  return {
    ...video,
    posterSrc: video.posterSrc && origin + video.posterSrc,
    playerHref: origin + video.playerHref,
    watchHref: origin + video.watchHref,
  };
}
