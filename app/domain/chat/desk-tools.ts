import * as z from "zod/mini";

/** The tools of the staff chat. All but the brief concern somebody's data, so a person allows each call, for a reason. */

const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

export const deskTools = {
  find_content: {
    title: "Find works",
    description:
      "Finds videos by words of their title, newest first. Give `owner` (an e-mail address or account id) to look through one account; without it the 500 works that changed last are looked through.",
    input: z.object({ words: z.string().check(z.trim(), z.maxLength(200)), owner: z.optional(words(254)) }),
    isAsked: true,
    act: "Read the titles",
  },
  explain_job: {
    title: "Explain a job",
    description:
      "Tells how a job went: state, steps, tries, causes of failures, credits. What its person typed stays masked.",
    input: z.object({ jobId: words(60) }),
    isAsked: true,
    act: "Read the job",
  },
  read_ledger: {
    title: "Read a ledger",
    description: "Reads where an account's credits stand, and its last 50 entries.",
    input: z.object({ account: words(254) }),
    isAsked: true,
    act: "Read the ledger",
  },
  draft_layout_brief: {
    title: "Draft a layout brief",
    description:
      "Drafts a brief for a layout: canvas, slots with limits, and rules. Writes nothing anywhere.",
    input: z.object({
      purpose: words(400),
      format: z.enum(["16:9", "9:16", "1:1", "4:5"]),
      hasProduct: z.boolean(),
      mostWords: z.int().check(z.gte(3), z.lte(120)),
    }),
    isAsked: false,
    act: "",
  },
  run_job_again: {
    title: "Run a job again",
    description:
      "Runs a failed or cancelled job again from its beginning, as another job, at no cost to its owner.",
    input: z.object({ jobId: words(60) }),
    isAsked: true,
    act: "Run it again",
  },
} as const;

export type DeskToolName = keyof typeof deskTools;
export const isDeskTool = (name: string): name is DeskToolName => name in deskTools;

export interface FoundWorks {
  lookedThrough: number;
  works: { id: string; title: string; ownerId: string; status: string; updatedAt: string }[];
}

export interface ExplainedJob {
  id: string;
  kind: string;
  state: string;
  ownerId: string;
  began: string | null;
  ended: string | null;
  creditsReserved: number;
  creditsSpent: number | null;
  recoveredBy: string | null;
  steps: { step: string; tries: number; ms: number | null; outcome: string | null }[];
  failure: { step: string; code: string; message: string; cause: string } | null;
}

export interface ReadLedger {
  userId: string;
  email: string | null;
  plan: string;
  balance: number;
  reserved: number;
  usedToday: number;
  dailyCap: number;
  renewsAt: string;
  entries: { at: string; credits: number; balanceAfter: number; kind: string; title: string }[];
}

export interface RunAgain {
  jobId: string;
  newJobId: string | null;
}

/** What a tool answers that did not do what was asked of it. */
export interface ToolProblem {
  problem: string;
}
