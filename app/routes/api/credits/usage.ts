import { utcDay } from "~/domain/text/utc-calendar";
import { ledgerOf } from "~/server/credits/credits.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";

const usualDays = 30;
const mostDays = 400;

/** What the viewer spent by day and kind in the last `?days=` days. */
const handle = answerMethods({
  GET: signedIn(async ({ settings, viewer, url }) => {
    const asked = Math.trunc(Number(url.searchParams.get("days")));
    const days = asked >= 1 ? Math.min(asked, mostDays) : usualDays;
    const sinceDay = utcDay(Date.now() - (days - 1) * 24 * 3600 * 1000);
    return json({ sinceDay, usage: await ledgerOf(settings, viewer.userId).usage(viewer.userId, sinceDay) });
  }),
});

export { handle as action, handle as loader };
