import { describe, expect, test } from "vitest";
import { getAtPath, parseFieldPath, parseWritablePath, setAtPath } from "./field-path";
import type { Fields } from "./values";

describe("field paths", () => {
  test.each([
    ["a", ["a"]],
    ["a.b.c", ["a", "b", "c"]],
    ["`a.b`.c", ["a.b", "c"]],
    ["a.`with \\` and \\\\`", ["a", "with ` and \\"]],
    ["_1.`été\n`", ["_1", "été\n"]],
  ])("%s", (text, names) => {
    expect(parseFieldPath(text)).toEqual(names);
  });

  test.each([".", "a.", ".a", "a..b", "`open", "``", "`a`b", "a-b", "1a", "a[0]", " a"])(
    "%j is refused",
    (text) => {
      expect(() => parseFieldPath(text)).toThrow(
        `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), and quoted property paths must match regex (\`(?:[^\`\\\\]|(?:\\\\.))+\`)`,
      );
    },
  );

  test("an empty one, one that is too long, and reserved names where they would be written", () => {
    expect(() => parseFieldPath("")).toThrow("Invalid empty property path string.");
    expect(parseFieldPath(`${"a".repeat(1498)}.b`)).toHaveLength(2);
    expect(() => parseFieldPath("a".repeat(1501))).toThrow("property path is longer than 1500 bytes.");
    expect(parseFieldPath("a.__x__")).toEqual(["a", "__x__"]);
    expect(() => parseWritablePath("a.__x__")).toThrow("Invalid reserved name in field path __x__");
  });

  test("reading stops where the document has no map, and sees own fields only", () => {
    const fields: Fields = {
      a: { mapValue: { fields: { b: { integerValue: "1" } } } },
      n: { nullValue: null },
    };
    expect(getAtPath(fields, ["a", "b"])).toEqual({ integerValue: "1" });
    expect(getAtPath(fields, ["a", "x"])).toBeUndefined();
    expect(getAtPath(fields, ["n", "x"])).toBeUndefined();
    expect(getAtPath(fields, ["constructor"])).toBeUndefined();
  });

  test("writing makes the maps on the way, replaces what is no map, and deletes only what is there", () => {
    const fields: Fields = { a: { integerValue: "1" } };
    setAtPath(fields, ["a", "b"], { booleanValue: true });
    setAtPath(fields, ["c", "d"], undefined);
    expect(fields).toEqual({ a: { mapValue: { fields: { b: { booleanValue: true } } } } });
    setAtPath(fields, ["a", "b"], undefined);
    expect(fields).toEqual({ a: { mapValue: { fields: {} } } });
  });
});
