import { exampleSection } from "~/sections/examples";
import { exampleFacts, exampleImages, exampleVideos } from "~/sections/examples/example-context";
import { newPage } from "~/sections/new-page";
import { resolvePage } from "~/sections/resolve-page";
import { sectionTypes } from "~/sections/section-types";
import { renderPage } from "~/server/product-pages/render-page.server";

const types = [...sectionTypes.keys()];
const page = {
  ...newPage({ language: "en", themeId: "plain" }),
  action: { href: "https://shop.example/lumen-one", label: "Buy" },
  order: types,
  sections: Object.fromEntries(types.map((type) => [type, exampleSection(type, "long")])),
};

/** Renders a page of every section, each time from its document, as publishing does. */
export default {
  fetch(): Response {
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
