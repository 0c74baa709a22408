import { mostPerSitemap, sitemap } from "~/domain/pages/page-lists";
import { answerMethods } from "~/server/http/api-route.server";
import { answerList } from "./answer-list.server";
import { entriesOf } from "./entries.server";

/** One file of a sitemap that has several: `/pages/sitemap/2.xml`. */
const handle = answerMethods({
  GET: (call) =>
    answerList(call, (pages) => {
      const number = Number(/^(\d{1,4})\.xml$/.exec(call.params.file ?? "")?.[1] ?? 0);
      const part = number < 1 ? [] : pages.slice((number - 1) * mostPerSitemap, number * mostPerSitemap);
      return part.length > 0 ? sitemap(entriesOf(part)) : null;
    }),
});

export { handle as action, handle as loader };
