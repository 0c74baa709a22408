import type { Unproven } from "./unproven";

/** A point in time, in nanoseconds since the epoch. */
export class RulesTimestamp {
  constructor(readonly nanos: bigint) {}
}

export class RulesDuration {
  constructor(readonly nanos: bigint) {}
}

export class RulesPath {
  constructor(readonly segments: readonly string[]) {}
  static ofText(text: string): RulesPath {
    return new RulesPath(text.split("/").filter(Boolean));
  }
  toString(): string {
    return `/${this.segments.join("/")}`;
  }
}

export class RulesBytes {
  constructor(readonly bytes: Uint8Array) {}
  /** UTF-8. */
  static ofText(text: string): RulesBytes {
    return new RulesBytes(new TextEncoder().encode(text));
  }
  toBase64(): string {
    return btoa(Array.from(this.bytes, (byte) => String.fromCharCode(byte)).join(""));
  }
  toHex(): string {
    return Array.from(this.bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}

export class RulesLatLng {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}

/** A set: `byKey` holds each element under its key (see equality.ts). */
export class RulesSet {
  constructor(readonly byKey: ReadonlyMap<string, RulesValue>) {}
}

/** What `map.diff(other)` gives; only its own methods can look inside. */
export class MapDiff {
  constructor(
    readonly after: ReadonlyMap<string, RulesValue>,
    readonly before: ReadonlyMap<string, RulesValue>,
  ) {}
}

/** A map of which a query proves some fields; the others may be there or not. */
export class PartlyProvenMap {
  constructor(readonly proven: ReadonlyMap<string, RulesValue>) {}
}

/** Rules tell ints from floats: a bigint is an int (64 bits), a number is a float. */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | RulesTimestamp
  | RulesDuration
  | RulesPath
  | RulesBytes
  | RulesLatLng
  | RulesSet
  | MapDiff
  | PartlyProvenMap
  | Unproven
  | readonly RulesValue[]
  | ReadonlyMap<string, RulesValue>;

export function isList(value: RulesValue | undefined): value is readonly RulesValue[] {
  return Array.isArray(value);
}

export function isMap(value: RulesValue | undefined): value is ReadonlyMap<string, RulesValue> {
  return value instanceof Map;
}

export function isNumeric(value: RulesValue | undefined): value is bigint | number {
  return typeof value === "bigint" || typeof value === "number";
}

/** Characters as rules count them: code points, not halves of a surrogate pair. */
export function characters(text: string): string[] {
  return Array.from(text);
}

const TYPE_TESTS: Record<string, (value: RulesValue) => boolean> = {
  bool: (value) => typeof value === "boolean",
  bytes: (value) => value instanceof RulesBytes,
  duration: (value) => value instanceof RulesDuration,
  float: (value) => typeof value === "number",
  int: (value) => typeof value === "bigint",
  latlng: (value) => value instanceof RulesLatLng,
  list: isList,
  map: (value) => isMap(value) || value instanceof PartlyProvenMap,
  map_diff: (value) => value instanceof MapDiff,
  number: isNumeric,
  path: (value) => value instanceof RulesPath,
  set: (value) => value instanceof RulesSet,
  string: (value) => typeof value === "string",
  timestamp: (value) => value instanceof RulesTimestamp,
};

/** `value is type`, for a type the parser knows. */
export function isOfType(value: RulesValue, type: string): boolean {
  return TYPE_TESTS[type]!(value);
}
