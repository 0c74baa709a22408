import { describe, expect, test } from "vitest";
import type { RpcError } from "./rpc-error";
import { readMessage } from "./wire-json";
import { DOCUMENT } from "./wire-messages";
import { METHOD_BODIES } from "./wire-requests";

const value = (fieldValue: object) => ({ writes: [{ update: { name: "n", fields: { a: fieldValue } } }] });
const readValue = (fieldValue: object) => {
  const read = readMessage<ReturnType<typeof value>>(METHOD_BODIES.commit, value(fieldValue));
  return read.writes[0]!.update.fields.a;
};
const IN_VALUE = "writes[0].update.fields[0].value";

describe("what fits its message is read into one form", () => {
  test.each<[object, object]>([
    [{ integerValue: 7 }, { integerValue: "7" }],
    [{ integerValue: "007" }, { integerValue: "7" }],
    [{ integerValue: "-9223372036854775808" }, { integerValue: "-9223372036854775808" }],
    [{ integer_value: "1" }, { integerValue: "1" }],
    [{ booleanValue: "true" }, { booleanValue: true }],
    [{ doubleValue: "1.5" }, { doubleValue: 1.5 }],
    [{ doubleValue: "NaN" }, { doubleValue: "NaN" }],
    [{ nullValue: "NULL_VALUE" }, { nullValue: null }],
    [{ bytesValue: "-_8" }, { bytesValue: "+/8=" }],
    [{ stringValue: null }, {}],
    [{ arrayValue: { values: [{ integerValue: 1 }] } }, { arrayValue: { values: [{ integerValue: "1" }] } }],
  ])("%j", (sent, read) => {
    expect(readValue(sent)).toEqual(read);
  });

  test("enums by number and in any case, wrapped numbers bare", () => {
    const structuredQuery = {
      order_by: [{ field: { fieldPath: "n" }, direction: 2 }],
      limit: { value: "3" },
    };
    const where = { fieldFilter: { field: { field_path: "n" }, op: "equal", value: { integerValue: 1 } } };
    expect(readMessage(METHOD_BODIES.runQuery, { structured_query: { ...structuredQuery, where } })).toEqual({
      structuredQuery: {
        orderBy: [{ field: { fieldPath: "n" }, direction: "DESCENDING" }],
        limit: 3,
        where: { fieldFilter: { field: { fieldPath: "n" }, op: "EQUAL", value: { integerValue: "1" } } },
      },
    });
  });

  test("a field called __proto__ stays a field", () => {
    const fields = JSON.parse('{"__proto__": {"integerValue": "1"}}') as object;
    expect(Object.keys(readMessage<{ fields: object }>(DOCUMENT, { fields }).fields)).toEqual(["__proto__"]);
  });
});

