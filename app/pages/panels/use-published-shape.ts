import { useMemo } from "react";
import type { Fact } from "~/domain/facts/fact";
import type { Page } from "~/sections/page";
import type { PageHead } from "~/sections/page-head";
import { resolvePage } from "~/sections/resolve-page";
import type { ShownPage } from "~/sections/shown-page";
import type { Project } from "~/stores/projects/project-document";
import { usePageImages } from "../builder/use-page-images";
import { usePageVideos } from "../builder/use-page-videos";

/** The page as visitors would get it now, without marks for editing and without what is not whole. */
export function usePublishedShape(page: Page, facts: readonly Fact[]): ShownPage {
  const images = usePageImages(page);
  const videos = usePageVideos(page);
  return useMemo(
    () => resolvePage(page, { facts, images, videos, isEditing: false, formHref: null }),
    [page, facts, images, videos],
  );
}

/** What the page would say of itself if it were published now. */
export function headOf({ id, title, page }: Pick<Project, "id" | "title" | "page">): PageHead {
  const { seo } = page;
  return {
    url: seo.canonical || `${location.origin}/pages/${id}`,
    title: seo.title || title,
    description: seo.description,
    imageUrl: null,
    isUnlisted: seo.isUnlisted === true,
    formHref: null,
    goHref: null,
    publishedAt: null,
  };
}
