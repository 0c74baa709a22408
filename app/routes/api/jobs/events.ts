import { streamLimitHeader } from "~/domain/jobs/job-room";
import { answerMethods, notFound, signedIn } from "~/server/http/api-route.server";
import { findOwnRoom } from "~/server/jobs/job-rooms.server";

/** Staff who look at an account ask again after this time, and the gate looks whether they still may. */
const viewedMs = 10_000;

/** The events of a job as they happen; a reader that comes back with Last-Event-ID misses none. */
const handle = answerMethods({
  GET: signedIn(async ({ viewer, ...call }) => {
    const room = await findOwnRoom(call.settings, call.params.jobId, viewer.userId);
    if (!room) return notFound(call);
    const lastEventId = call.request.headers.get("last-event-id");
    const headers = {
      ...(lastEventId && { "Last-Event-ID": lastEventId }),
      ...(viewer.viewedBy && { [streamLimitHeader]: String(viewedMs) }),
    };
    return room.fetch(new Request(call.url, { headers }));
  }),
});

export { handle as action, handle as loader };