test.each<[string, keyof typeof METHOD_BODIES, unknown, string]>([
  [
    "an unknown name",
    "commit",
    { write: [] },
    'Invalid JSON payload received. Unknown name "write": Cannot find field.',
  ],
  [
    "an unknown name further in",
    "runQuery",
    { structuredQuery: { where: { fieldFilter: { value: { futureValue: 1 } } } } },
    "Invalid JSON payload received. Unknown name \"futureValue\" at 'structured_query.where.field_filter.value': Cannot find field.",
  ],
  [
    "no object",
    "commit",
    [],
    'Invalid JSON payload received. Unknown name "": Root element must be a message.',
  ],
  [
    "two of one",
    "commit",
    value({ integerValue: "1", stringValue: "a" }),
    `Invalid value at '${IN_VALUE}' (oneof), oneof field 'value_type' is already set. Cannot set 'stringValue'`,
  ],
  [
    "an integer past 64 bits",
    "commit",
    value({ integerValue: "9223372036854775808" }),
    `Invalid value at '${IN_VALUE}.integer_value' (TYPE_INT64), "9223372036854775808"`,
  ],
  [
    "a broken integer",
    "commit",
    value({ integerValue: 1.5 }),
    `Invalid value at '${IN_VALUE}.integer_value' (TYPE_INT64), 1.5`,
  ],
  [
    "no number",
    "commit",
    value({ doubleValue: "much" }),
    `Invalid value at '${IN_VALUE}.double_value' (TYPE_DOUBLE), "much"`,
  ],
  [
    "no text",
    "commit",
    value({ stringValue: 1 }),
    `Invalid value at '${IN_VALUE}.string_value' (TYPE_STRING), 1`,
  ],
  [
    "half a character",
    "commit",
    value({ stringValue: "\ud800" }),
    `Invalid value at '${IN_VALUE}.string_value' (TYPE_STRING), invalid UTF-8`,
  ],
  [
    "no base64",
    "commit",
    value({ bytesValue: "a?" }),
    `Invalid value at '${IN_VALUE}.bytes_value' (TYPE_BYTES), Base64 decoding failed for "a?"`,
  ],
  [
    "a day of no calendar",
    "commit",
    value({ timestampValue: "yesterday" }),
    `Invalid value at '${IN_VALUE}.timestamp_value' (type.googleapis.com/google.protobuf.Timestamp), Field 'timestampValue', Illegal timestamp format; timestamps must end with 'Z' or have a valid timezone offset.`,
  ],
  ...["10000-01-01T00:00:00Z", "0000-12-31T23:59:59Z", "2020-01-01T00:00:00.1234567891Z"].map(
    (timestampValue): [string, "commit", unknown, string] => [
      `the time ${timestampValue}`,
      "commit",
      value({ timestampValue }),
      `Invalid value at '${IN_VALUE}.timestamp_value' (type.googleapis.com/google.protobuf.Timestamp), Field 'timestampValue', Timestamp value exceeds limits`,
    ],
  ),
  [
    "an unknown operator",
    "runQuery",
    { structuredQuery: { where: { fieldFilter: { op: "SIMILAR_TO" } } } },
    "Invalid value at 'structured_query.where.field_filter.op' (type.googleapis.com/google.firestore.v1.StructuredQuery.FieldFilter.Operator), \"SIMILAR_TO\"",
  ],
  [
    "a limit past 32 bits",
    "runQuery",
    { structuredQuery: { limit: 2147483648 } },
    "Invalid value at 'structured_query.limit.value' (TYPE_INT32), 2147483648",
  ],
  [
    "no list",
    "commit",
    { writes: {} },
    "Invalid value at 'writes' (type.googleapis.com/google.firestore.v1.Write), {}",
  ],
  [
    "two faults",
    "commit",
    { a: 1, writes: [{ b: 2 }] },
    'Invalid JSON payload received. Unknown name "a": Cannot find field.\nInvalid JSON payload received. Unknown name "b" at \'writes[0]\': Cannot find field.',
  ],
])("%s is refused in Google's words", (_, method, json, message) => {
  expect(() => readMessage(METHOD_BODIES[method], json)).toThrow(
    expect.objectContaining({ status: "INVALID_ARGUMENT", message }),
  );
});

test("messages end somewhere: values of the greatest depth are far from it, more is refused", () => {
  const nested = (levels: number): object => {
    let inner: object = { nullValue: null };
    for (let level = 0; level < levels; level++) inner = { mapValue: { fields: { a: inner } } };
    return inner;
  };
  expect(() => readValue(nested(40))).not.toThrow();
  expect(() => readValue(nested(1000))).toThrow("Message too deep.");
});

test("a refusal lists its faults apart, and not without end", () => {
  const json = { writes: Array.from({ length: 100 }, () => ({ [`x${"y".repeat(1000)}`]: 1 })) };
  let thrown: unknown;
  try {
    readMessage(METHOD_BODIES.commit, json);
  } catch (error) {
    thrown = error;
  }
  const [details] = (thrown as RpcError).toJSON().error.details as [{ fieldViolations: { field: string }[] }];
  expect(details.fieldViolations).toHaveLength(16);
  expect(details.fieldViolations[3]!.field).toBe("writes[3]");
  expect((thrown as RpcError).message.length).toBeLessThan(6000);
});
