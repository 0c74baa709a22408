import type { Format } from "./format";

export const formatNames: Record<Format, string> = {
  "9:16": "Portrait",
  "4:5": "Tall",
  "1:1": "Square",
  "16:9": "Landscape",
};

/** A length for those who listen: "1 minute, 30 seconds". */
export function spokenLength(seconds: number, locale?: string): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [
    [Math.floor(whole / 60), "minute"],
    [whole % 60, "second"],
  ] as const;
  const said = parts.flatMap(([amount, unit]) =>
    amount > 0 || (unit === "second" && whole === 0)
      ? new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(amount)
      : [],
  );
  return new Intl.ListFormat(locale, { style: "narrow", type: "unit" }).format(said);
}

/** A file's size in the unit people use for it, powers of 1000. */
export function fileSize(sizeBytes: number, locale?: string): string {
  const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;
  const power = sizeBytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(sizeBytes) / 3));
  const amount = sizeBytes / 1000 ** power;
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: units[power] as string,
    unitDisplay: power === 0 ? "long" : "short",
    maximumFractionDigits: amount < 10 && power > 1 ? 1 : 0,
  }).format(amount);
}

/** How long ago, in the largest unit that says it: "2 hours ago", "yesterday"; a date once it is over a month. */
export function timeAgo(date: Date, now: Date, locale?: string): string {
  const seconds = Math.round((date.getTime() - now.getTime()) / 1000);
  if (Math.abs(seconds) < 45) return "just now";
  const units = [
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
  ] as const;
  if (Math.abs(seconds) > 30 * 86_400) {
    const withYear = date.getFullYear() !== now.getFullYear();
    return new Intl.DateTimeFormat(locale, {
      day: "numeric",
      month: "short",
      ...(withYear ? { year: "numeric" } : {}),
    }).format(date);
  }
  const [unit, length] = units.find(([, size]) => Math.abs(seconds) >= size) ?? (["minute", 60] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(seconds / length), unit);
}
