import { ledgerCsvHeader, ledgerCsvLines } from "~/domain/credits/ledger-csv";
import { utcDay } from "~/domain/text/utc-calendar";
import { ledgerOf } from "~/server/credits/credits.server";
import { answerMethods, signedIn } from "~/server/http/api-route.server";

const entriesAtOnce = 500;

/** The viewer's whole ledger as CSV, the newest first, read as it is sent. */
const handle = answerMethods({
  GET: signedIn(async ({ settings, viewer }) => {
    const ledger = ledgerOf(settings, viewer.userId);
    const encoder = new TextEncoder();
    let before: number | null = null;
    const lines = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode(ledgerCsvHeader())),
      async pull(controller) {
        const entries = await ledger.entries(viewer.userId, { before, limit: entriesAtOnce, kinds: null });
        if (entries.length > 0) controller.enqueue(encoder.encode(ledgerCsvLines(entries)));
        before = entries.at(-1)?.id ?? null;
        if (entries.length < entriesAtOnce) controller.close();
      },
    });
    return new Response(lines, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="vitrine-credits-${utcDay(Date.now())}.csv"`,
        "Cache-Control": "no-store",
      },
    });
  }),
});

export { handle as action, handle as loader };
