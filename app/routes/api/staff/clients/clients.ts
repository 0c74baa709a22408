import { parseClientFilter } from "~/domain/clients/client-filter";
import type { ClientPage } from "~/domain/clients/client-row";
import { countStaleClients } from "~/server/clients/count-clients.server";
import { answerMethods, json } from "~/server/http/api-route.server";
import type { Settings } from "~/settings/settings.server";
import { countClients, listClients } from "~/stores/clients/clients.server";

/** In one isolate, while somebody looks. */
const countEveryMs = 5_000;
const mostCounted = 12;
let countedAtMs = 0;

/** For staff: the accounts of a filter, page by page; `after` is the `next` of the page before. */
const handle = answerMethods({
  GET: async ({ settings, url }) => {
    const filter = parseClientFilter(url.searchParams);
    const after = url.searchParams.get("after");
    if (after)
      return json({ ...(await listClients(settings, filter, after)), total: null } satisfies ClientPage);
    await countLatest(settings);
    const [page, total] = await Promise.all([
      listClients(settings, filter, null),
      countClients(settings, filter),
    ]);
    return json({ ...page, total } satisfies ClientPage);
  },
});

/** So that what has just happened is in the list. It is there without that too. */
async function countLatest(settings: Settings): Promise<void> {
  if (Date.now() - countedAtMs < countEveryMs) return;
  countedAtMs = Date.now();
  try {
    await countStaleClients(settings, new Date(), mostCounted);
  } catch (error) {
    console.error(JSON.stringify({ event: "clients_not_counted", error: String(error) }));
  }
}

export { handle as action, handle as loader };
