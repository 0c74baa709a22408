import { refuse } from "./rules-error";
import {
  elementsOf,
  equalRulesValues,
  includesValue,
  isList,
  isMap,
  MapDiff,
  RulesBytes,
  RulesDuration,
  RulesFloat,
  RulesLatLng,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
  toJsNumber,
} from "./values";

/** Methods of one type. Missing arguments read as undefined and refuse. */
type Methods<Self> = Record<string, (self: Self, ...given: RulesValue[]) => RulesValue>;

const DAY_MICROS = 86_400_000_000;
/** Mean radius of the earth, which Google's `latlng.distance` uses. */
const EARTH_RADIUS_METRES = 6_371_010;

/** Calls a method by the type of what it is called on. Refuses if that type has none of this name. */
export function callMethod(self: RulesValue, name: string, given: RulesValue[]): RulesValue {
  if (typeof self === "string") return call(STRING_METHODS, self, name, given);
  if (isList(self)) return call(LIST_METHODS, self, name, given);
  if (self instanceof RulesSet) return call(SET_METHODS, self, name, given);
  if (isMap(self)) return call(MAP_METHODS, self, name, given);
  if (self instanceof MapDiff) return call(DIFF_METHODS, self, name, given);
  if (self instanceof RulesTimestamp) return call(TIMESTAMP_METHODS, self, name, given);
  if (self instanceof RulesDuration) return call(DURATION_METHODS, self, name, given);
  if (self instanceof RulesBytes) return call(BYTES_METHODS, self, name, given);
  if (self instanceof RulesLatLng) return call(LATLNG_METHODS, self, name, given);
  return refuse(`no function ${name} here`);
}

function call<Self>(methods: Methods<Self>, self: Self, name: string, given: RulesValue[]): RulesValue {
  if (!Object.hasOwn(methods, name)) refuse(`no function ${name} here`);
  return methods[name]!(self, ...given);
}

function text(value: RulesValue | undefined): string {
  return typeof value === "string" ? value : refuse("not a string");
}

function items(value: RulesValue | undefined): readonly RulesValue[] {
  return value === undefined ? refuse("an argument is missing") : elementsOf(value);
}

function map(value: RulesValue | undefined): ReadonlyMap<string, RulesValue> {
  return value !== undefined && isMap(value) ? value : refuse("not a map");
}

/** Rules patterns are RE2; `(?i)` at the start is its way to ignore case. */
function pattern(source: RulesValue | undefined, options: { whole?: boolean; all?: boolean }): RegExp {
  const given = text(source);
  const ignoresCase = given.startsWith("(?i)");
  const body = ignoresCase ? given.slice(4) : given;
  const flags = `${options.all ? "g" : ""}${ignoresCase ? "i" : ""}u`;
  try {
    return new RegExp(options.whole ? `^(?:${body})$` : body, flags);
  } catch {
    return refuse(`invalid pattern ${given}`);
  }
}

const STRING_METHODS: Methods<string> = {
  size: (self) => [...self].length,
  matches: (self, source) => pattern(source, { whole: true }).test(self),
  split: (self, source) => self.split(pattern(source, {})),
  replace: (self, source, replacement) => self.replace(pattern(source, { all: true }), text(replacement)),
  lower: (self) => self.toLowerCase(),
  upper: (self) => self.toUpperCase(),
  trim: (self) => self.trim(),
  toUtf8: (self) => new RulesBytes(btoa(String.fromCharCode(...new TextEncoder().encode(self)))),
};

const LIST_METHODS: Methods<readonly RulesValue[]> = {
  size: (self) => self.length,
  hasAny: (self, other) => items(other).some((each) => includesValue(self, each)),
  hasAll: (self, other) => items(other).every((each) => includesValue(self, each)),
  hasOnly: (self, other) => self.every((each) => includesValue(items(other), each)),
  concat: (self, other) => [...self, ...items(other)],
  join: (self, separator) => self.map(joinable).join(text(separator)),
  toSet: (self) => new RulesSet(self),
  removeAll: (self, other) => self.filter((each) => !includesValue(items(other), each)),
};

function joinable(value: RulesValue): string {
  return value instanceof RulesFloat ? String(value.number) : String(value);
}

const SET_METHODS: Methods<RulesSet> = {
  size: (self) => self.elements.length,
  hasAny: (self, other) => items(other).some((each) => includesValue(self.elements, each)),
  hasAll: (self, other) => items(other).every((each) => includesValue(self.elements, each)),
  hasOnly: (self, other) => self.elements.every((each) => includesValue(items(other), each)),
  union: (self, other) => new RulesSet([...self.elements, ...items(other)]),
  intersection: (self, other) =>
    new RulesSet(self.elements.filter((each) => includesValue(items(other), each))),
  difference: (self, other) =>
    new RulesSet(self.elements.filter((each) => !includesValue(items(other), each))),
};

const MAP_METHODS: Methods<ReadonlyMap<string, RulesValue>> = {
  size: (self) => self.size,
  keys: (self) => new RulesSet([...self.keys()]),
  values: (self) => [...self.values()],
  get: (self, key, fallback) => getNested(self, key, fallback),
  diff: (self, before) => new MapDiff(self, map(before)),
};

/** The key may be a list: the way down nested maps. */
function getNested(
  self: ReadonlyMap<string, RulesValue>,
  key: RulesValue | undefined,
  fallback: RulesValue | undefined,
): RulesValue {
  if (key === undefined || fallback === undefined) return refuse("get() needs a key and a default");
  let value: RulesValue = self;
  for (const step of isList(key) ? key : [key]) {
    const next: RulesValue | undefined = isMap(value) ? value.get(text(step)) : undefined;
    if (next === undefined) return fallback;
    value = next;
  }
  return value;
}

