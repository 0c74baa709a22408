import type { DeskToolName } from "./desk-tools";

/** What the built-in assistant takes a question for; null where it knows no tool for it. */
export type ReadQuestion = { tool: DeskToolName; input: Record<string, unknown> } | null;

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const job = /\b[0-9a-z]{26}\b/;
const formats = [
  ["9:16", /\b(9:16|reels?|stories|story|tiktok|shorts?|vertical|portrait|phone)\b/i],
  ["1:1", /\b(1:1|square)\b/i],
  ["4:5", /\b(4:5|feed)\b/i],
] as const;

/** Reads a question by rules: jobs by their id, ledgers and works by their words, briefs by what they are for. */
export function readQuestion(text: string): ReadQuestion {
  const asked = text.trim();
  const jobId = asked.toLowerCase().match(job)?.[0];
  if (jobId) {
    const again = /\b(re-?run|retry|restart)\b|\brun\b.*\bagain\b/is.test(asked);
    return { tool: again ? "run_job_again" : "explain_job", input: { jobId } };
  }
  const owner = asked.match(address)?.[0].toLowerCase();
  if (/\b(ledger|credits?|balance|plan|spent|spend)\b/i.test(asked)) {
    const account = owner ?? asked.match(/\b(?:account|(?:of|for)(?!\s+account\b))\s+([\w-]{6,128})/i)?.[1];
    return account ? { tool: "read_ledger", input: { account } } : null;
  }
  if (/\b(layout|brief)\b/i.test(asked)) return { tool: "draft_layout_brief", input: briefOf(asked) };
  const found = asked.match(
    /\b(?:find|search|look for|list|show)\b\s*(?:me\s+)?(?:all\s+)?(?:the\s+)?(?:works?|videos?|content)?\s*(.*)$/is,
  );
  if (found && /\b(works?|videos?|content|find|search)\b/i.test(asked)) {
    const words = (found[1] ?? "")
      .replace(address, " ")
      .replace(/\b(about|with|named|called|titled|of|by|from|for|videos?|works?|content)\b/gi, " ")
      .replace(/["“”'?.!]/g, " ")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, 200);
    if (words || owner) return { tool: "find_content", input: { words, ...(owner && { owner }) } };
  }
  return null;
}

function briefOf(asked: string) {
  const purpose = asked
    .replace(/^.*?\b(?:layout|brief)\b(?:\s+brief)?\s*(?:for|of|about|:)?\s*/is, "")
    .trim()
    .slice(0, 400);
  const most = asked.match(/\b(\d{1,3})\s+words\b/i)?.[1];
  return {
    purpose: purpose || asked.slice(0, 400),
    format: formats.find(([, words]) => words.test(asked))?.[0] ?? "16:9",
    hasProduct: /\bproducts?\b/i.test(asked),
    mostWords: Math.min(120, Math.max(3, Number(most ?? 24))),
  };
}
