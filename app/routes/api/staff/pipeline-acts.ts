import type { ActAnswer } from "~/domain/jobs/job-room";
import { type ActOutcome, pipelineActSchema } from "~/domain/pipelines/pipeline-acts";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { roomOf } from "~/server/jobs/job-rooms.server";

const atOnce = 6;

const refusals: Record<Extract<ActAnswer, { kind: "refused" }>["because"], string> = {
  over: "It is over already. Look at how it ended.",
  running: "It still runs. Cancel it first, or wait for its end.",
  step: "It cannot be run again from this step: what came before it is not kept. Run it again from its beginning.",
};

/** Staff cancel jobs or run them again, each once for an act; what became of each is the answer. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer } = call;
    const { actId, act, jobIds, fromStep, reason } = await readJson(call, pipelineActSchema);
    const by = viewer.email ?? viewer.userId;
    const ids = [...new Set(jobIds)];
    const outcomes: ActOutcome[] = [];
    for (let at = 0; at < ids.length; at += atOnce) {
      const some = ids.slice(at, at + atOnce).map(async (jobId) => {
        const answer = await roomOf(settings, jobId).act({ id: actId, act, by, reason, fromStep });
        return outcomeOf(jobId, answer as ActAnswer);
      });
      outcomes.push(...(await Promise.all(some)));
    }
    return json({ outcomes });
  }),
});

function outcomeOf(jobId: string, answer: ActAnswer): ActOutcome {
  switch (answer.kind) {
    case "done":
    case "same":
      return { jobId, kind: answer.kind, newJobId: answer.act.jobId, message: null };
    case "refused":
      return { jobId, kind: "refused", newJobId: null, message: refusals[answer.because] };
    case "absent":
      return { jobId, kind: "absent", newJobId: null, message: "There is no such job." };
  }
}

export { handle as action, handle as loader };
