import { expect, test } from "vitest";
import { compareCalls } from "./compare-calls";
import type { Tool } from "./parameter-schema";

const tool: Tool = {
  name: "send",
  description: "",
  parameters: {
    type: "object",
    properties: { to: { type: "string" }, copies: { type: "integer", default: 1 }, note: { type: "string" } },
    required: ["to"],
  },
};
const right = { name: "send", arguments: { to: ["Ada"], note: ["hi", ""] } };
const marks = (given: Record<string, unknown>, name = "send") =>
  compareCalls([{ name, arguments: given }], [right], [tool])[0];

test("each wrong argument is marked, not the first alone", () => {
  expect(marks({ to: "Ben", copies: 2 })?.arguments.map(({ key, mark }) => `${key} ${mark}`)).toEqual([
    "to differs",
    "note same",
    "copies extra",
  ]);
  expect(marks({ note: "hi" })?.arguments.map(({ key, mark }) => `${key} ${mark}`)).toEqual([
    "to missing",
    "note same",
  ]);
});

test("a default that is said differs from nothing", () => {
  expect(marks({ to: "ada", copies: 1 })).toMatchObject({
    mark: "same",
    arguments: [{}, {}, { mark: "same" }],
  });
});

test("calls too many and calls too few are named", () => {
  const call = { name: "send", arguments: { to: "Ada" } };
  expect(compareCalls([call, call], [right], [tool]).map(({ mark }) => mark)).toEqual(["same", "extra"]);
  expect(compareCalls([], [right], [tool])).toMatchObject([{ mark: "missing", expected: "send" }]);
});
