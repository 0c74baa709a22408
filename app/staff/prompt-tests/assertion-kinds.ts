import { type Assertion, assertionSchema, type SimpleAssertion } from "~/domain/prompt-tests/assertion";

/** What is typed of an assertion. */
export interface AssertionField {
  name: string;
  label: string;
  kind: "text" | "lines" | "number" | "share" | "switch" | "json";
  /** May be left empty. */
  isOptional?: true;
}

const ignoreCase: AssertionField = { name: "ignoreCase", label: "Letters of either size", kind: "switch" };
const threshold: AssertionField = { name: "threshold", label: "At least", kind: "share" };
const value = (label: string): AssertionField => ({ name: "value", label, kind: "text" });
const values: AssertionField = { name: "values", label: "Texts, one to a line", kind: "lines" };
const number = (name: string, label: string): AssertionField => ({ name, label, kind: "number" });

interface Kind {
  label: string;
  fields: AssertionField[];
  /** What it begins as. */
  begin: Record<string, unknown>;
}

export const assertionKinds: Record<SimpleAssertion["kind"] | "set", Kind> = {
  contains: { label: "Contains", fields: [value("Text"), ignoreCase], begin: { value: "" } },
  "contains-any": { label: "Contains any of", fields: [values, ignoreCase], begin: { values: [""] } },
  "contains-all": { label: "Contains all of", fields: [values, ignoreCase], begin: { values: [""] } },
  equals: { label: "Equals", fields: [value("Text")], begin: { value: "" } },
  "starts-with": { label: "Starts with", fields: [value("Text"), ignoreCase], begin: { value: "" } },
  regex: {
    label: "Matches a pattern",
    fields: [{ name: "pattern", label: "Pattern (RE2)", kind: "text" }, ignoreCase],
    begin: { pattern: "" },
  },
  json: {
    label: "Is JSON",
    fields: [{ name: "schema", label: "JSON schema", kind: "json", isOptional: true }],
    begin: { schema: null },
  },
  levenshtein: {
    label: "Few letters from",
    fields: [value("Text"), number("most", "At most so many letters")],
    begin: { value: "", most: 5 },
  },
  "rouge-n": {
    label: "Shares runs of words with (ROUGE-N)",
    fields: [value("Text"), number("size", "Words in a run"), threshold],
    begin: { value: "", size: 1, threshold: 0.75 },
  },
  similar: {
    label: "Similar by words in common",
    fields: [value("Text"), threshold],
    begin: { value: "", threshold: 0.8 },
  },
  "word-count": {
    label: "Number of words",
    fields: [
      number("least", "At least"),
      { name: "most", label: "At most", kind: "number", isOptional: true },
    ],
    begin: { least: 1, most: 100 },
  },
  latency: { label: "Latency", fields: [number("mostMs", "At most ms")], begin: { mostMs: 2000 } },
  cost: { label: "Cost", fields: [number("mostUsd", "At most $")], begin: { mostUsd: 0.01 } },
  "finish-reason": { label: "Ends by", fields: [value("Reason")], begin: { value: "stop" } },
  refusal: { label: "Refuses", fields: [], begin: {} },
  "valid-function-call": { label: "Calls functions validly", fields: [], begin: {} },
  "tool-call-f1": {
    label: "Calls these tools (F1)",
    fields: [{ name: "calls", label: "Names of tools, one to a line", kind: "lines" }, threshold],
    begin: { calls: [{ name: "" }], threshold: 1 },
  },
  rubric: {
    label: "Graded by a rubric",
    fields: [{ name: "rubric", label: "Rubric", kind: "text" }, threshold],
    begin: { rubric: "", threshold: 0.5 },
  },
  "pick-best": {
    label: "The best of its case",
    fields: [{ name: "criteria", label: "Criteria", kind: "text" }],
    begin: { criteria: "" },
  },
  human: {
    label: "A person decides",
    fields: [{ name: "question", label: "Question", kind: "text" }],
    begin: { question: "" },
  },
  set: {
    label: "A set of which so many hold",
    fields: [
      { name: "assertions", label: "Assertions, as JSON", kind: "json" },
      { name: "threshold", label: "Share that has to hold", kind: "share", isOptional: true },
    ],
    begin: { assertions: [{ kind: "contains", value: "" }], threshold: 0.5 },
  },
};

/** An assertion while it is typed. */
export type AssertionDraft = Record<string, unknown> & { kind: Assertion["kind"] };

export const beginAssertion = (kind: Assertion["kind"]): AssertionDraft => ({
  ...{ not: false, weight: 1, metric: "" },
  ...assertionKinds[kind].begin,
  kind,
});

/** One of another kind, with what every kind has. */
export const turnAssertion = (
  { not, weight, metric }: AssertionDraft,
  kind: Assertion["kind"],
): AssertionDraft => ({ ...beginAssertion(kind), not, weight, metric });

/** The drafts as assertions; null with what is wrong with the first that is none. */
export function readDrafts(
  drafts: readonly AssertionDraft[],
): { assertions: Assertion[]; problem: null } | { assertions: null; problem: string } {
  const assertions: Assertion[] = [];
  for (const [place, typed] of drafts.entries()) {
    const draft = withoutBlankLines(typed);
    const read = assertionSchema.safeParse(draft);
    const isEmpty = assertionKinds[draft.kind].fields.some(
      ({ name, kind }) => kind === "text" && !draft[name],
    );
    if (!read.success || isEmpty) {
      return {
        assertions: null,
        problem: `Complete assertion ${place + 1}, “${assertionKinds[draft.kind].label}”, or take it out.`,
      };
    }
    assertions.push(read.data);
  }
  return { assertions, problem: null };
}

/** A blank line of a list is none of its texts; a list of nothing else is empty, which no assertion takes. */
function withoutBlankLines(draft: AssertionDraft): AssertionDraft {
  const lists = assertionKinds[draft.kind].fields.flatMap(({ name, kind }) => {
    const list = draft[name];
    return kind === "lines" && Array.isArray(list)
      ? [[name, list.filter((_, at) => lineTexts(list)[at]?.trim())] as const]
      : [];
  });
  return { ...draft, ...Object.fromEntries(lists) };
}

/** An assertion in a line. */
export function describeAssertion(assertion: Assertion): string {
  const { label, fields } = assertionKinds[assertion.kind];
  const given = assertion as unknown as Record<string, unknown>;
  const parts = fields.flatMap(({ name, kind, label: title }) => {
    const own = given[name];
    if (kind === "switch" || own === null || own === undefined) return [];
    if (kind === "text") return [`“${String(own).slice(0, 120)}”`];
    if (kind === "lines") return [lineTexts(own).join(", ").slice(0, 120)];
    if (kind === "json")
      return name === "assertions" ? [`${(own as unknown[]).length} of them`] : ["with a schema"];
    return [`${title.toLowerCase()} ${String(own)}`];
  });
  return `${assertion.not ? "Not: " : ""}${[label, ...parts].join(" ")}`;
}

/** A list as lines: of texts, or of objects with a name. */
export function lineTexts(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.map((item) =>
    typeof item === "string" ? item : String((item as { name?: string }).name ?? ""),
  );
}
