/** The value below which this share of the values lies, 0 to 1. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

export function median(values) {
  return percentile(values, 0.5);
}

/** To three digits, whole numbers kept whole. */
export function round(value) {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
