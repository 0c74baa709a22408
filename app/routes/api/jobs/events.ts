import { answerMethods, notFound, signedIn } from "~/server/http/api-route.server";
import { findOwnRoom } from "~/server/jobs/job-rooms.server";

/** The events of a job as they happen; a reader that comes back with Last-Event-ID misses none. */
const handle = answerMethods({
  GET: signedIn(async (call) => {
    const room = await findOwnRoom(call.settings, call.params.jobId, call.viewer.userId);
    if (!room) return notFound(call);
    const lastEventId = call.request.headers.get("last-event-id");
    return room.fetch(
      new Request(call.url, { headers: lastEventId ? { "Last-Event-ID": lastEventId } : {} }),
    );
  }),
});

export { handle as action, handle as loader };
