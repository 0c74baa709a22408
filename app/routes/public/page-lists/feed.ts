import { productFeed } from "~/domain/pages/page-lists";
import { answerMethods } from "~/server/http/api-route.server";
import { answerList } from "./answer-list.server";

/** The latest products in a feed; merchant programs read no more from one. */
const mostItems = 20_000;

/** The products of this host's pages, as Google's Merchant Center reads them. */
const handle = answerMethods({
  GET: (call) =>
    answerList(call, (pages) =>
      productFeed(
        pages.slice(-mostItems).map(({ page, address }) => ({ ...page, address })),
        { title: `Products of ${call.url.host}`, address: call.url.origin },
      ),
    ),
});

export { handle as action, handle as loader };
