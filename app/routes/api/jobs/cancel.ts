import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { findOwnRoom } from "~/server/jobs/job-rooms.server";

/** Ends a job; the answer is its last event, which tells when it was over already. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const room = await findOwnRoom(call.settings, call.params.jobId, call.viewer.userId);
    if (!room) return notFound(call);
    return json({ event: await room.cancel() });
  }),
});

export { handle as action, handle as loader };
