import fc from "fast-check";
import { expect, test } from "vitest";
import { encodeCall, type FunctionCall } from "./answer";
import type { FaultCode } from "./fault";
import { judgeCase, rightCall } from "./judge-case";
import { largestMatching } from "./match-calls";
import type { ParameterSchema, Tool } from "./parameter-schema";
import type { ExpectedCall, TestCase } from "./test-case";

/** Calls are built of the answers and must pass; each is then made wrong in one way, and must fail with that fault. */

interface Leaf {
  schema: ParameterSchema;
  accepted: unknown[];
  wrong: { value: unknown; code: FaultCode };
}

const word = fc.stringMatching(/^[a-z]{3,8}$/);

const leaf: fc.Arbitrary<Leaf> = fc.oneof(
  fc.tuple(word, word).map(([one, other]) => ({
    schema: { type: "string" as const },
    accepted: [one, other],
    wrong: { value: `${one}${other}x`, code: "wrong_string" as const },
  })),
  fc.integer({ min: -999, max: 999 }).map((value) => ({
    schema: { type: "integer" as const },
    accepted: [value],
    wrong: { value: value + 1, code: "wrong_value" as const },
  })),
  fc.boolean().map((value) => ({
    schema: { type: "boolean" as const },
    accepted: [value],
    wrong: { value: !value, code: "wrong_value" as const },
  })),
  fc.array(word, { minLength: 1, maxLength: 4 }).map((value) => ({
    schema: { type: "array" as const, items: { type: "string" as const } },
    accepted: [value],
    wrong: { value: [...value, "more"], code: "wrong_list" as const },
  })),
);

/** A leaf within objects, up to three deep. */
const nested: fc.Arbitrary<Leaf> = fc.tuple(leaf, fc.integer({ min: 0, max: 3 })).map(([inner, depth]) => {
  let built = inner;
  for (let level = 0; level < depth; level++) {
    const { schema, accepted, wrong } = built;
    built = {
      schema: { type: "object", properties: { within: schema }, required: ["within"] },
      accepted: [{ within: accepted }],
      wrong: { ...wrong, value: { within: wrong.value } },
    };
  }
  return built;
});

interface Made {
  tool: Tool;
  expected: ExpectedCall;
  leaves: Leaf[];
}

const made: fc.Arbitrary<Made> = fc
  .tuple(word, fc.array(nested, { minLength: 1, maxLength: 5 }))
  .map(([name, leaves]) => ({
    leaves,
    tool: {
      name,
      description: "",
      parameters: {
        type: "object",
        properties: {
          ...Object.fromEntries(leaves.map(({ schema }, index) => [`p${index}`, schema])),
          standard: { type: "integer", default: 7 },
        },
        // The last may be left out by the tool, though it was asked for.
        required: leaves.slice(0, -1).map((_, index) => `p${index}`),
      },
    },
    expected: {
      name,
      arguments: Object.fromEntries(leaves.map(({ accepted }, index) => [`p${index}`, accepted])),
    },
  }));

const several = fc.uniqueArray(made, { minLength: 1, maxLength: 4, selector: ({ tool }) => tool.name });

function judge(all: Made[], calls: FunctionCall[]) {
  const test: TestCase = {
    id: "made",
    category: "parallel",
    isLive: false,
    world: null,
    instructions: "",
    tools: all.map(({ tool }) => tool),
    turns: [{ user: "Do it", expected: all.map(({ expected }) => expected) }],
  };
  return judgeCase(test, { turns: [{ calls: calls.map(encodeCall), text: "" }] }, null);
}

const built = (all: Made[]) => all.map(({ expected, tool }) => rightCall(expected, [tool]));

test("calls built of the answers pass, in any order and with defaults said", () => {
  fc.assert(
    fc.property(several, fc.boolean(), (all, isSaid) => {
      const calls = built(all).map((call) => ({
        ...call,
        arguments: isSaid ? { ...call.arguments, standard: 7 } : call.arguments,
      }));
      expect(judge(all, calls.toReversed()).pass).toBe(true);
    }),
  );
});

/** Ways to make the first call wrong, each with the fault it must be found by; null where it cannot be made so. */
const mutations: Record<
  string,
  (one: Made, call: FunctionCall) => { call: FunctionCall; code: FaultCode } | null
> = {
  "another tool": (_, call) => ({ call: { ...call, name: `${call.name}x` }, code: "wrong_function" }),
  "an argument that does not exist": (_, call) => ({
    call: { ...call, arguments: { ...call.arguments, stranger: 1 } },
    code: "unexpected_param",
  }),
  "another value than the default": (_, call) => ({
    call: { ...call, arguments: { ...call.arguments, standard: 8 } },
    code: "unexpected_param",
  }),
  "a required argument left out": ({ leaves }, call) =>
    leaves.length < 2 ? null : { call: without(call, "p0"), code: "missing_required" },
  "an expected argument left out": ({ leaves }, call) => ({
    call: without(call, `p${leaves.length - 1}`),
    code: "missing_optional",
  }),
  "a value of another type": (_, call) => ({
    call: { ...call, arguments: { ...call.arguments, p0: null } },
    code: "wrong_type",
  }),
  "another value, however deep": ({ leaves }, call) => {
    const wrong = leaves[0]!.wrong;
    return { call: { ...call, arguments: { ...call.arguments, p0: wrong.value } }, code: wrong.code };
  },
};

function without(call: FunctionCall, key: string): FunctionCall {
  const { [key]: _, ...rest } = call.arguments;
  return { ...call, arguments: rest };
}

test.each(Object.keys(mutations))("%s is found by its fault", (name) => {
  fc.assert(
    fc.property(several, (all) => {
      const [first, ...others] = built(all);
      const mutated = mutations[name]!(all[0]!, first!);
      fc.pre(mutated !== null);
      const { faults } = judge(all, [mutated!.call, ...others]);
      expect(faults.map(({ code }) => code)).toEqual(
        all.length === 1 ? [mutated!.code] : ["no_match", mutated!.code],
      );
    }),
  );
});

test("a call more or less is found by their number", () => {
  fc.assert(
    fc.property(several, fc.boolean(), (all, isMore) => {
      const calls = built(all);
      const changed = isMore ? [...calls, calls[0]!] : calls.slice(1);
      expect(judge(all, changed).faults[0]?.code).toBe("wrong_count");
    }),
  );
});

test("a matching is as large as any, and takes nobody twice", () => {
  const size = 5;
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: size * size, maxLength: size * size }), (edges) => {
      const fits = (one: number, other: number) => edges[one * size + other] === true;
      const partners = largestMatching(size, size, fits);
      const taken = partners.filter((partner) => partner !== null);
      expect(new Set(taken).size).toBe(taken.length);
      for (const [one, other] of partners.entries()) if (other !== null) expect(fits(one, other)).toBe(true);
      expect(taken.length).toBe(largestByTrying(size, fits, 0, new Set()));
    }),
  );
});

function largestByTrying(
  size: number,
  fits: (one: number, other: number) => boolean,
  from: number,
  taken: ReadonlySet<number>,
): number {
  if (from === size) return 0;
  let best = largestByTrying(size, fits, from + 1, taken);
  for (let other = 0; other < size; other++) {
    if (taken.has(other) || !fits(from, other)) continue;
    best = Math.max(best, 1 + largestByTrying(size, fits, from + 1, new Set([...taken, other])));
  }
  return best;
}
