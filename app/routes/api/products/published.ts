import * as z from "zod/mini";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import {
  bringUpPage,
  findPublishedPages,
  type PublishedPageOfProduct,
} from "~/server/products/published-pages.server";
import {
  bringUpWork,
  findPublishedWorks,
  type PublishedWork,
} from "~/server/products/published-works.server";
import { getOwnProduct } from "~/stores/products/products.server";

const schema = z.union([
  /** The works and pages its owner wants brought up; what is not published of the product is passed over. */
  z.object({
    contentIds: z.array(z.string().check(z.maxLength(128))).check(z.minLength(1), z.maxLength(200)),
  }),
  /** The product was saved: its works and pages follow, where its owner chose that. */
  z.object({ saved: z.literal(true) }),
]);

const handle = answerMethods({
  /** The published works and pages of a product, with what each shows otherwise than the product says now. */
  GET: signedIn(async (call) => {
    const product = await getOwnProduct(call.settings, call.params.productId ?? "", call.viewer.userId);
    // A product that was made just now may not have arrived yet; nothing of it is published.
    if (!product) return json({ works: [], pages: [] });
    const [works, pages] = await Promise.all([
      findPublishedWorks(call.settings, product),
      findPublishedPages(call.settings, product),
    ]);
    return json({ works: works.map(summarize), pages: pages.map(summarizePage) });
  }),
  POST: signedIn(async (call) => {
    const product = await getOwnProduct(call.settings, call.params.productId ?? "", call.viewer.userId);
    if (!product) return notFound(call);
    const asked = await readJson(call, schema);
    if ("saved" in asked && product.published !== "follow") return json({ works: [], pages: [] });
    const by = "saved" in asked ? "follow" : "owner";
    const wanted = "contentIds" in asked ? new Set(asked.contentIds) : null;
    const isWanted = (id: string, { length }: readonly unknown[]) => wanted?.has(id) ?? length > 0;
    const [works, pages] = await Promise.all([
      findPublishedWorks(call.settings, product),
      findPublishedPages(call.settings, product),
    ]);
    const done = works
      .filter(({ content, differences }) => isWanted(content.id, differences))
      .map(async (work) => ({
        contentId: work.content.id,
        title: work.content.title,
        ...(await bringUpWork(call.settings, product, work, by)),
      }));
    const donePages = pages
      .filter(({ published, differences }) => isWanted(published.id, differences))
      .map(async (page) => ({
        pageId: page.published.id,
        title: page.published.title,
        ...(await bringUpPage(call.settings, page, call.url)),
      }));
    return json({ works: await Promise.all(done), pages: await Promise.all(donePages) });
  }),
});

export { handle as action, handle as loader };

function summarize({ content, publication, differences }: PublishedWork) {
  const { mode, version } = publication;
  return { contentId: content.id, title: content.title, mode, version, differences };
}

function summarizePage({ published, differences }: PublishedPageOfProduct) {
  return { pageId: published.id, title: published.title, differences };
}
