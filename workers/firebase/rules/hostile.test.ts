import { describe, expect, test } from "vitest";
import { outcomeOf, testExpressions } from "../../../tests/fakes/expression-vectors";
import { decide, rulesOf } from "../../../tests/fakes/rules-request";
import type { Fields, Value } from "../firestore/values";

/** Documents made to confuse or to stall: names of JavaScript's own, huge lists, deep maps, patterns that backtrack. */

const text = (stringValue: string): Value => ({ stringValue });
const list = (values: Value[]): Value => ({ arrayValue: { values } });
const map = (fields: Fields): Value => ({ mapValue: { fields } });
const named = JSON.parse(
  '{"__proto__":{"stringValue":"p"},"constructor":{"stringValue":"c"},"hasOwnProperty":{"stringValue":"h"},"toString":{"nullValue":null}}',
) as Fields;

testExpressions(
  "names of JavaScript's own are fields like others",
  {
    true: [
      "resource.data.__proto__ == 'p'",
      "resource.data['__proto__'] == 'p' && resource.data.constructor == 'c'",
      "resource.data.hasOwnProperty == 'h'",
      "resource.data.toString == null",
      "resource.data.keys().hasOnly(['__proto__', 'constructor', 'hasOwnProperty', 'toString'])",
      "'__proto__' in resource.data && !('valueOf' in resource.data)",
      "resource.data.get('__proto__', 'x') == 'p' && resource.data.get('prototype', 'x') == 'x'",
      "resource.data.diff({'__proto__': 'q'}).changedKeys() == ['__proto__'].toSet()",
      "{'__proto__': 1} == {'__proto__': 1} && {'__proto__': 1}.keys() == ['__proto__']",
      "!('__proto__' in {}) && {}.get('constructor', 1) == 1",
      "['__proto__'].toSet().hasAny(['__proto__'])",
    ],
    false: ["'isPrototypeOf' in resource.data", "resource.data == {}"],
    error: [
      "resource.data.valueOf == null",
      "{}.__proto__ == null",
      "{}.constructor == null",
      "[].constructor == null",
      "''.constructor == null",
      "request.auth.constructor == null",
      "resource.data.hasOwnProperty('constructor')",
      "resource.constructor.data == null",
      "constructor == null",
      "__proto__ == null",
      "__proto__()",
      "toString()",
      "''.__proto__()",
      "[].__defineGetter__('a', 1)",
      "{}.hasOwnProperty('a')",
    ],
  },
  named,
);

testExpressions(
  "what looks equal and is not",
  {
    true: [
      "resource.data.tricky[0] != resource.data.tricky[1]",
      "resource.data.composed.size() == 1 && resource.data.decomposed.size() == 2",
      "resource.data.composed != resource.data.decomposed",
      "resource.data.zero.size() == 3 && !resource.data.zero.matches('ab')",
      "resource.data.lines.matches('(?s).*b') && !resource.data.lines.matches('a')",
      "!resource.data.lines.matches('a.b') && !resource.data.lines.matches('^a$')",
    ],
    false: ["resource.data.tricky[0] in [resource.data.tricky[1]]"],
    error: [],
  },
  {
    tricky: list([list([text("a,s1:b")]), list([text("a"), text("b")])]),
    composed: text("\u00e9"),
    decomposed: text("e\u0301"),
    zero: text("a\u0000b"),
    lines: text("a\nb"),
  },
);

describe("what takes long elsewhere takes no time", () => {
  const numbers = Array.from({ length: 50_000 }, (_, index) => ({ integerValue: String(index) }));

  test.each([
    "resource.data.many.toSet().size() == 50000",
    "resource.data.many.hasAll(resource.data.many)",
    "resource.data.many.removeAll(resource.data.many).size() == 0",
    "resource.data.many.toSet().difference(resource.data.many.toSet()).size() == 0",
    "resource.data.many == resource.data.many",
  ])("%s", (condition) => {
    expect(outcomeOf(condition, { many: list(numbers) })).toBe("true");
  });

  test.each(["(a+)+", "(a|a)*", "(a|aa)+", "(.*)*x", "([a-z]+)*1"])(
    "a pattern that backtracks: %s",
    (pattern) => {
      expect(outcomeOf(`resource.data.a.matches('${pattern}')`, { a: text(`${"a".repeat(5_000)}!`) })).toBe(
        "false",
      );
    },
  );

  test("a map as deep as Firestore allows", () => {
    let deep: Value = text("bottom");
    for (let depth = 0; depth < 20; depth++) deep = map({ a: deep });
    const way = Array(20).fill("'a'").join(", ");
    expect(outcomeOf(`resource.data.get(['a', ${way}], 0) == 'bottom'`, { a: deep })).toBe("true");
    expect(outcomeOf("resource.data.a == resource.data.a", { a: deep })).toBe("true");
  });

  test("an expression nested beyond reason is no rule", () => {
    for (const nested of [
      `${"(".repeat(5000)}true${")".repeat(5000)}`,
      `${"!".repeat(5000)}true`,
      "[".repeat(5000),
    ]) {
      expect(() => rulesOf(`match /a/{b} { allow get: if ${nested}; }`)).toThrow("nested too deeply");
    }
  });
});

describe("limits of one request", () => {
  const granted = (statements: string, documents = {}) => decide(rulesOf(statements), { documents }).granted;
  const sum = (terms: number) => Array(terms).fill("x").join(" + ");

  test("1,000 expressions are evaluated, no more; nothing else grants then", () => {
    const rules = (terms: number) =>
      `match /items/{x} { allow get: if ${sum(terms)} != ''; } match /{any=**} { allow get: if 1 == 1; }`;
    expect(granted(rules(400))).toBe(true);
    expect(granted(rules(600))).toBe(false);
    expect(granted(`match /items/{x} { allow get: if ${sum(600)} != '' || true; }`)).toBe(false);
  });

  test("functions call each other 20 deep and never themselves", () => {
    const chain = (depth: number) =>
      Array.from({ length: depth }, (_, i) => `function f${i}() { return f${i + 1}(); }`).join(" ") +
      ` function f${depth}() { return true; } match /items/{id} { allow get: if f0(); }`;
    expect(granted(chain(19))).toBe(true);
    expect(granted(chain(20))).toBe(false);
    expect(granted("function f() { return true || f(); } match /items/{id} { allow get: if f(); }")).toBe(
      true,
    );
    expect(granted("function f() { return f() || true; } match /items/{id} { allow get: if f(); }")).toBe(
      false,
    );
    const mutual = "function f() { return g(); } function g() { return f(); }";
    expect(granted(`${mutual} match /items/{id} { allow get: if f() || true; }`)).toBe(false);
  });
});
