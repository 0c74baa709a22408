import { describe, expect, test } from "vitest";
import { type Answer, encodeCall, type FunctionCall } from "./answer";
import type { FaultCode } from "./fault";
import { judgeCase } from "./judge-case";
import type { Tool } from "./parameter-schema";
import type { Category, ExpectedCall, TestCase } from "./test-case";
import type { World } from "./world";

const book: Tool = {
  name: "table.book",
  description: "Books a table",
  parameters: {
    type: "object",
    properties: {
      place: { type: "string" },
      people: { type: "integer" },
      hours: { type: "number", default: 2 },
      dishes: { type: "array", items: { type: "string" } },
      guest: {
        type: "object",
        properties: {
          name: { type: "string" },
          address: { type: "object", properties: { city: { type: "string" }, zip: { type: "string" } } },
        },
        required: ["name"],
      },
      outside: { type: "boolean" },
    },
    required: ["place", "people"],
  },
};
const cancel: Tool = {
  name: "cancel",
  description: "Cancels",
  parameters: { type: "object", properties: {} },
};

const right: ExpectedCall = { name: "table.book", arguments: { place: ["The Mill", "Mill"], people: [4] } };
const call = (given: Record<string, unknown>, name = "table.book"): FunctionCall => ({
  name,
  arguments: given,
});
const good = { place: "The Mill", people: 4 };

function judge(
  calls: FunctionCall[] | Answer["turns"][number]["calls"],
  expected: ExpectedCall[] = [right],
  category: Category = "simple",
) {
  const test: TestCase = {
    id: "one",
    category,
    isLive: false,
    world: null,
    instructions: "",
    tools: [book, cancel],
    turns: [{ user: "Book a table", expected }],
  };
  const raw = calls.map((one) => ("input" in one ? one : encodeCall(one)));
  return judgeCase(test, { turns: [{ calls: raw, text: "" }] }, null);
}
const faultOf = (...given: Parameters<typeof judge>) => judge(...given).faults[0]?.code ?? "pass";
const accepting = (change: ExpectedCall["arguments"]): ExpectedCall[] => [
  { ...right, arguments: { ...right.arguments, ...change } },
];

describe("each kind of fault", () => {
  test.each<[FaultCode | "pass", string, FunctionCall[], ExpectedCall[]?]>([
    ["pass", "what was expected", [call(good)]],
    ["pass", "another accepted value", [call({ ...good, place: "Mill" })]],
    ["pass", "a dot written as an underscore", [call(good, "table_book")]],
    ["pass", "a text by its letters alone", [call({ ...good, place: "the-mill" })]],
    ["wrong_count", "two for one", [call(good), call(good)]],
    ["wrong_count", "none for one", []],
    ["wrong_function", "another tool", [call({}, "cancel")]],
    ["missing_required", "a required argument left out", [call({ place: "Mill" })]],
    ["unexpected_param", "one the tool does not have", [call({ ...good, smoking: false })]],
    ["unexpected_param", "one nobody asked for", [call({ ...good, outside: true })]],
    ["wrong_type", "a number as text", [call({ ...good, people: "4" })]],
    ["wrong_type", "a half for a whole number", [call({ ...good, people: 4.5 })]],
    ["wrong_string", "another text", [call({ ...good, place: "The Miller" })]],
    ["wrong_value", "another number", [call({ ...good, people: 5 })]],
    ["missing_optional", "what was asked for left out", [call(good)], accepting({ outside: [true] })],
    ["pass", "what may be left out", [call(good)], accepting({ outside: [true, ""] })],
  ])("%s: %s", (code, _, calls, expected) => {
    expect(faultOf(calls, expected)).toBe(code);
  });

  test("an unreadable call is one that is no JSON object", () => {
    expect(faultOf([{ name: "table.book", input: "{place: Mill" }])).toBe("decoder_failed");
    expect(faultOf([{ name: "table.book", input: "[4]" }])).toBe("decoder_failed");
  });

  test("an argument left out stands for its default, and the other way round", () => {
    expect(faultOf([call(good)], accepting({ hours: [2] }))).toBe("pass");
    expect(faultOf([call(good)], accepting({ hours: [3] }))).toBe("missing_optional");
    expect(faultOf([call({ ...good, hours: 2 })])).toBe("pass");
    expect(faultOf([call({ ...good, hours: 3 })])).toBe("unexpected_param");
    expect(faultOf([call({ ...good, hours: 2 })], accepting({ hours: [3, ""] }))).toBe("pass");
  });

  test("a whole number stands for a number", () => {
    expect(faultOf([call({ ...good, hours: 3 })], accepting({ hours: [3] }))).toBe("pass");
  });

  test("lists keep their order", () => {
    const expected = accepting({ dishes: [["soup", "pie"]] });
    expect(faultOf([call({ ...good, dishes: ["Soup", "pie"] })], expected)).toBe("pass");
    expect(faultOf([call({ ...good, dishes: ["pie", "soup"] })], expected)).toBe("wrong_list");
    expect(faultOf([call({ ...good, dishes: ["soup"] })], expected)).toBe("wrong_list");
    expect(faultOf([call({ ...good, dishes: ["soup", 3] })], expected)).toBe("wrong_type");
  });

  test("objects are judged by the same rules at every depth, and say where", () => {
    const guest = { name: ["Ada"], address: [{ city: ["London", "Londinium"], zip: ["N1", ""] }] };
    const of = (given: unknown) =>
      judge([call({ ...good, guest: given })], accepting({ guest: [guest] })).faults[0];
    expect(of({ name: "Ada", address: { city: "london" } })).toBeUndefined();
    expect(of({ name: "Ada", address: { city: "Paris" } })).toMatchObject({
      code: "wrong_string",
      path: ["guest", "address", "city"],
    });
    expect(of({ address: { city: "London" } })).toMatchObject({
      code: "missing_required",
      path: ["guest", "name"],
    });
    expect(of({ name: "Ada" })).toMatchObject({ code: "missing_optional", path: ["guest", "address"] });
    expect(of({ name: "Ada", address: { city: "London", street: "Mill Lane" } })).toMatchObject({
      code: "unexpected_param",
      path: ["guest", "address", "street"],
    });
    expect(of("Ada")).toMatchObject({ code: "wrong_type", path: ["guest"] });
    const anything = [{ ...right, arguments: { ...right.arguments, extra: ["yes"] } }];
    expect(faultOf([call({ ...good, extra: { yes: 1 } })], anything)).toBe("wrong_object");
  });

  test("the fields that every object has are no arguments", () => {
    expect(faultOf([call({ ...good, constructor: 1 })])).toBe("unexpected_param");
    expect(faultOf([call(good)], accepting({ toString: ["x"] }))).toBe("missing_optional");
  });
});

