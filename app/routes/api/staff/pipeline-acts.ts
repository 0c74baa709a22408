import type { ActAnswer, ActRefusal } from "~/domain/jobs/job-room";
import { type ActOutcome, pipelineActSchema } from "~/domain/pipelines/pipeline-acts";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { roomOf } from "~/server/jobs/job-rooms.server";

const atOnce = 6;

const refusals: Record<ActRefusal, { code: string; message: string }> = {
  over: { code: "job_over", message: "It is over already. Look at how it ended." },
  running: { code: "job_running", message: "It still runs. Cancel it first, or wait for its end." },
  done: {
    code: "job_done",
    message:
      "Its work is done. Its owner can start it anew; if the result is wrong, give them their credits back.",
  },
  own: {
    code: "job_own",
    message: "It is a job of your own. Start it anew, or ask a colleague to run it again.",
  },
  step: {
    code: "step_not_kept",
    message: "What came before this step is not kept. Run it again from its beginning.",
  },
};

/** Staff cancel jobs or run them again, each once for an act; what became of each is the answer. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer } = call;
    const { actId, act, jobIds, fromStep, reason } = await readJson(call, pipelineActSchema);
    const { userId: byUserId } = viewer;
    const by = viewer.email ?? byUserId;
    const ids = [...new Set(jobIds)];
    const outcomes: ActOutcome[] = [];
    for (let at = 0; at < ids.length; at += atOnce) {
      const some = ids.slice(at, at + atOnce).map(async (jobId) => {
        const answer = await roomOf(settings, jobId).act({ id: actId, act, by, byUserId, reason, fromStep });
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
      return { jobId, kind: answer.kind, newJobId: answer.act.jobId, code: null, message: null };
    case "refused":
      return { jobId, kind: "refused", newJobId: null, ...refusals[answer.because] };
    case "absent":
      return { jobId, kind: "absent", newJobId: null, code: "not_found", message: "There is no such job." };
  }
}

export { handle as action, handle as loader };
