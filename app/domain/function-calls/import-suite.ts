import * as z from "zod/mini";
import { jsonEntries } from "./json-entries";
import { isMap, type ParameterSchema, parameterSchema, parameterTypes } from "./parameter-schema";
import {
  type Category,
  categories,
  categorySchema,
  type ExpectedCall,
  expectedCallSchema,
  type TestCase,
  testCaseSchema,
} from "./test-case";

export const importLimits = {
  bytes: 4 * 1024 * 1024,
  cases: 2000,
  errors: 50,
  depth: 24,
  caseCharacters: 256 * 1024,
} as const;

export interface ImportError {
  line: number;
  message: string;
}

export type ImportedCases = { cases: TestCase[]; errors: [] } | { cases: null; errors: ImportError[] };

/** What is said to a person of one line; everything else that is thrown is a fault of ours. */
class LineError extends Error {}

interface Line {
  line: number;
  value: Record<string, unknown>;
}

/**
 * Cases as the Berkeley leaderboard writes them: a JSON array or one case to a line, with `question`, `function` and
 * `ground_truth`, the last also in lines of its own of the same `id`, so that its two files can be given one after the other. The
 * category stands in `category` or begins the id (`live_simple_12`). Nothing is taken of a file in which a line is wrong;
 * after 50 such lines it is read no further.
 */
export function importCases(text: string): ImportedCases {
  const errors: ImportError[] = [];
  const tryLine = <Value>(line: number, read: () => Value): Value | null => {
    if (errors.length >= importLimits.errors) return null;
    try {
      return read();
    } catch (error) {
      if (!(error instanceof LineError)) throw error;
      errors.push({ line, message: error.message });
      return null;
    }
  };
  const entries = jsonEntries(text);
  // Each case has two lines at most.
  if (entries.length > 2 * importLimits.cases) {
    const message = `The file has ${entries.length} lines. Split it into files of at most ${importLimits.cases} cases.`;
    return { cases: null, errors: [{ line: 1, message }] };
  }
  const lines = entries.flatMap(({ line, text: entry }) => {
    const value = tryLine(line, () => readObject(entry));
    return value ? [{ line, value }] : [];
  });
  const asks = ({ value }: Line) => value.question !== undefined || value.turns !== undefined;
  const questions = lines.filter(asks);
  const truths = new Map<unknown, Line>();
  for (const one of lines) {
    if (!asks(one)) tryLine(one.line, () => takeTruth(one, truths));
  }
  const seen = new Map<string, number>();
  const cases = questions.flatMap(({ line, value }) => {
    const read = tryLine(line, () => {
      const truth = truths.get(value.id)?.value.ground_truth ?? value.ground_truth;
      truths.delete(value.id);
      const test = readCase(value, truth);
      const before = seen.get(test.id);
      if (before !== undefined)
        throw new LineError(`The id "${test.id}" stands in line ${before} too. Give each case its own.`);
      seen.set(test.id, line);
      return test;
    });
    return read ? [read] : [];
  });
  for (const { line, value } of truths.values()) {
    tryLine(line, () => {
      throw new LineError(`No line has the question of "${String(value.id)}". Add it, or remove this line.`);
    });
  }
  if (entries.length === 0)
    errors.push({ line: 1, message: "The file is empty. Choose one with at least one case." });
  if (cases.length > importLimits.cases) {
    errors.push({
      line: 1,
      message: `The file has ${cases.length} cases. Split it into files of at most ${importLimits.cases}.`,
    });
  }
  if (errors.length === 0) return { cases, errors: [] };
  const sorted = errors.toSorted((one, other) => one.line - other.line);
  return { cases: null, errors: sorted.slice(0, importLimits.errors) };
}