describe("several calls", () => {
  const expected = [right, { ...right, arguments: { place: ["Mill"], people: [2] } }];

  test("may come in any order", () => {
    expect(faultOf([call({ place: "Mill", people: 2 }), call(good)], expected, "parallel")).toBe("pass");
  });

  test("are matched one to one: the first that fits is not always its own", () => {
    const loose = { ...right, arguments: { place: ["Mill", "Inn"], people: [4] } };
    const tight = { ...right, arguments: { place: ["Mill"], people: [4] } };
    const calls = [call({ place: "Mill", people: 4 }), call({ place: "Inn", people: 4 })];
    expect(faultOf(calls, [loose, tight], "parallel")).toBe("pass");
    expect(faultOf(calls, [tight, tight], "parallel")).toBe("no_match");
  });

  test("one that fits none is named, with what is wrong with it", () => {
    const { faults } = judge([call(good), call({ place: "Mill", people: 3 })], expected, "parallel");
    expect(faults).toEqual([
      { code: "no_match", turn: 0, call: 1, expected: null, path: [] },
      { code: "wrong_value", turn: 0, call: 1, expected: 1, path: ["people"] },
    ]);
  });
});

test("where no tool fits, any call is false, a broken one too", () => {
  expect(faultOf([], [], "irrelevance")).toBe("pass");
  expect(faultOf([call(good)], [], "irrelevance")).toBe("false_call");
  expect(faultOf([{ name: "cancel", input: "{" }], [], "irrelevance")).toBe("false_call");
});

test("where one fits, any call of one that is offered will do", () => {
  expect(faultOf([call({})], [], "relevance")).toBe("pass");
  expect(faultOf([], [], "relevance")).toBe("no_call");
  expect(faultOf([call({}, "unknown")], [], "relevance")).toBe("no_call");
});

describe("a talk", () => {
  const counter: World<number> = {
    begin: () => 0,
    carryOut: (state, { name, arguments: { by } }) =>
      name === "add" && typeof by === "number" ? { state: state + by, answer: String(state + by) } : null,
    compared: (state) => ({ total: state }),
    describe: (state) => state,
  };
  const add: Tool = {
    name: "add",
    description: "",
    parameters: { type: "object", properties: { by: { type: "number" } }, required: ["by"] },
  };
  const talk: TestCase = {
    id: "talk",
    category: "multi-turn",
    isLive: false,
    world: "video",
    instructions: "",
    tools: [add],
    turns: [
      { user: "three more", expected: [{ name: "add", arguments: { by: [3] } }] },
      { user: "thanks", expected: [] },
      { user: "two more", expected: [{ name: "add", arguments: { by: [2] } }] },
    ],
  };
  const turn = (...by: unknown[]) => ({
    calls: by.map((one) => encodeCall({ name: "add", arguments: { by: one } })),
    text: "",
  });
  const judged = (...turns: Answer["turns"]) => judgeCase(talk, { turns }, counter).faults[0];

  test("is right by how things stand after each turn, whatever led there", () => {
    expect(judged(turn(1, 2), turn(), turn(2))).toBeUndefined();
  });

  test.each<[FaultCode, number, Answer["turns"]]>([
    ["wrong_state", 0, [turn(4), turn(), turn(1)]],
    ["wrong_state", 1, [turn(3), turn(1), turn(1)]],
    ["empty_turn", 2, [turn(3), turn(), turn()]],
    ["call_refused", 2, [turn(3), turn(), turn("two")]],
    ["decoder_failed", 0, [{ calls: [{ name: "add", input: "by=3" }], text: "" }]],
  ])("%s is found in the turn it happens in, %i", (code, at, turns) => {
    expect(judged(...turns)).toMatchObject({ code, turn: at });
  });

  test("says what stands wrong", () => {
    expect(judged(turn(4))?.path).toEqual(["total"]);
  });

  test("without a world is judged call by call in each turn", () => {
    const bare = { ...talk, world: null };
    const answer = { turns: [turn(3), turn(), turn(5)] };
    expect(judgeCase(bare, answer, null).faults[0]).toMatchObject({ code: "wrong_value", turn: 2 });
  });
});
