import { isMap } from "../function-calls/parameter-schema";

/** A schema that uses a word we do not check. Passing what was never looked at would be worse than saying so. */
export class SchemaError extends Error {}

const silent = new Set(["$schema", "$id", "title", "description", "default", "examples", "$comment"]);

type Check = (value: unknown, given: unknown, schema: Record<string, unknown>, path: string) => string[];

const typeOf = (value: unknown) => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

const isOfType = (value: unknown, type: unknown) =>
  type === "integer" ? Number.isInteger(value) : typeOf(value) === type;

const same = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => same(item, other[index]));
  if (isMap(one) && isMap(other)) {
    const keys = Object.keys(one);
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => Object.hasOwn(other, key) && same(one[key], other[key]))
    );
  }
  return one === other;
};

const bound =
  (
    measure: (value: unknown) => number | null,
    isWithin: (size: number, bound: number) => boolean,
    words: string,
  ): Check =>
  (value, given, _, path) => {
    const size = measure(value);
    return size === null || isWithin(size, Number(given)) ? [] : [`${path} is ${words} ${String(given)}`];
  };
const numberOf = (value: unknown) => (typeof value === "number" ? value : null);
const lettersOf = (value: unknown) => (typeof value === "string" ? [...value].length : null);
const itemsOf = (value: unknown) => (Array.isArray(value) ? value.length : null);
const atLeast = (size: number, least: number) => size >= least;
const atMost = (size: number, most: number) => size <= most;

const checks: Record<string, Check> = {
  type: (value, given, _, path) =>
    [given].flat().some((type) => isOfType(value, type))
      ? []
      : [`${path} is no ${[given].flat().join(" or ")}`],
  enum: (value, given, _, path) =>
    Array.isArray(given) && given.some((one) => same(one, value)) ? [] : [`${path} is none of those allowed`],
  const: (value, given, _, path) => (same(value, given) ? [] : [`${path} is not ${JSON.stringify(given)}`]),
  required: (value, given, _, path) =>
    isMap(value) && Array.isArray(given)
      ? given
          .filter((key) => !Object.hasOwn(value, String(key)))
          .map((key) => `${path}.${String(key)} is missing`)
      : [],
  properties: (value, given, _, path) =>
    isMap(value) && isMap(given)
      ? Object.entries(given).flatMap(([key, inner]) =>
          Object.hasOwn(value, key) ? schemaProblems(value[key], inner, `${path}.${key}`) : [],
        )
      : [],
  additionalProperties: (value, given, { properties }, path) => {
    if (!isMap(value)) return [];
    const known = isMap(properties) ? properties : {};
    const others = Object.keys(value).filter((key) => !Object.hasOwn(known, key));
    if (given === false) return others.map((key) => `${path}.${key} is not expected`);
    return isMap(given) ? others.flatMap((key) => schemaProblems(value[key], given, `${path}.${key}`)) : [];
  },
  items: (value, given, _, path) =>
    Array.isArray(value)
      ? value.flatMap((item, index) => schemaProblems(item, given, `${path}[${index}]`))
      : [],
  anyOf: (value, given, _, path) =>
    Array.isArray(given) && given.some((one) => schemaProblems(value, one, path).length === 0)
      ? []
      : [`${path} fits none of the schemas`],
  allOf: (value, given, _, path) =>
    Array.isArray(given) ? given.flatMap((one) => schemaProblems(value, one, path)) : [],
  minimum: bound(numberOf, atLeast, "less than"),
  maximum: bound(numberOf, atMost, "more than"),
  minLength: bound(lettersOf, atLeast, "shorter than"),
  maxLength: bound(lettersOf, atMost, "longer than"),
  minItems: bound(itemsOf, atLeast, "shorter than"),
  maxItems: bound(itemsOf, atMost, "longer than"),
};

/** What of a value breaks a JSON schema, one line each. Throws SchemaError where the schema says what is not checked here. */
export function schemaProblems(value: unknown, schema: unknown, path = "the answer"): string[] {
  if (schema === true) return [];
  if (!isMap(schema)) throw new SchemaError(`The schema of ${path} is no object.`);
  return Object.entries(schema).flatMap(([word, given]) => {
    if (silent.has(word)) return [];
    const check = Object.hasOwn(checks, word) ? checks[word] : undefined;
    if (!check) throw new SchemaError(`The schema says "${word}", which is not checked here. Take it out.`);
    return check(value, given, schema, path);
  });
}
