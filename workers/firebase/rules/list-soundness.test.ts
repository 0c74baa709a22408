import fc from "fast-check";
import { expect, test } from "vitest";
import { decide, decideList, rulesOf } from "../../../tests/fakes/rules-request";
import type { Filter, StructuredQuery } from "../firestore/protocol";
import { satisfiesQuery } from "../firestore/query";
import type { Fields, Value } from "../firestore/values";
import { RulesLimitError } from "./rules-error";
import type { Ruleset } from "./ruleset";

/**
 * The promise of a list rule: what a query is granted, a get of each document of its result would be granted too.
 * Tried with random rules, queries and documents over few fields and values, so that they meet often.
 */

const RUNS = 2000;
/** One of so many documents is tried in each run. */
const STEP = 17;
const fields = ["a", "b", "m.n"] as const;
const scalars: readonly [Value, string][] = [
  [{ integerValue: "1" }, "1"],
  [{ integerValue: "2" }, "2"],
  [{ doubleValue: 1.5 }, "1.5"],
  [{ doubleValue: "NaN" }, "0.0 / 0.0"],
  [{ stringValue: "x" }, "'x'"],
  [{ stringValue: "y" }, "'y'"],
  [{ booleanValue: true }, "true"],
  [{ nullValue: null }, "null"],
  [{ arrayValue: { values: [{ stringValue: "x" }] } }, "['x']"],
  [{ arrayValue: { values: [{ stringValue: "x" }, { integerValue: "1" }] } }, "['x', 1]"],
  [{ mapValue: { fields: { n: { integerValue: "1" } } } }, "{'n': 1}"],
];
const field = fc.constantFrom(...fields);
const value = fc.constantFrom(...scalars).map(([stored]) => stored);
const literal = fc.constantFrom(...scalars).map(([, written]) => written);
const several = fc.array(value, { minLength: 1, maxLength: 3 });

/** Every document there can be of two fields and one within a third. */
const documents: readonly Fields[] = possible("a").flatMap((a) =>
  possible("b").flatMap((b) =>
    [...possible("m"), ...possible("n").map((m) => ({ m: { mapValue: { fields: m } } }))].map((m) => ({
      ...a,
      ...b,
      ...m,
    })),
  ),
);

function possible(name: string): Fields[] {
  return [{}, ...scalars.map(([stored]) => ({ [name]: stored }))];
}

const leafFilter: fc.Arbitrary<Filter> = fc.oneof(
  fc
    .tuple(
      field,
      fc.constantFrom(
        "EQUAL",
        "NOT_EQUAL",
        "LESS_THAN",
        "LESS_THAN_OR_EQUAL",
        "GREATER_THAN",
        "GREATER_THAN_OR_EQUAL",
        "ARRAY_CONTAINS",
      ),
      value,
    )
    .map(
      ([fieldPath, op, operand]): Filter => ({ fieldFilter: { field: { fieldPath }, op, value: operand } }),
    ),
  fc.tuple(field, fc.constantFrom("IN", "NOT_IN", "ARRAY_CONTAINS_ANY"), several).map(
    ([fieldPath, op, values]): Filter => ({
      fieldFilter: { field: { fieldPath }, op, value: { arrayValue: { values } } },
    }),
  ),
  fc
    .tuple(field, fc.constantFrom("IS_NULL", "IS_NAN", "IS_NOT_NULL", "IS_NOT_NAN"))
    .map(([fieldPath, op]): Filter => ({ unaryFilter: { field: { fieldPath }, op } })),
);
const filter = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    leafFilter,
    fc
      .tuple(fc.constantFrom("AND", "OR"), fc.array(tie("filter"), { minLength: 1, maxLength: 3 }))
      .map(([op, filters]): Filter => ({ compositeFilter: { op, filters } })),
  ),
})).filter;
const queries: fc.Arbitrary<StructuredQuery> = fc
  .tuple(filter, fc.array(field, { maxLength: 1 }))
  .map(([where, order]) => ({ where, orderBy: order.map((fieldPath) => ({ field: { fieldPath } })) }));

const inRules = field.map((path) => `resource.data.${path}`);
const leafCondition = fc.oneof(
  fc
    .tuple(inRules, fc.constantFrom("==", "!=", "<", "<=", ">", ">="), literal)
    .map((parts) => parts.join(" ")),
  fc.tuple(literal, fc.constantFrom("==", "<", ">="), inRules).map((parts) => parts.join(" ")),
  fc
    .tuple(inRules, fc.array(literal, { minLength: 1, maxLength: 3 }))
    .map(([path, list]) => `${path} in [${list.join(", ")}]`),
  fc.tuple(literal, inRules).map(([element, path]) => `${element} in ${path}`),
  fc
    .tuple(inRules, fc.constantFrom("hasAny", "hasAll", "hasOnly"), literal)
    .map(([path, name, element]) => `${path}.${name}([${element}])`),
  fc
    .tuple(inRules, fc.constantFrom("int", "number", "string", "bool", "list", "map"))
    .map((parts) => parts.join(" is ")),
  fc.constantFrom("a", "b", "m", "z").map((name) => `'${name}' in resource.data`),
  fc.constantFrom("a", "b", "m", "z").map((name) => `resource.data.keys().hasAll(['${name}'])`),
  fc
    .tuple(fc.constantFrom("'a'", "'b'", "'z'", "['m', 'n']"), literal, literal)
    .map(([path, fallback, wanted]) => `resource.data.get(${path}, ${fallback}) == ${wanted}`),
  fc.constantFrom(
    "'n' in resource.data.m",
    "resource.data.m != null",
    "resource.data.m == {'n': 1}",
    "resource.data.size() == 1",
  ),
);
const condition = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leafCondition,
    tie("condition").map((inner) => `!(${inner})`),
    fc
      .tuple(tie("condition"), fc.constantFrom("&&", "||"), tie("condition"))
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    fc
      .tuple(tie("condition"), tie("condition"), tie("condition"))
      .map(([when, yes, no]) => `(${when} ? ${yes} : ${no})`),
  ),
})).condition;

/** Too many alternatives are a refusal as well. */
function isGranted(rules: Ruleset, query: StructuredQuery): boolean {
  try {
    return decideList(rules, query);
  } catch (error) {
    if (error instanceof RulesLimitError) return false;
    throw error;
  }
}

test("each document of a granted query could be got by itself", () => {
  let granted = 0;
  fc.assert(
    fc.property(condition, queries, fc.nat(), (given, query, offset) => {
      const rules = rulesOf(`match /items/{id} { allow get, list: if ${given}; }`);
      if (!isGranted(rules, query)) return;
      // A part of them each time; over all runs they all get their turn.
      for (let index = offset % STEP; index < documents.length; index += STEP) {
        const stored = documents[index]!;
        const name = "projects/p/databases/(default)/documents/items/i1";
        if (!satisfiesQuery({ name, fields: stored, createTimeMicros: 1, updateTimeMicros: 1 }, query))
          continue;
        granted++;
        expect({ stored, granted: decide(rules, { stored }).granted }).toEqual({ stored, granted: true });
      }
    }),
    { numRuns: RUNS },
  );
  // Otherwise it would hold of nothing.
  expect(granted).toBeGreaterThan(RUNS / 20);
});