function readObject(text: string): Record<string, unknown> {
  if (text.length > importLimits.caseCharacters) {
    throw new LineError(`This case has more than ${importLimits.caseCharacters} characters. Shorten it.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new LineError(`This is not JSON: ${(error as Error).message}.`);
  }
  if (!isMap(value)) throw new LineError("This is no object. Write each case as one, in braces.");
  if (depthOf(value) > importLimits.depth) {
    throw new LineError(
      `Values lie within each other deeper than ${importLimits.depth} times. Make them flatter.`,
    );
  }
  return value;
}

/** Without recursion: what is given may be as deep as its sender likes. */
function depthOf(value: unknown): number {
  let depth = 0;
  let level: unknown[] = [value];
  while (level.length > 0 && depth <= importLimits.depth) {
    depth++;
    level = level
      .flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []))
      .filter((one) => typeof one === "object" && one !== null);
  }
  return depth;
}

function takeTruth(one: Line, truths: Map<unknown, Line>): void {
  const { id, ground_truth: truth } = one.value;
  if (typeof id !== "string") throw new LineError('There is no "id". Give each case one.');
  if (truth === undefined) throw new LineError(`"${id}" has neither "question" nor "ground_truth".`);
  const before = truths.get(id);
  if (before)
    throw new LineError(`The answer to "${id}" stands in line ${before.line} too. Keep one of them.`);
  truths.set(id, one);
}

function readCase(value: Record<string, unknown>, truth: unknown): TestCase {
  const { id } = value;
  if (typeof id !== "string" || id === "") throw new LineError('There is no "id". Give each case one.');
  const category = categoryOf(value.category, id);
  const { instructions, turns } = readQuestion(value.question ?? value.turns, id);
  const needsTruth = category !== "irrelevance" && category !== "relevance";
  if (needsTruth && truth === undefined) {
    throw new LineError(`"${id}" has no "ground_truth". Add what is right, here or in a line of its own.`);
  }
  const tools = readTools(value.function ?? value.tools, id);
  const expected = needsTruth ? readTruth(truth, turns.length, id) : [];
  const read = testCaseSchema.safeParse({
    id,
    category,
    isLive: value.isLive === true || /^live[_-]/.test(id),
    instructions,
    tools,
    turns: turns.map((user, index) => ({ user, expected: expected[index] ?? [] })),
  });
  if (!read.success) throw new LineError(describeIssue(id, read.error));
  if (needsTruth) checkTools(read.data);
  return read.data;
}

/** `live_parallel_multiple_3` is parallel, `simple_python_1` simple. */
function categoryOf(given: unknown, id: string): Category {
  const read = categorySchema.safeParse(String(given ?? "").replaceAll("_", "-"));
  if (read.success) return read.data;
  if (given !== undefined) {
    throw new LineError(`"${String(given)}" is no category. Use one of: ${categories.join(", ")}.`);
  }
  const name = id
    .toLowerCase()
    .replace(/^live[_-]/, "")
    .replaceAll("_", "-");
  const found = (["parallel", ...categories] as const).find((category) => name.startsWith(category));
  if (!found) {
    throw new LineError(
      `"${id}" does not begin with a category. Add "category": one of ${categories.join(", ")}.`,
    );
  }
  return found;
}

const messageSchema = z.object({ role: z.enum(["user", "system"]), content: z.string() });

/** A list of turns, each a list of messages; a plain text is one turn. */
function readQuestion(question: unknown, id: string): { instructions: string; turns: string[] } {
  if (typeof question === "string") return { instructions: "", turns: [question] };
  const read = z.array(z.union([z.array(messageSchema), messageSchema, z.string()])).safeParse(question);
  if (!read.success) {
    throw new LineError(
      `The "question" of "${id}" is no list of turns with messages of "user" and "system". Correct it.`,
    );
  }
  const turns = read.data.map((turn) =>
    [turn]
      .flat()
      .map((message) => (typeof message === "string" ? { role: "user", content: message } : message)),
  );
  const textOf = (messages: { role: string; content: string }[], role: string) =>
    messages.flatMap((message) => (message.role === role ? message.content : [])).join("\n");
  return {
    instructions: turns
      .map((turn) => textOf(turn, "system"))
      .filter(Boolean)
      .join("\n"),
    turns: turns.map((turn) => textOf(turn, "user")),
  };
}

function readTools(functions: unknown, id: string) {
  const list = Array.isArray(functions) ? functions : functions === undefined ? [] : [functions];
  return list.map((tool, index) => {
    if (!isMap(tool) || typeof tool.name !== "string") {
      throw new LineError(`Function ${index + 1} of "${id}" has no name. Give it one.`);
    }
    const parameters = parameterSchema.safeParse(usualTypes(tool.parameters ?? { type: "object" }));
    if (!parameters.success) {
      const place = parameters.error.issues[0]?.path.join(".") || "parameters";
      throw new LineError(
        `Function "${tool.name}" of "${id}" cannot be read at ${place}. Its types are: ${parameterTypes.join(", ")}.`,
      );
    }
    return { name: tool.name, description: String(tool.description ?? ""), parameters: parameters.data };
  });
}

const typeNames: Record<string, string> = {
  dict: "object",
  float: "number",
  double: "number",
  int: "integer",
  bool: "boolean",
  str: "string",
  list: "array",
  tuple: "array",
  arraylist: "array",
  hashmap: "object",
};

/** The leaderboard's names of types as those of JSON Schema. */
function usualTypes(schema: unknown): unknown {
  if (!isMap(schema)) return schema;
  const { type, properties, items, anyOf, ...rest } = schema;
  const named = (name: unknown) =>
    typeof name === "string" ? (typeNames[name.toLowerCase()] ?? name.toLowerCase()) : name;
  return {
    ...rest,
    ...(type !== undefined && { type: Array.isArray(type) ? type.map(named) : named(type) }),
    ...(isMap(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [key, usualTypes(value)]),
      ),
    }),
    ...(items !== undefined && { items: usualTypes(items) }),
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map(usualTypes) }),
  };
}

/** `[{"name": {"argument": [accepted, …]}}]`; of several turns a list of such lists. */
function readTruth(truth: unknown, turns: number, id: string): ExpectedCall[][] {
  if (!Array.isArray(truth))
    throw new LineError(`The "ground_truth" of "${id}" is no list. Write [{"name": {…}}].`);
  const perTurn = truth.length > 0 && truth.every((one) => Array.isArray(one)) ? truth : [truth];
  if (perTurn.length !== turns) {
    throw new LineError(
      `"${id}" has ${turns} turns and what is right for ${perTurn.length}. Give each turn its own list.`,
    );
  }
  return perTurn.map((calls: unknown[]) => calls.map((call) => readExpected(call, id)));
}

function readExpected(call: unknown, id: string): ExpectedCall {
  if (typeof call === "string") {
    throw new LineError(
      `The "ground_truth" of "${id}" has a call as text, "${call.slice(0, 40)}". Write it as {"name": {"argument": [value]}}.`,
    );
  }
  const [entry, ...others] = isMap(call) ? Object.entries(call) : [];
  const given = isMap(entry?.[1]) ? entry[1] : null;
  if (!entry || others.length > 0 || !given) {
    throw new LineError(
      `The "ground_truth" of "${id}" has something else than {"name": {"argument": [value]}}. Correct it.`,
    );
  }
  const read = expectedCallSchema.safeParse({ name: entry[0], arguments: given });
  if (read.success) return read.data;
  throw new LineError(
    `In "ground_truth" of "${id}", write each argument of ${entry[0]} as a list of the values that are accepted.`,
  );
}

function checkTools({ id, tools, turns }: TestCase): void {
  const same = (name: string) => name.replaceAll(".", "_");
  for (const { name, arguments: accepted } of turns.flatMap(({ expected }) => expected)) {
    const tool = tools.find((one) => same(one.name) === same(name));
    if (!tool)
      throw new LineError(`"${id}" expects a call of ${name}, which is none of its functions. Add it.`);
    const known: ParameterSchema["properties"] = tool.parameters.properties;
    const stranger = Object.keys(accepted).find((key) => known && !Object.hasOwn(known, key));
    if (stranger)
      throw new LineError(
        `"${id}" expects the argument "${stranger}", which ${name} does not have. Correct one of them.`,
      );
  }
}

function describeIssue(id: string, error: z.core.$ZodError): string {
  const issue = error.issues[0];
  return `"${id}" cannot be read at ${issue?.path.join(".") || "its top"}: ${issue?.message ?? "it is not as expected"}.`;
}
