import type { ValueFault } from "./fault";
import { fitsType, isMap, type ParameterSchema, schemaFor, typesOf } from "./parameter-schema";

type Path = (string | number)[];

/** What stands among accepted values for "may be left out". */
const OMITTABLE = "";

/**
 * What is wrong with the arguments of a call, or with an object within them: the same rules at every depth. An argument that is
 * left out stands for its default, and one that is given as its default for being left out.
 */
export function faultOfObject(
  actual: Record<string, unknown>,
  accepted: Record<string, unknown>,
  schema: ParameterSchema,
  path: Path = [],
): ValueFault | null {
  const properties = schema.properties ?? {};
  const schemaOf = (key: string) => (Object.hasOwn(properties, key) ? (properties[key] ?? {}) : {});
  const has = (key: string) => Object.hasOwn(actual, key);

  for (const key of schema.required ?? []) {
    if (!has(key) && schemaOf(key).default === undefined)
      return { code: "missing_required", path: [...path, key] };
  }
  for (const [key, value] of Object.entries(actual)) {
    const isKnown = Object.hasOwn(properties, key) || Object.hasOwn(accepted, key);
    if (Object.hasOwn(accepted, key) && isKnown) continue;
    const standard = schemaOf(key).default;
    if (standard === undefined || !isSame(value, standard))
      return { code: "unexpected_param", path: [...path, key] };
  }
  for (const [key, values] of Object.entries(accepted)) {
    if (!has(key)) continue;
    const own = schemaOf(key);
    const fault = faultOfValue(actual[key], acceptedOf(values, own), own, [...path, key]);
    if (fault) return fault;
  }
  for (const [key, values] of Object.entries(accepted)) {
    if (has(key)) continue;
    const own = schemaOf(key);
    const options = acceptedOf(values, own);
    if (options.includes(OMITTABLE)) continue;
    const isDefault = own.default !== undefined && !faultOfValue(own.default, options, own, []);
    if (!isDefault) return { code: "missing_optional", path: [...path, key] };
  }
  return null;
}

function faultOfValue(
  actual: unknown,
  options: readonly unknown[],
  schema: ParameterSchema,
  path: Path,
): ValueFault | null {
  if (!fitsType(actual, schema)) return { code: "wrong_type", path };
  const own = schemaFor(actual, schema);
  // What is given as its default may as well have been left out.
  const isLeftOut = own.default !== undefined && options.includes(OMITTABLE) && isSame(actual, own.default);
  if (isLeftOut) return null;
  let first: ValueFault | null = null;
  for (const option of options) {
    const fault = faultAgainst(actual, option, own, path);
    if (!fault) return null;
    // Of several accepted values, the one that is nearest in kind says what is wrong.
    if (!first || fault.path.length > first.path.length) first = fault;
  }
  return first ?? { code: codeOf(actual), path };
}

function faultAgainst(
  actual: unknown,
  option: unknown,
  schema: ParameterSchema,
  path: Path,
): ValueFault | null {
  if (isMap(actual) && isMap(option)) return faultOfObject(actual, option, schema, path);
  if (Array.isArray(actual) && Array.isArray(option)) {
    const items = schema.items ?? {};
    const wrong = actual.findIndex((item) => !fitsType(item, items));
    if (wrong >= 0) return { code: "wrong_type", path: [...path, wrong] };
    if (actual.length !== option.length) return { code: "wrong_list", path };
    for (const [index, item] of actual.entries()) {
      const inner = schemaFor(item, items);
      const fault = faultAgainst(item, option[index], inner, [...path, index]);
      if (fault) return isMap(item) ? fault : { code: "wrong_list", path: fault.path };
    }
    return null;
  }
  return isSame(actual, option) ? null : { code: codeOf(actual), path };
}

function codeOf(actual: unknown): ValueFault["code"] {
  if (typeof actual === "string") return "wrong_string";
  if (Array.isArray(actual)) return "wrong_list";
  return isMap(actual) ? "wrong_object" : "wrong_value";
}

/** Within objects a field may state its one value plainly: a list is then a list of values only where the field is none itself. */
function acceptedOf(values: unknown, schema: ParameterSchema): readonly unknown[] {
  if (!Array.isArray(values)) return [values];
  const isList = typesOf(schema).includes("array");
  return isList && !values.some((value) => Array.isArray(value) || value === OMITTABLE || value === null)
    ? [values]
    : values;
}

/** Equal as values: texts without spaces, `,./-_*^` and case, with ' as ". */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === "string" && typeof other === "string") return plain(one) === plain(other);
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (isMap(one) && isMap(other)) {
    const keys = Object.keys(one);
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
    );
  }
  return one === other;
}

const plain = (text: string) =>
  text
    .replace(/[ ,./\-_*^]/g, "")
    .toLowerCase()
    .replaceAll("'", '"');

/** The first of the accepted values throughout: arguments that are right, with nothing left out that is asked for. */
export function firstAccepted(
  accepted: Record<string, unknown>,
  schema: ParameterSchema,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(accepted).flatMap(([key, values]) => {
      const own = schema.properties?.[key] ?? {};
      const option = acceptedOf(values, own).find((value) => value !== OMITTABLE);
      return option === undefined ? [] : [[key, plainValue(option, schemaFor(option, own))]];
    }),
  );
}

function plainValue(option: unknown, schema: ParameterSchema): unknown {
  if (isMap(option)) return firstAccepted(option, schema);
  if (Array.isArray(option)) return option.map((item) => plainValue(item, schema.items ?? {}));
  return option;
}
