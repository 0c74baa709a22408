/** A field of a document, as it was and as it became; a side that is absent was not there. */
export interface FieldChange {
  /** Path of the document. */
  target: string;
  /** Names and, within lists, places from 0, with `.` between them; `.` and `\` within a name stand after `\`. */
  field: string;
  before?: unknown;
  after?: unknown;
}

/** Stands for a value that is too long to be kept with an event. */
interface LongValue {
  omittedBytes: number;
}

/** A value longer than this, as JSON, is told by its length alone; of all together so much is kept. */
const longestValue = 12_000;
/** Of a document that is made: it is there to be read. */
const longestNewValue = 400;
const longestPatch = 200_000;
/** Deeper values are told whole. */
const deepest = 8;

/** Fields that change with every write and say nothing. */
const bookkeeping: ReadonlySet<string> = new Set(["updatedAt", "sizeBytes", "posterBytes"]);

type Fields = Readonly<Record<string, unknown>>;

/**
 * What differs between two states of a document, by its innermost fields; lists are gone into where they are of one length. A
 * document that is made or deleted is told field by field.
 */
export function patchOf(target: string, before: Fields | null, after: Fields | null): FieldChange[] {
  const changes: FieldChange[] = [];
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  for (const name of names) {
    if (!bookkeeping.has(name)) compare([name], before?.[name], after?.[name]);
  }
  return withinLimits(changes, before === null ? longestNewValue : longestValue);

  function compare(path: string[], was: unknown, is: unknown) {
    if (isSame(was, is)) return;
    const within = path.length < deepest ? namesWithin(was, is) : null;
    if (within) {
      for (const name of within) compare([...path, name], part(was, name), part(is, name));
      return;
    }
    changes.push({
      target,
      field: path.map(escaped).join("."),
      ...(was !== undefined && { before: was }),
      ...(is !== undefined && { after: is }),
    });
  }
}

function namesWithin(was: unknown, is: unknown): string[] | null {
  if (isMap(was) && isMap(is)) return [...new Set([...Object.keys(was), ...Object.keys(is)])];
  if (Array.isArray(was) && Array.isArray(is) && was.length === is.length) return Object.keys(was);
  return null;
}

function withinLimits(changes: readonly FieldChange[], longest: number): FieldChange[] {
  let left = longestPatch;
  const kept = (value: unknown): unknown => {
    const length = JSON.stringify(value)?.length ?? 0;
    if (length > longest || length > left) return { omittedBytes: length } satisfies LongValue;
    left -= length;
    return value;
  };
  return changes.map(({ before, after, ...place }) => ({
    ...place,
    ...(before !== undefined && { before: kept(before) }),
    ...(after !== undefined && { after: kept(after) }),
  }));
}

export function isLong(value: unknown): value is LongValue {
  return isMap(value) && typeof value.omittedBytes === "number" && Object.keys(value).length === 1;
}

/** The value at a field's path; undefined where there is none. */
export function valueAt(data: unknown, field: string): unknown {
  return namesOf(field).reduce<unknown>(part, data);
}

/** A copy of a document's data with another value at a field's path; undefined takes the field away. */
export function withValueAt(data: Fields, field: string, value: unknown): Record<string, unknown> {
  return set(data, namesOf(field), value) as Record<string, unknown>;
}

function set(within: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(within)) {
    return within.map((item, place) => (String(place) === name ? set(item, rest, value) : item));
  }
  const { [name]: old, ...others } = isMap(within) ? within : {};
  const next = set(old, rest, value);
  return next === undefined ? others : { ...(isMap(within) ? within : {}), [name]: next };
}

/** The field of the document itself that a path lies in. */
export function topField(field: string): string {
  return namesOf(field)[0] ?? field;
}

const escaped = (name: string) => name.replace(/[.\\]/g, "\\$&");

function namesOf(field: string): string[] {
  const names = [""];
  for (let place = 0; place < field.length; place++) {
    const letter = field[place] ?? "";
    if (letter === ".") names.push("");
    else names.push((names.pop() ?? "") + (letter === "\\" ? (field[++place] ?? "") : letter));
  }
  return names;
}

function part(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)];
  return isMap(value) ? value[name] : undefined;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

/** Whether two values of documents are the same, however their maps are ordered. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, place) => isSame(item, other[place]));
  }
  if (!isMap(one) || !isMap(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSame(one[name], other[name]))
  );
}

/** Times, which JSON has not, as what they are. */
interface JsonTime {
  timestamp: string;
}

/** Values of documents as JSON, and back by `readValues`. */
export function writeValues(value: unknown): string {
  return JSON.stringify(asJson(value)) ?? "null";
}

function asJson(value: unknown): unknown {
  if (value instanceof Date) return { timestamp: value.toISOString() } satisfies JsonTime;
  if (Array.isArray(value)) return value.map(asJson);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, asJson(item)]));
}

/** As they stand in a document. */
export function readValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readValues);
  if (!isMap(value)) return value;
  const { timestamp } = value;
  if (typeof timestamp === "string" && Object.keys(value).length === 1) return new Date(timestamp);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, readValues(item)]));
}
