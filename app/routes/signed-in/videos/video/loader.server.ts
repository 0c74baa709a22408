import { settingsContext } from "~/server/http/context";
import { ownContentOf } from "~/server/pages/own-content.server";
import { readMaking } from "~/server/pages/read-making.server";
import { getFactsOfWork } from "~/stores/products/products.server";
import { publishedLinkOf } from "~/watch/published-link.server";
import type { Route } from "./+types/route";
import { readCost } from "./read-cost.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  const content = await ownContentOf(context, params.contentId);
  const settings = context.get(settingsContext);
  const [making, facts, costCredits, link] = await Promise.all([
    readMaking(settings, content),
    getFactsOfWork(settings, content),
    readCost(settings, content),
    publishedLinkOf(settings, content),
  ]);
  return { content, making, facts, costCredits, link };
}
