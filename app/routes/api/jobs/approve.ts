import * as z from "zod/mini";
import { scriptSchema } from "~/domain/video/script";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { findOwnRoom } from "~/server/jobs/job-rooms.server";

const schema = z.object({ script: scriptSchema });

const handle = answerMethods({
  POST: signedIn(async (call) => {
    const room = await findOwnRoom(call.settings, call.params.jobId, call.viewer.userId);
    if (!room) return notFound(call);
    const { script } = await readJson(call, schema);
    const answer = await room.approve(script);
    if (answer.kind === "absent") return notFound(call);
    if (answer.kind === "too-many-scenes") {
      return call.problem(
        400,
        "too_many_scenes",
        "The script has more scenes than credits were set aside for. Remove some, or begin again with a longer video.",
      );
    }
    if (answer.kind === "not-waiting") {
      return call.problem(
        409,
        "not_waiting",
        "This job is not waiting for an approval. Look at where it stands.",
      );
    }
    return json({ event: answer.event });
  }),
});

export { handle as action, handle as loader };
