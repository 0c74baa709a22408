/**
 * A document id that follows from its parts: the same parts always give the same 26 lower-case letters and
 * digits, so that a thing made twice is one thing.
 */
export async function stableId(...parts: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const number = digest.slice(0, 17).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return number.toString(36).padStart(27, "0").slice(-26);
}

/** A seed that follows from its parts, from 0 to 36⁶−1. */
export async function stableSeed(...parts: readonly string[]): Promise<number> {
  return Number.parseInt((await stableId("seed", ...parts)).slice(-6), 36);
}
