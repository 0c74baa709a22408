import { type Answer, decodeCalls, type FunctionCall } from "./answer";
import type { Fault, Verdict } from "./fault";
import { faultsOfCalls, sameName } from "./judge-calls";
import { firstAccepted } from "./judge-value";
import type { Tool } from "./parameter-schema";
import type { ExpectedCall, TestCase } from "./test-case";
import { firstDifference, type World } from "./world";

/** Counted up with each change of a rule: verdicts of an older one are of no use beside new ones. */
export const judgeVersion = 1;

/**
 * Whether a model called what it should, by the rules of its category. A talk ends at its first wrong turn: what follows would be
 * judged on a state that is wrong already. `world` is what the case names, as new.
 */
export function judgeCase(test: TestCase, answer: Answer, world: World | null): Verdict {
  const faults = faultsOfCase(test, answer, world);
  return { pass: faults.length === 0, faults };
}

const about = (code: Fault["code"], turn: number, call: number | null = null): Fault[] => [
  { code, turn, call, expected: null, path: [] },
];

function faultsOfCase(test: TestCase, answer: Answer, world: World | null): Fault[] {
  const raw = answer.turns[0]?.calls ?? [];
  // A call that cannot be read was a call all the same.
  if (test.category === "irrelevance") return raw.length > 0 ? about("false_call", 0, 0) : [];
  if (test.category === "relevance") {
    const isCalled = raw.some(({ name }) => test.tools.some((tool) => sameName(tool.name, name)));
    return isCalled ? [] : about("no_call", 0);
  }
  const isTalk = test.category === "multi-turn";
  const states = isTalk && world ? { actual: world.begin(), right: world.begin() } : null;
  for (const [turn, { expected }] of test.turns.entries()) {
    const calls = decodeCalls(answer.turns[turn]?.calls ?? []);
    const unreadable = calls.indexOf(null);
    if (unreadable >= 0) return about("decoder_failed", turn, unreadable);
    const read = calls.flatMap((call) => call ?? []);
    const faults =
      states && world
        ? faultsOfTurn({ turn, calls: read, expected, tools: test.tools, states, world })
        : faultsOfCalls(read, expected, test.tools, turn);
    if (faults.length > 0) return faults;
  }
  return [];
}

interface Turn {
  turn: number;
  calls: FunctionCall[];
  expected: ExpectedCall[];
  tools: readonly Tool[];
  /** How things stand by the model's calls, and by the right ones. */
  states: { actual: unknown; right: unknown };
  world: World;
}

function faultsOfTurn({ turn, calls, expected, tools, states, world }: Turn): Fault[] {
  if (expected.length > 0 && calls.length === 0) return about("empty_turn", turn);
  for (const [place, call] of calls.entries()) {
    const done = world.carryOut(states.actual, call);
    if (!done) return about("call_refused", turn, place);
    states.actual = done.state;
  }
  for (const right of expected) {
    const done = world.carryOut(states.right, rightCall(right, tools));
    if (!done) throw new Error(`What is expected of turn ${turn} cannot be carried out: ${right.name}.`);
    states.right = done.state;
  }
  const difference = firstDifference(world.compared(states.actual), world.compared(states.right));
  return difference
    ? [{ code: "wrong_state", turn, call: null, expected: null, path: difference.slice(0, 12) }]
    : [];
}

/** One call that is right, of all that are. */
export function rightCall({ name, arguments: accepted }: ExpectedCall, tools: readonly Tool[]): FunctionCall {
  const tool = tools.find((one) => sameName(one.name, name));
  return { name, arguments: firstAccepted(accepted, tool?.parameters ?? {}) };
}
