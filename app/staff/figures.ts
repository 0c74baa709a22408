/** Figures as staff pages write them. */

const percentFormat = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 0 });
const numberFormat = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

export const percent = (share: number | null) => (share === null ? "–" : percentFormat.format(share));
export const whole = (value: number | null) => (value === null ? "–" : numberFormat.format(value));

/** `1 case`, `1,200 cases`. */
export const counted = (count: number, one: string) => `${whole(count)} ${count === 1 ? one : `${one}s`}`;

export function milliseconds(value: number | null): string {
  if (value === null) return "–";
  return value < 1000 ? `${whole(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}

export function dollars(value: number | null): string {
  if (value === null) return "not known";
  return value === 0 ? "$0" : `$${value < 0.01 ? value.toFixed(5) : value.toFixed(2)}`;
}

export const interval = ({ low, high }: { low: number; high: number }) =>
  `${percentFormat.format(low)} to ${percentFormat.format(high)}`;

const momentFormat = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
export const moment = (iso: string) => momentFormat.format(new Date(iso));
