/** A colour as people paste it, "#A30", "a33100" or "#A33100", as `#rrggbb`; null for anything else. */
export function readColor(typed: string): string | null {
  const digits = typed.trim().replace(/^#/, "").toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join("")}`;
  return null;
}
