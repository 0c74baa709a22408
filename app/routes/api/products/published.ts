import * as z from "zod/mini";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import {
  bringUpWork,
  findPublishedWorks,
  type PublishedWork,
} from "~/server/products/published-works.server";
import { getOwnProduct } from "~/stores/products/products.server";

const schema = z.union([
  /** The works its owner wants brought up; those that are no published work of the product are passed over. */
  z.object({
    contentIds: z.array(z.string().check(z.maxLength(128))).check(z.minLength(1), z.maxLength(200)),
  }),
  /** The product was saved: its works follow, where its owner chose that. */
  z.object({ saved: z.literal(true) }),
]);

const handle = answerMethods({
  /** The published works of a product, with what each shows otherwise than the product says now. */
  GET: signedIn(async (call) => {
    const product = await getOwnProduct(call.settings, call.params.productId ?? "", call.viewer.userId);
    if (!product) return notFound(call);
    const works = await findPublishedWorks(call.settings, product);
    return json({ works: works.map(summarize) });
  }),
  POST: signedIn(async (call) => {
    const product = await getOwnProduct(call.settings, call.params.productId ?? "", call.viewer.userId);
    if (!product) return notFound(call);
    const asked = await readJson(call, schema);
    if ("saved" in asked && product.published !== "follow") return json({ works: [] });
    const by = "saved" in asked ? "follow" : "owner";
    const wanted = "contentIds" in asked ? new Set(asked.contentIds) : null;
    const works = await findPublishedWorks(call.settings, product);
    const done = works
      .filter(({ content, differences }) => wanted?.has(content.id) ?? differences.length > 0)
      .map(async (work) => ({
        contentId: work.content.id,
        title: work.content.title,
        ...(await bringUpWork(call.settings, product, work, by)),
      }));
    return json({ works: await Promise.all(done) });
  }),
});

export { handle as action, handle as loader };

function summarize({ content, publication, differences }: PublishedWork) {
  const { mode, version } = publication;
  return { contentId: content.id, title: content.title, mode, version, differences };
}
