import { type ToolSet, tool } from "ai";
import type { ChatAsker } from "~/domain/chat/chat-room";
import {
  type DeskToolName,
  deskTools,
  type ExplainedJob,
  type FoundWorks,
  type ReadLedger,
  type RunAgain,
  type ToolProblem,
} from "~/domain/chat/desk-tools";
import { draftLayoutBrief } from "~/domain/chat/layout-brief";
import type { ActAnswer } from "~/domain/jobs/job-room";
import type { PipelineRun } from "~/domain/pipelines/pipeline-run";
import { ledgerOf } from "~/server/credits/credits.server";
import { readEntriesPage } from "~/server/credits/read-ledger-page.server";
import { findRoom, maskRun, readWholeRun } from "~/server/pipelines/read-run.server";
import type { Settings } from "~/settings/settings.server";
import { noteRead } from "~/stores/audit/note-read.server";
import { listTitles } from "~/stores/content/find-titles.server";
import { findAccountsShowing, getAccount } from "~/stores/users/users.server";

export interface ToolAsker extends ChatAsker {
  /** Why a call was allowed, by its id; null for one that nobody allowed. */
  reasonOf(toolCallId: string): string | null;
}

/** The tools of a staff member, run in their name. Reading and changing is recorded with the reason they gave before it happens. */
export function deskToolSet(settings: Settings, asker: ToolAsker): ToolSet {
  const offered = <Input>(
    name: DeskToolName,
    run: (input: Input, reason: string, callId: string) => unknown,
  ) => {
    const { description, input, isAsked } = deskTools[name];
    return tool({
      description,
      inputSchema: input as never,
      execute: (given: Input, { toolCallId }: { toolCallId: string }) => {
        const reason = asker.reasonOf(toolCallId);
        // The SDK runs none that waits for a person; this holds where it would not.
        if (isAsked && reason === null) throw new Error("Nobody allowed this.");
        return run(given, reason ?? "", toolCallId);
      },
    } as never);
  };
  const by = { userId: asker.userId, email: asker.email, requestId: asker.requestId };
  return {
    find_content: offered<{ words: string; owner?: string }>("find_content", async (given, reason) => {
      const accounts = given.owner ? await accountsOf(settings, given.owner) : null;
      if (accounts?.length === 0) return absent(given.owner ?? "");
      const action = "chat.find-content" as const;
      const subject = accounts?.[0] ? `users/${accounts[0].userId}` : "content/all";
      await noteRead(settings, { action, subject, details: { words: given.words }, reason, by });
      const works = await listTitles(settings, accounts?.map(({ userId }) => userId) ?? null);
      return findIn(works, given.words);
    }),
    explain_job: offered<{ jobId: string }>("explain_job", async ({ jobId }, reason) => {
      const run = await readWholeRun(settings, jobId);
      if (!run) return noJob(jobId);
      await noteRead(settings, {
        action: "chat.explain-job",
        subject: `jobs/${jobId}`,
        details: {},
        reason,
        by,
      });
      return explain(maskRun(run));
    }),
    read_ledger: offered<{ account: string }>("read_ledger", async ({ account: asked }, reason) => {
      const [account, ...others] = await accountsOf(settings, asked);
      if (!account) return absent(asked);
      if (others.length > 0) {
        return {
          problem: `Several accounts have the address ${asked}: ${[account, ...others].map((one) => one.userId).join(", ")}. Ask by the id of one.`,
        } satisfies ToolProblem;
      }
      const { userId, email } = account;
      await noteRead(settings, {
        action: "chat.read-ledger",
        subject: `ledgers/${userId}`,
        details: {},
        reason,
        by,
      });
      const state = await ledgerOf(settings, userId).read(userId);
      const { entries } = await readEntriesPage(settings, userId, new URLSearchParams());
      const { plan, balance, reserved, usedToday, dailyCap, renewsAt } = state;
      return {
        ...{ userId, email, plan, balance, reserved, usedToday, dailyCap, renewsAt },
        entries: entries.slice(0, 50).map(({ at, credits, balanceAfter, kind, title }) => ({
          ...{ at, credits, balanceAfter, kind, title },
        })),
      } satisfies ReadLedger;
    }),
    draft_layout_brief: offered<Parameters<typeof draftLayoutBrief>[0]>(
      "draft_layout_brief",
      draftLayoutBrief,
    ),
    run_job_again: offered<{ jobId: string }>("run_job_again", async ({ jobId }, reason, callId) => {
      const room = findRoom(settings, jobId);
      if (!room) return noJob(jobId);
      const answer = (await room.act({
        ...{
          id: callId,
          act: "rerun",
          by: by.email ?? by.userId,
          byUserId: by.userId,
          reason,
          fromStep: null,
        },
      })) as ActAnswer;
      if (answer.kind === "absent") return noJob(jobId);
      if (answer.kind === "refused") {
        const problem = `It cannot be run again from here (${answer.because}). Its page under Pipelines says why.`;
        return { problem } satisfies ToolProblem;
      }
      return { jobId, newJobId: answer.act.jobId } satisfies RunAgain;
    }),
  };
}

async function accountsOf(settings: Settings, asked: string) {
  if (asked.includes("@")) return findAccountsShowing(settings, asked.toLowerCase());
  const account = await getAccount(settings, asked);
  return account ? [account] : [];
}

const absent = (asked: string): ToolProblem => ({
  problem: `Nobody has signed in here as ${asked}. Check the spelling.`,
});
const noJob = (jobId: string): ToolProblem => ({
  problem: `There is no job ${jobId}. An id has 26 letters and digits; copy it from Pipelines.`,
});

const mostFound = 30;

/** Works that have all the words in their title. */
function findIn(works: Awaited<ReturnType<typeof listTitles>>, words: string): FoundWorks {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = works.filter(({ title }) => {
    const name = title.toLowerCase();
    return wanted.every((word) => name.includes(word));
  });
  return {
    lookedThrough: works.length,
    works: found
      .slice(0, mostFound)
      .map(({ updatedAt, ...work }) => ({ ...work, updatedAt: updatedAt.toISOString() })),
  };
}

function explain(run: PipelineRun): ExplainedJob {
  const steps = Map.groupBy(run.tries, ({ step }) => step);
  const failed = run.tries.findLast(({ outcome, error }) => outcome === "failed" && error);
  const { id, kind, state, ownerId, events, creditsReserved, creditsSpent, recoveredBy } = run;
  return {
    ...{ id, kind, state, ownerId, creditsReserved, creditsSpent, recoveredBy },
    began: events[0]?.at ?? null,
    ended: events.at(-1)?.at ?? null,
    steps: [...steps].map(([step, tries]) => {
      const last = tries.at(-1);
      const ended = last?.endedMs ?? null;
      const began = tries[0]?.beganMs ?? 0;
      return {
        step,
        tries: tries.length,
        ms: ended === null ? null : ended - began,
        outcome: last?.outcome ?? null,
      };
    }),
    failure: failed?.error
      ? {
          step: failed.step,
          code: failed.error.code,
          message: failed.error.message,
          cause: failed.error.cause,
        }
      : null,
  };
}