const DIFF_METHODS: Methods<MapDiff> = {
  addedKeys: ({ after, before }) => new RulesSet([...after.keys()].filter((key) => !before.has(key))),
  removedKeys: ({ after, before }) => new RulesSet([...before.keys()].filter((key) => !after.has(key))),
  changedKeys: (self) => new RulesSet(sharedKeys(self).filter((key) => !isUnchanged(self, key))),
  unchangedKeys: (self) => new RulesSet(sharedKeys(self).filter((key) => isUnchanged(self, key))),
  affectedKeys: (self) =>
    new RulesSet([...self.after.keys(), ...self.before.keys()].filter((key) => !isUnchanged(self, key))),
};

function sharedKeys({ after, before }: MapDiff): string[] {
  return [...after.keys()].filter((key) => before.has(key));
}

function isUnchanged({ after, before }: MapDiff, key: string): boolean {
  const now = after.get(key);
  const then = before.get(key);
  return now !== undefined && then !== undefined && equalRulesValues(now, then);
}

function utc(timestamp: RulesTimestamp): Date {
  return new Date(Math.floor(timestamp.micros / 1000));
}

const TIMESTAMP_METHODS: Methods<RulesTimestamp> = {
  toMillis: (self) => Math.floor(self.micros / 1000),
  nanos: (self) => (self.micros % 1_000_000) * 1000,
  seconds: (self) => utc(self).getUTCSeconds(),
  minutes: (self) => utc(self).getUTCMinutes(),
  hours: (self) => utc(self).getUTCHours(),
  day: (self) => utc(self).getUTCDate(),
  month: (self) => utc(self).getUTCMonth() + 1,
  year: (self) => utc(self).getUTCFullYear(),
  dayOfWeek: (self) => utc(self).getUTCDay() || 7,
  dayOfYear: (self) =>
    Math.floor((self.micros / 1000 - Date.UTC(utc(self).getUTCFullYear(), 0, 1)) / 86_400_000) + 1,
  date: (self) => new RulesTimestamp(Math.floor(self.micros / DAY_MICROS) * DAY_MICROS),
  time: (self) => new RulesDuration(self.micros % DAY_MICROS),
};

const DURATION_METHODS: Methods<RulesDuration> = {
  seconds: (self) => Math.floor(self.micros / 1_000_000),
  nanos: (self) => (self.micros % 1_000_000) * 1000,
};

const BYTES_METHODS: Methods<RulesBytes> = {
  size: (self) => atob(self.base64).length,
  toBase64: (self) => self.base64,
};

const LATLNG_METHODS: Methods<RulesLatLng> = {
  latitude: (self) => new RulesFloat(self.latitude),
  longitude: (self) => new RulesFloat(self.longitude),
  distance: (self, other) =>
    other instanceof RulesLatLng ? new RulesFloat(haversineMetres(self, other)) : refuse("not a latlng"),
};

/** Great-circle distance, https://en.wikipedia.org/wiki/Haversine_formula. */
function haversineMetres(from: RulesLatLng, to: RulesLatLng): number {
  const radians = Math.PI / 180;
  const latitudeHalf = Math.sin(((to.latitude - from.latitude) * radians) / 2);
  const longitudeHalf = Math.sin(((to.longitude - from.longitude) * radians) / 2);
  const chord =
    latitudeHalf ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * longitudeHalf ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(chord));
}

const UNIT_MICROS: Record<string, number> = {
  w: 7 * DAY_MICROS,
  d: DAY_MICROS,
  h: 3_600_000_000,
  m: 60_000_000,
  s: 1_000_000,
  ms: 1000,
  ns: 0.001,
};

function number(value: RulesValue | undefined): number {
  return value === undefined ? refuse("an argument is missing") : toJsNumber(value);
}

/** Functions called on a namespace: `timestamp.date(…)`, `math.abs(…)`. */
const NAMESPACES: Record<string, Record<string, (...given: RulesValue[]) => RulesValue>> = {
  timestamp: {
    date: (year, month, day) =>
      new RulesTimestamp(Date.UTC(number(year), number(month) - 1, number(day)) * 1000),
    value: (millis) => new RulesTimestamp(number(millis) * 1000),
  },
  duration: {
    value: (count, unit) =>
      new RulesDuration(number(count) * (UNIT_MICROS[text(unit)] ?? refuse("unknown unit"))),
    abs: (given) =>
      given instanceof RulesDuration ? new RulesDuration(Math.abs(given.micros)) : refuse("not a duration"),
    time: (hours, minutes, seconds, nanos) =>
      new RulesDuration(
        number(hours) * 3_600_000_000 +
          number(minutes) * 60_000_000 +
          number(seconds) * 1_000_000 +
          number(nanos) / 1000,
      ),
  },
  math: {
    abs: (given) =>
      given instanceof RulesFloat ? new RulesFloat(Math.abs(given.number)) : Math.abs(number(given)),
    ceil: (given) => Math.ceil(number(given)),
    floor: (given) => Math.floor(number(given)),
    round: (given) => Math.round(number(given)),
    pow: (base, exponent) => new RulesFloat(number(base) ** number(exponent)),
    sqrt: (given) => new RulesFloat(Math.sqrt(number(given))),
  },
  latlng: {
    value: (latitude, longitude) => new RulesLatLng(number(latitude), number(longitude)),
  },
};

/** A namespace's function, or null if there is none of this name. */
export function namespaceFunction(
  namespace: string,
  name: string,
): ((...given: RulesValue[]) => RulesValue) | null {
  if (!Object.hasOwn(NAMESPACES, namespace)) return null;
  const functions = NAMESPACES[namespace]!;
  return Object.hasOwn(functions, name) ? functions[name]! : null;
}
