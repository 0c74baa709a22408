const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** A size as people read it: "340 kB", "12.4 MB". Steps of 1,000, as disks and networks are sold. */
export function formatBytes(sizeBytes: number, locale?: string): string {
  const step = sizeBytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(sizeBytes) / 3));
  const value = sizeBytes / 1000 ** step;
  return formatOf(locale, step, value < 10 && step > 1 ? 1 : 0).format(value);
}

const formats = new Map<string, Intl.NumberFormat>();

/** Kept: making one takes longer than all else about a row of a long list. */
function formatOf(locale: string | undefined, step: number, digits: number): Intl.NumberFormat {
  const key = `${locale} ${step} ${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: units[step] ?? "byte",
    // Short, a byte has no plural.
    unitDisplay: step === 0 ? "long" : "short",
    maximumFractionDigits: digits,
  });
  formats.set(key, format);
  return format;
}
