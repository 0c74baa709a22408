import type { DeskToolName, ExplainedJob, FoundWorks, ReadLedger, RunAgain, ToolProblem } from "./desk-tools";
import type { LayoutBrief } from "./layout-brief";

/** What the built-in assistant says where it knows no tool. */
export const whatItCan = `I am the built-in assistant: a program that reads questions by rules, not an AI model. I did not understand this one.

I can do five things, each from our own data:

- **Find works** by words of their title: *find videos about coffee*, *find works of ada@example.com*
- **Explain a job** by its id: *why did 01hzy3… fail?*
- **Run a job again**: *run 01hzy3… again*
- **Read a ledger**: *credits of ada@example.com*
- **Draft a layout brief**: *draft a layout brief for a spring sale, reels, 20 words*

I cannot write freely, look at pictures or files, remember what was said before, or search the web. For that, choose another model above, or configure one (README, “Models”).`;

/** What the built-in assistant says of what a tool answered. Texts of others are quoted as they are, never as marks. */
export function writeAnswer(tool: DeskToolName, output: unknown): string {
  if (isProblem(output)) return output.problem;
  switch (tool) {
    case "find_content":
      return tellWorks(output as FoundWorks);
    case "explain_job":
      return tellJob(output as ExplainedJob);
    case "read_ledger":
      return tellLedger(output as ReadLedger);
    case "draft_layout_brief":
      return tellBrief(output as LayoutBrief);
    case "run_job_again": {
      const { jobId, newJobId } = output as RunAgain;
      return newJobId
        ? `Job \`${jobId}\` runs again as [\`${newJobId}\`](/prod/pipelines/${newJobId}). Its owner pays nothing for it.`
        : `Job \`${jobId}\` will run again as another job in a moment. Look at [its page](/prod/pipelines/${jobId}).`;
    }
  }
}

function isProblem(output: unknown): output is ToolProblem {
  return typeof output === "object" && output !== null && "problem" in output;
}

function tellWorks({ works, lookedThrough }: FoundWorks): string {
  if (works.length === 0)
    return `Nothing was found in the titles of the ${lookedThrough} works that I looked through.`;
  const rows = works.map(
    ({ id, title, status, updatedAt }) => `| ${cell(title)} | ${status} | ${day(updatedAt)} | \`${id}\` |`,
  );
  const some = works.length === 1 ? "One work" : `${works.length} works`;
  return `${some} of ${lookedThrough} that I looked through:\n\n| Title | State | Changed | Id |\n| --- | --- | --- | --- |\n${rows.join("\n")}`;
}

function tellJob(job: ExplainedJob): string {
  const head = `Job [\`${job.id}\`](/prod/pipelines/${job.id}), **${job.kind}**, is **${job.state}**.`;
  const credits = `It reserved ${job.creditsReserved} credits and spent ${job.creditsSpent ?? "none yet"}.`;
  const { failure } = job;
  const why = failure
    ? `It failed in the step **${cell(failure.step)}** with \`${failure.code}\`: ${plain(failure.message)}\n\n\`\`\`text\n${failure.cause.replaceAll("```", "ʼʼʼ")}\n\`\`\``
    : "No step failed for good.";
  const again = job.recoveredBy ? ` A later run, \`${job.recoveredBy}\`, made it good.` : "";
  const rows = job.steps.map(
    ({ step, tries, ms, outcome }) =>
      `| ${cell(step)} | ${tries} | ${ms === null ? "" : (ms / 1000).toFixed(1)} | ${outcome ?? "goes on"} |`,
  );
  const steps =
    rows.length === 0
      ? "No steps of it are kept."
      : `| Step | Tries | Seconds | Outcome |\n| --- | ---: | ---: | --- |\n${rows.join("\n")}`;
  return `${head} ${credits}${again}\n\n${why}\n\n${steps}`;
}

function tellLedger(ledger: ReadLedger): string {
  const { email, userId, plan, balance, reserved, usedToday, dailyCap, renewsAt, entries } = ledger;
  const head = `**${plain(email ?? userId)}** is on the plan **${plan}** and has **${balance} credits**, ${reserved} more set aside. Today ${usedToday} of ${dailyCap} were used; the plan renews on ${day(renewsAt)}.`;
  if (entries.length === 0) return `${head}\n\nThere are no entries yet.`;
  const rows = entries.map(
    (entry) =>
      `| ${day(entry.at)} | ${entry.kind} | ${cell(entry.title)} | ${entry.credits} | ${entry.balanceAfter} |`,
  );
  return `${head}\n\n| Day | What | For | Credits | Then |\n| --- | --- | --- | ---: | ---: |\n${rows.join("\n")}`;
}

function tellBrief({ name, canvas, slots, rules }: LayoutBrief): string {
  const rows = slots.map(
    ({ key, kind, isRequired, mostCharacters, about }) =>
      `| \`${key}\` | ${kind} | ${isRequired ? "yes" : "no"} | ${mostCharacters ?? ""} | ${about} |`,
  );
  return `### ${plain(name)}\n\nCanvas ${canvas.width} × ${canvas.height}.\n\n| Slot | Kind | Required | Characters | What |\n| --- | --- | --- | ---: | --- |\n${rows.join("\n")}\n\n${rules.map((rule) => `- ${rule}`).join("\n")}\n\nThis is a draft made by rules. Nothing was saved.`;
}

const day = (iso: string) => iso.slice(0, 10);
/** So that what somebody typed is read as words, and ends no cell. */
const plain = (text: string) => text.replace(/[\\`*_{}[\]<>#|~$]/g, "\\$&").replace(/\s+/g, " ");
const cell = (text: string) => plain(text.length > 80 ? `${text.slice(0, 79)}…` : text);
