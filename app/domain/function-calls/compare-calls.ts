import type { FunctionCall } from "./answer";
import { faultOfCall, matchCalls, sameName } from "./judge-calls";
import { faultOfObject } from "./judge-value";
import type { Tool } from "./parameter-schema";
import type { ExpectedCall } from "./test-case";

/** What a model called beside what was expected, made for the eye. */

export type Mark = "same" | "differs" | "missing" | "extra";

export interface ComparedArgument {
  key: string;
  mark: Mark;
  /** As the model gave it; absent where it did not. */
  actual?: unknown;
  /** The values that are accepted; empty where nobody asked for it. */
  accepted: unknown[];
  mayBeLeftOut: boolean;
}

export interface ComparedCall {
  mark: Mark;
  actual: string | null;
  expected: string | null;
  arguments: ComparedArgument[];
}

/** Each call beside the expected one that it is judged by; those that nobody expected and those that never came follow. */
export function compareCalls(
  calls: readonly FunctionCall[],
  expected: readonly ExpectedCall[],
  tools: readonly Tool[],
): ComparedCall[] {
  const partners = matchCalls(calls, expected, tools);
  const came = calls.map((call, index) => {
    const place = partners[index]?.expected ?? null;
    return place === null ? unexpected(call) : compared(call, expected[place], tools);
  });
  const taken = new Set(partners.map((partner) => partner.expected));
  return [...came, ...expected.flatMap((right, place) => (taken.has(place) ? [] : [missing(right)]))];
}

const unexpected = ({ name, arguments: given }: FunctionCall): ComparedCall => ({
  mark: "extra",
  actual: name,
  expected: null,
  arguments: Object.entries(given).map(([key, actual]) => ({
    key,
    mark: "extra",
    actual,
    accepted: [],
    mayBeLeftOut: true,
  })),
});

const missing = ({ name, arguments: accepted }: ExpectedCall): ComparedCall => ({
  mark: "missing",
  actual: null,
  expected: name,
  arguments: Object.entries(accepted).map(([key, values]) => ({ key, mark: "missing", ...stated(values) })),
});

const stated = (values: readonly unknown[]) => ({
  accepted: values.filter((value) => value !== ""),
  mayBeLeftOut: values.includes(""),
});

function compared(call: FunctionCall, right: ExpectedCall | undefined, tools: readonly Tool[]): ComparedCall {
  if (!right) return unexpected(call);
  if (!sameName(call.name, right.name)) {
    return {
      mark: "differs",
      actual: call.name,
      expected: right.name,
      arguments: [...unexpected(call).arguments, ...missing(right).arguments],
    };
  }
  const schema = tools.find(({ name }) => sameName(name, right.name))?.parameters ?? {};
  const keys = [...new Set([...Object.keys(right.arguments), ...Object.keys(call.arguments)])];
  // One argument at a time, so that each wrong one is marked and not the first alone.
  const rows = keys.map((key): ComparedArgument => {
    const isGiven = Object.hasOwn(call.arguments, key);
    const isExpected = Object.hasOwn(right.arguments, key);
    const values = right.arguments[key] ?? [];
    const isRight =
      faultOfObject(isGiven ? { [key]: call.arguments[key] } : {}, isExpected ? { [key]: values } : {}, {
        ...schema,
        required: (schema.required ?? []).filter((name) => name === key),
      }) === null;
    const wrong: Mark = !isGiven ? "missing" : isExpected ? "differs" : "extra";
    return {
      key,
      mark: isRight ? "same" : wrong,
      ...(isGiven && { actual: call.arguments[key] }),
      ...stated(values),
    };
  });
  const absent = (schema.required ?? []).filter(
    (key) => !keys.includes(key) && schema.properties?.[key]?.default === undefined,
  );
  return {
    mark: faultOfCall(call, right, tools) ? "differs" : "same",
    actual: call.name,
    expected: right.name,
    arguments: [
      ...rows,
      ...absent.map((key): ComparedArgument => ({ key, mark: "missing", accepted: [], mayBeLeftOut: false })),
    ],
  };
}
