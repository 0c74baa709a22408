import type { Methods, NamespaceFunctions } from "./methods";
import { refuse } from "./rules-error";
import { requireText } from "./string-methods";
import { RulesDuration, RulesTimestamp, type RulesValue } from "./values";

const MILLI = 1_000_000n;
const SECOND = 1000n * MILLI;
const MINUTE = 60n * SECOND;
const HOUR = 60n * MINUTE;
const DAY = 24n * HOUR;
const UNITS: Record<string, bigint> = {
  w: 7n * DAY,
  d: DAY,
  h: HOUR,
  m: MINUTE,
  s: SECOND,
  ms: MILLI,
  ns: 1n,
};

/** Before the epoch, too, the rest is not negative. */
function rest(nanos: bigint, unit: bigint): bigint {
  return ((nanos % unit) + unit) % unit;
}

function utc({ nanos }: RulesTimestamp): Date {
  return new Date(Number((nanos - rest(nanos, MILLI)) / MILLI));
}

/** https://firebase.google.com/docs/reference/rules/rules.Timestamp */
export const TIMESTAMP_METHODS: Methods<RulesTimestamp> = {
  toMillis: (self) => BigInt(utc(self).getTime()),
  nanos: ({ nanos }) => rest(nanos, SECOND),
  seconds: (self) => BigInt(utc(self).getUTCSeconds()),
  minutes: (self) => BigInt(utc(self).getUTCMinutes()),
  hours: (self) => BigInt(utc(self).getUTCHours()),
  day: (self) => BigInt(utc(self).getUTCDate()),
  month: (self) => BigInt(utc(self).getUTCMonth() + 1),
  year: (self) => BigInt(utc(self).getUTCFullYear()),
  /** Monday is 1. */
  dayOfWeek: (self) => BigInt(utc(self).getUTCDay() || 7),
  dayOfYear: (self) => {
    const newYear = BigInt(Date.UTC(utc(self).getUTCFullYear(), 0, 1)) * MILLI;
    return (self.nanos - newYear) / DAY + 1n;
  },
  date: ({ nanos }) => new RulesTimestamp(nanos - rest(nanos, DAY)),
  time: ({ nanos }) => new RulesDuration(rest(nanos, DAY)),
};

/** https://firebase.google.com/docs/reference/rules/rules.Duration */
export const DURATION_METHODS: Methods<RulesDuration> = {
  seconds: ({ nanos }) => nanos / SECOND,
  nanos: ({ nanos }) => nanos % SECOND,
};

function int(value: RulesValue | undefined): bigint {
  return typeof value === "bigint" ? value : refuse("not an int");
}

export const TIMESTAMP_FUNCTIONS: NamespaceFunctions = {
  date: (year, month, day) => {
    const parts = [int(year), int(month), int(day)].map(Number) as [number, number, number];
    const date = new Date(Date.UTC(parts[0], parts[1] - 1, parts[2]));
    const isReal = date.getUTCMonth() === parts[1] - 1 && date.getUTCDate() === parts[2];
    return isReal ? new RulesTimestamp(BigInt(date.getTime()) * MILLI) : refuse("no such date");
  },
  value: (millis) => new RulesTimestamp(int(millis) * MILLI),
};

export const DURATION_FUNCTIONS: NamespaceFunctions = {
  value: (count, unit) => {
    const name = requireText(unit);
    return new RulesDuration(
      int(count) * (Object.hasOwn(UNITS, name) ? UNITS[name]! : refuse("unknown unit")),
    );
  },
  abs: (given) => {
    if (!(given instanceof RulesDuration)) return refuse("not a duration");
    return given.nanos < 0n ? new RulesDuration(-given.nanos) : given;
  },
  time: (hours, minutes, seconds, nanos) =>
    new RulesDuration(int(hours) * HOUR + int(minutes) * MINUTE + int(seconds) * SECOND + int(nanos)),
};
