import { describe, expect, test } from "vitest";
import { getAtPath, parseFieldPath, setAtPath } from "./field-path";
import type { Fields } from "./values";

describe("field paths", () => {
  test.each([
    ["a", ["a"]],
    ["a.b.c", ["a", "b", "c"]],
    ["`a.b`.c", ["a.b", "c"]],
    ["a.`with \\` and \\\\`", ["a", "with ` and \\"]],
    ["`` ", null],
  ])("%s", (text, names) => {
    if (names) expect(parseFieldPath(text)).toEqual(names);
    else expect(() => parseFieldPath(text)).toThrow("Invalid field path");
  });

  test.each(["", ".", "a.", ".a", "a..b", "`open", "`a`b"])("%j is refused", (text) => {
    expect(() => parseFieldPath(text)).toThrow("Invalid field path");
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
