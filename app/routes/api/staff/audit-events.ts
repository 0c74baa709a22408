import { type AuditFilter, auditFilterNames } from "~/domain/audit/audit-event";
import { answerMethods, json } from "~/server/http/api-route.server";
import { listEvents } from "~/stores/audit/read-audit.server";
import { recordDrafts } from "~/stores/audit/record-drafts.server";

/** In one isolate, while somebody looks. */
const draftsEveryMs = 5_000;
let draftsAtMs = 0;

/** For staff: the latest events that a filter asks for; `before` an id the older ones, `after` one those that came since. */
const handle = answerMethods({
  GET: async ({ settings, url }) => {
    const filter = Object.fromEntries(
      auditFilterNames.map((name) => [name, (url.searchParams.get(name) ?? "").slice(0, 400)]),
    ) as unknown as AuditFilter;
    const before = url.searchParams.get("before");
    if (!before && Date.now() - draftsAtMs > draftsEveryMs) {
      draftsAtMs = Date.now();
      // The log is there without the last minute of drafts too.
      await recordDrafts(settings, new Date()).catch((error) =>
        console.error(JSON.stringify({ event: "drafts_not_recorded", error: String(error) })),
      );
    }
    return json(await listEvents(settings, filter, { before, after: url.searchParams.get("after") }));
  },
});

export { handle as action, handle as loader };
