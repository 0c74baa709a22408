import { isSameFields, type WireFields, type WireValue } from "./wire-value";

/**
 * Fields that are not shown. A rule is a word (`email`), which masks every field with this word in its name, at any depth
 * (`ownerEmail`, `email_address`); or a collection and a path (`content.brief.notes`), which masks that field alone.
 */
export type MaskRules = readonly string[];

export const usualMaskRules: MaskRules = [
  ...["email", "emails", "mail", "phone", "password", "secret", "token", "hash", "salt", "ip", "iban"],
  // Beginnings of the words of an address, by which accounts are found.
  "clients.search",
  // What people typed into jobs is shown for a reason alone, here as in their own tool.
  ...["jobs.title", "jobs.request", "jobs.brief", "jobs.script", "jobs.clipRequest"],
  // Hold addresses of people.
  ...["members", "editors", "commenters", "guests", "invited"],
  ...[
    "auditEvents.patch",
    "auditEvents.details",
    "auditEvents.actorId",
    "documentChanges.by",
    "clientNotes.by",
  ],
];

/** Whether a field is not shown; `path` has its names from the document on. */
export function isMasked(rules: MaskRules, collection: string, path: readonly string[]): boolean {
  const names = path.filter((name) => !/^\[\d+\]$/.test(name));
  return rules.some((rule) => {
    if (!rule.includes(".")) return names.some((name) => wordsOf(name).includes(rule.toLowerCase()));
    const [of, ...within] = rule.split(".");
    return of === collection && within.every((name, at) => names[at] === name);
  });
}

/** Whether a field is a map or list that a rule masks a part of: its order would tell that part. */
export function isAroundMasked(rules: MaskRules, collection: string, path: readonly string[]): boolean {
  return rules.some((rule) => {
    const [of, ...within] = rule.split(".");
    return of === collection && path.length < within.length && path.every((name, at) => within[at] === name);
  });
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

/** The fields with a mark in place of each value that is not shown. */
export function maskFields(rules: MaskRules, collection: string, fields: WireFields): WireFields {
  return within(fields, []);

  function within(map: WireFields, path: readonly string[]): WireFields {
    return Object.fromEntries(
      Object.entries(map).map(([name, value]) => [name, one(value, [...path, name])]),
    );
  }
  function one(value: WireValue, path: readonly string[]): WireValue {
    if ("nullValue" in value) return value;
    if (isMasked(rules, collection, path)) return { maskedValue: JSON.stringify(path) };
    if ("mapValue" in value) return { mapValue: { fields: within(value.mapValue.fields, path) } };
    if ("arrayValue" in value) {
      return {
        arrayValue: { values: value.arrayValue.values.map((each, at) => one(each, [...path, `[${at}]`])) },
      };
    }
    return value;
  }
}

/** Whether a value of a field holds, or is, what is not shown. */
export function holdsMasked(
  rules: MaskRules,
  collection: string,
  path: readonly string[],
  value: WireValue,
): boolean {
  const whole = path.reduceRight<WireValue>(
    (inner, name) => ({ mapValue: { fields: { [name]: inner } } }),
    value,
  );
  const fields = "mapValue" in whole ? whole.mapValue.fields : {};
  return !isSameFields(fields, maskFields(rules, collection, fields));
}

export type Unmasked = { kind: "filled"; fields: WireFields } | { kind: "misplaced"; field: string };

/**
 * The fields with what stands in the document put in place of each mark. A mark may move within a list, and into another field
 * that is masked; anywhere else it would show what it hides.
 */
export function fillMasks(
  rules: MaskRules,
  collection: string,
  fields: WireFields,
  stored: WireFields,
): Unmasked {
  let misplaced: string | null = null;
  const filled = within(fields, []);
  return misplaced === null ? { kind: "filled", fields: filled } : { kind: "misplaced", field: misplaced };

  function within(map: WireFields, path: readonly string[]): WireFields {
    return Object.fromEntries(
      Object.entries(map).map(([name, value]) => [name, one(value, [...path, name])]),
    );
  }
  function one(value: WireValue, path: readonly string[]): WireValue {
    if ("maskedValue" in value) {
      const found = valueAt(stored, pathOf(value.maskedValue));
      if (found && isMasked(rules, collection, path)) return found;
      misplaced ??= path.join(".");
      return { nullValue: null };
    }
    if ("mapValue" in value) return { mapValue: { fields: within(value.mapValue.fields, path) } };
    if ("arrayValue" in value) {
      return {
        arrayValue: { values: value.arrayValue.values.map((each, at) => one(each, [...path, `[${at}]`])) },
      };
    }
    return value;
  }
}

function pathOf(mark: string): string[] {
  try {
    const path: unknown = JSON.parse(mark);
    return Array.isArray(path) ? path.map(String) : [];
  } catch {
    return [];
  }
}

/** The value at a path of names, and of places in lists such as `[2]`; undefined where there is none. */
export function valueAt(fields: WireFields, path: readonly string[]): WireValue | undefined {
  const [first, ...rest] = path;
  if (first === undefined || !Object.hasOwn(fields, first)) return undefined;
  return rest.reduce<WireValue | undefined>((value, name) => {
    if (value && "mapValue" in value) {
      return Object.hasOwn(value.mapValue.fields, name) ? value.mapValue.fields[name] : undefined;
    }
    const place = /^\[(\d+)\]$/.exec(name)?.[1];
    return value && "arrayValue" in value && place ? value.arrayValue.values[Number(place)] : undefined;
  }, fields[first]);
}
