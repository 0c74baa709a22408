import { mostPerSitemap, sitemap, sitemapIndex } from "~/domain/pages/page-lists";
import { answerMethods } from "~/server/http/api-route.server";
import { answerList } from "./answer-list.server";
import { entriesOf } from "./entries.server";

/** Every page that search engines may find on this host; above 50,000, the files that list them. */
const handle = answerMethods({
  GET: (call) =>
    answerList(call, (pages) => {
      if (pages.length <= mostPerSitemap) return sitemap(entriesOf(pages));
      const files = Math.ceil(pages.length / mostPerSitemap);
      return sitemapIndex(
        Array.from({ length: files }, (_, index) => `${call.url.origin}/pages/sitemap/${index + 1}.xml`),
      );
    }),
});

export { handle as action, handle as loader };
