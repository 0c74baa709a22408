import { answerMethods, notFound } from "~/server/http/api-route.server";
import { findRoom } from "~/server/pipelines/read-run.server";

/** For staff: the events of anybody's job as they happen; a reader that comes back with Last-Event-ID misses none. */
const handle = answerMethods({
  GET: async (call) => {
    const room = findRoom(call.settings, call.params.pipeId);
    if (!room) return notFound(call);
    const lastEventId = call.request.headers.get("last-event-id");
    return room.fetch(
      new Request(call.url, { headers: lastEventId ? { "Last-Event-ID": lastEventId } : {} }),
    );
  },
});

export { handle as action, handle as loader };
