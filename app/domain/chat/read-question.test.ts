import { expect, test } from "vitest";
import { deskTools } from "./desk-tools";
import { readQuestion } from "./read-question";

const jobId = "01k9x4t8r2m6qp0dz3v5w7ya1b";

test.each([
  [`why did ${jobId} fail?`, "explain_job", { jobId }],
  [`Run ${jobId.toUpperCase()} again`, "run_job_again", { jobId }],
  ["Credits of Ada@example.com", "read_ledger", { account: "ada@example.com" }],
  ["what has account u-123456 spent", "read_ledger", { account: "u-123456" }],
  ["find videos about coffee", "find_content", { words: "coffee" }],
  ["Find works of ada@example.com", "find_content", { words: "", owner: "ada@example.com" }],
  [
    "search content “spring sale” by ada@example.com",
    "find_content",
    { words: "spring sale", owner: "ada@example.com" },
  ],
  [
    "Draft a layout brief for a spring sale, reels, 20 words",
    "draft_layout_brief",
    { purpose: "a spring sale, reels, 20 words", format: "9:16", hasProduct: false, mostWords: 20 },
  ],
])("%s", (asked, tool, input) => {
  const read = readQuestion(asked);
  expect(read).toEqual({ tool, input });
  expect(deskTools[read?.tool ?? "find_content"].input.safeParse(read?.input).success).toBe(true);
});

test.each(["", "hello", "write me a poem", "what are our credits", "who wrote the layouts of rome in brief"])(
  "%j is understood as nothing, or as a draft that reads nobody’s data",
  (asked) => {
    expect([undefined, "draft_layout_brief"]).toContain(readQuestion(asked)?.tool);
  },
);
