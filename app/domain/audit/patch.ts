/** A field of a document, as it was and as it became; a side that is absent was not there. */
export interface FieldChange {
  /** Path of the document. */
  target: string;
  /** Names and, within lists, places from 0, with `.` between them; `.` and `\` within a name stand after `\`. */
  field: string;
  before?: unknown;
  after?: unknown;
  /** So many further changes of the document, from no field's name on, were too many or too long to be kept. */
  omittedChanges?: number;
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
    if (!bookkeeping.has(name)) compare([name], part(before, name), part(after, name));
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
    const { length } = writeValues(value);
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
  return isMap(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function isMap(value: unknown): value is Record<string, unknown> {
  const isLeaf = value instanceof Date || value instanceof Uint8Array;
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isLeaf;
}

/** Whether two values of documents are the same, however their maps are ordered. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  if (one instanceof Uint8Array && other instanceof Uint8Array) {
    return one.length === other.length && one.every((byte, place) => byte === other[place]);
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, place) => isSame(item, other[place]));
  }
  if (!isMap(one) || !isMap(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

/** What JSON has not, as maps of one name: times, and bytes in hexadecimal. */
type JsonLeaf = { timestamp: string } | { bytes: string };

/** A map of one such name that stands in a document is written with `\\` before it, and so is none of these. */
const escapedLeaf = /^\\*(timestamp|bytes)$/;

/** Values of documents as JSON, and back by `readValues`. */
export function writeValues(value: unknown): string {
  return JSON.stringify(asJson(value)) ?? "null";
}

function asJson(value: unknown): unknown {
  if (value instanceof Date) {
    return isValid(value) ? ({ timestamp: value.toISOString() } satisfies JsonLeaf) : null;
  }
  if (value instanceof Uint8Array) return { bytes: toHex(value) } satisfies JsonLeaf;
  if (Array.isArray(value)) return value.map(asJson);
  if (!isMap(value)) return value;
  const names = Object.keys(value);
  const mark = names.length === 1 && escapedLeaf.test(names[0] ?? "") ? "\\" : "";
  return Object.fromEntries(names.map((name) => [mark + name, asJson(value[name])]));
}

/** As they stand in a document. A map that only looks like a time or like bytes stays a map. */
export function readValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readValues);
  if (!isMap(value)) return value;
  const names = Object.keys(value);
  const [only = ""] = names;
  const isEscaped = names.length === 1 && only.startsWith("\\") && escapedLeaf.test(only);
  if (names.length === 1 && !isEscaped) {
    const leaf = leafOf(value);
    if (leaf !== null) return leaf;
  }
  return Object.fromEntries(names.map((name) => [isEscaped ? name.slice(1) : name, readValues(value[name])]));
}

function leafOf({ timestamp, bytes }: Readonly<Record<string, unknown>>): Date | Uint8Array | null {
  if (typeof timestamp === "string") {
    const date = new Date(timestamp);
    return isValid(date) && date.toISOString() === timestamp ? date : null;
  }
  return typeof bytes === "string" && hexadecimal.test(bytes) ? fromHex(bytes) : null;
}

const hexadecimal = /^(?:[0-9a-f]{2})*$/;

function isValid(date: Date): boolean {
  return !Number.isNaN(date.getTime());
}

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
