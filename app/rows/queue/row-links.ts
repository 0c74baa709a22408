import { ApiError, callApi } from "~/client/call-api";
import { waitingForLimit } from "~/client/waiting-for-limit";
import type { Claim } from "~/domain/facts/claim";
import { stillTime } from "~/player/still-time";
import type { Library } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import { showTabWork } from "~/shell/tab-work";
import { drawPublished } from "~/studio/draw-published";
import { type PlannedVideo, storyboardOfVideo, type VideoPlan } from "./plan-videos";
import { type HeldRow, readLinks, showLinks } from "./published-links";
import { factsOfVideo } from "./video-facts";

export interface LinksOrder {
  batchId: string;
  /** Of the table. */
  name: string;
  plan: VideoPlan;
  library: Library;
  address: string;
}

const stops = new Map<string, AbortController>();
/** Calls wait for the server most of the time. */
const rowsAtOnce = 3;

/**
 * Publishes rows as videos, each in its first format, through the same check as a single video. A row that is held up stops no other.
 * Rows that are published as they are stay untouched. `replaces` overwrites what was changed in the studio.
 */
export async function publishRows(
  order: LinksOrder,
  videos: readonly PlannedVideo[],
  { replaces = false }: { replaces?: boolean } = {},
): Promise<void> {
  await work(order, "publishing", firstFormats(videos), async (video, signal) =>
    take(order.batchId, video, await publishRow(order, video, { replaces, signal })),
  );
}

function take(batchId: string, { row }: PlannedVideo, outcome: string | HeldRow): void {
  const { published, held } = readLinks(batchId);
  if (typeof outcome === "string") {
    showLinks(batchId, { published: new Map(published).set(row.id, outcome), held: without(held, row.id) });
  } else showLinks(batchId, { held: new Map(held).set(row.id, outcome) });
}

/** Takes the links of rows down. Their videos stay among the videos of their owner. */
export async function unpublishRows(order: LinksOrder, rowIds: readonly string[]): Promise<void> {
  await work(order, "unpublishing", rowIds, async (rowId, signal) => {
    const { published } = readLinks(order.batchId);
    const contentId = published.get(rowId);
    if (!contentId) return;
    await waitingForLimit(() =>
      callApi(`/api/v1/content/${contentId}/publish`, { method: "DELETE", signal }),
    );
    showLinks(order.batchId, { published: without(readLinks(order.batchId).published, rowId) });
  });
}

/** Somebody vouches for a statement in every row that it holds up; those rows are published then, where nothing else is open. */
export async function acceptEverywhere(order: LinksOrder, statement: string): Promise<void> {
  const rows = [...readLinks(order.batchId).held.values()].flatMap((row) =>
    row.kind === "claims" && row.open.some((claim) => claim.statement === statement) ? [row] : [],
  );
  await work(order, "publishing", rows, async ({ video, contentId }, signal) => {
    const body = { accept: [statement] };
    await waitingForLimit(() =>
      callApi(`/api/v1/content/${contentId}/claims`, { method: "POST", body, signal }),
    );
    take(order.batchId, video, await publishRow(order, video, { replaces: false, signal }));
  });
}

export function stopLinks(batchId: string): void {
  stops.get(batchId)?.abort();
}

interface Sent {
  contentId: string;
  open: Claim[];
  published: { mode: "pin" | "follow"; isCurrent: boolean } | null;
}

/** The video's id, or what holds it up. */
async function publishRow(
  { batchId, name, plan: { source }, library }: LinksOrder,
  video: PlannedVideo,
  { replaces, signal }: { replaces: boolean; signal: AbortSignal },
): Promise<string | HeldRow> {
  const storyboard = storyboardOfVideo(source, video);
  const facts = factsOfVideo(source, name, video);
  try {
    const body = { rowId: video.row.id, storyboard, facts, replaces };
    const sent = await waitingForLimit(() =>
      callApi<Sent>(`/api/v1/batches/${batchId}/videos`, { method: "POST", body, signal }),
    );
    const { contentId, open, published } = sent;
    if (open.length > 0) return { kind: "claims", video, contentId, open };
    if (published?.isCurrent) return contentId;
    const composition = resolveComposition(storyboard, undefined, library);
    const { poster, openingPicture } = await drawPublished(composition, stillTime(composition));
    await waitingForLimit(() =>
      callApi(`/api/v1/content/${contentId}/poster`, { method: "PUT", body: poster, signal }),
    );
    const options = { mode: published?.mode ?? "pin", openingPicture };
    await waitingForLimit(() =>
      callApi(`/api/v1/content/${contentId}/publish`, { method: "POST", body: options, signal }),
    );
    return contentId;
  } catch (error) {
    signal.throwIfAborted();
    const message = error instanceof ApiError ? error.message : "This row could not be published. Try again.";
    if (!(error instanceof ApiError)) reportError(error);
    const kind = error instanceof ApiError && error.code === "changed_in_studio" ? "changed" : "refused";
    return { kind, video, message };
  }
}

/** Works things off, some at once; one that fails stops no other. */
async function work<Thing>(
  { batchId, name, address }: LinksOrder,
  status: "publishing" | "unpublishing",
  things: readonly Thing[],
  one: (thing: Thing, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  if (stops.has(batchId)) return;
  const controller = new AbortController();
  const { signal } = controller;
  stops.set(batchId, controller);
  const startedMs = Date.now();
  let done = 0;
  let failed = 0;
  const report = (state: "running" | "done" | "cancelled") => {
    const progress = { done, of: things.length };
    showLinks(batchId, { status: state === "running" ? status : "rest", progress });
    const label = status === "publishing" ? "Publishing" : "Unpublishing";
    showTabWork({
      id: `table-links/${batchId}`,
      title: `Links of ${name}`,
      address,
      startedMs,
      state,
      progress: { label, share: done / Math.max(1, things.length), detail: `${done} of ${things.length}` },
      outcome:
        state === "running"
          ? null
          : `${done} of ${things.length} rows${failed > 0 ? `, ${failed} failed` : ""}.`,
      cancel: () => controller.abort(),
    });
  };
  report("running");
  const waiting = [...things];
  const workOff = async () => {
    for (let thing = waiting.shift(); thing !== undefined && !signal.aborted; thing = waiting.shift()) {
      try {
        await one(thing, signal);
        done++;
      } catch (error) {
        if (signal.aborted) return;
        failed++;
        if (!(error instanceof ApiError)) reportError(error);
      }
      report("running");
    }
  };
  await Promise.all(Array.from({ length: rowsAtOnce }, workOff));
  stops.delete(batchId);
  report(signal.aborted ? "cancelled" : "done");
}

/** A row has one link, which shows its first format. */
function firstFormats(videos: readonly PlannedVideo[]): PlannedVideo[] {
  return [...new Map(videos.toReversed().map((video) => [video.row.id, video])).values()].toReversed();
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
