import { exampleSection } from "~/sections/examples";
import { exampleFacts, exampleImages, exampleVideos } from "~/sections/examples/example-context";
import { newPage } from "~/sections/new-page";
import type { Page } from "~/sections/page";
import { resolvePage } from "~/sections/resolve-page";
import { sectionTypes } from "~/sections/section-types";
import { renderPage } from "~/server/product-pages/render-page.server";

/** A page of every section with its long example; made by the first request, as ids may only be made within one. */
let page: Page | undefined;

function pageOfAll(): Page {
  const types = [...sectionTypes.keys()];
  return {
    ...newPage({ language: "en" }),
    action: { href: "https://shop.example/lumen-one", label: "Buy" },
    order: types,
    sections: Object.fromEntries(types.map((type) => [type, exampleSection(type, "long")])),
  };
}

/** Renders it each time from its document, as publishing does. */
export default {
  fetch(): Response {
    page ??= pageOfAll();
    const shown = resolvePage(page, {
      facts: exampleFacts,
      images: exampleImages,
      videos: exampleVideos,
      isEditing: false,
      formHref: null,
    });
    const { html } = renderPage(shown, {
      url: "https://pages.example/p",
      title: "Lumen One",
      description: "Headphones",
      imageUrl: null,
      isUnlisted: false,
      formHref: "/form",
      goHref: "/go",
      publishedAt: "2026-11-23T09:00:00Z",
    });
    return new Response(html, {
      headers: { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "identity" },
    });
  },
};
