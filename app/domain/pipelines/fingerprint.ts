/** What a failure is known by: where it happened, and what was thrown. */
export interface Failure {
  kind: string;
  /** The step, or the stage where no step is known. */
  step: string;
  code: string;
  cause: string;
}

/**
 * The same for failures of the same cause: numbers, ids, addresses and quoted words, which differ from one job to the next, do
 * not count. 13 letters and digits.
 */
export function fingerprintOf({ kind, step, code, cause }: Failure): string {
  return hashText([kind, familyOf(step), code, plainCause(cause)].join("\n"));
}

/** The name of a step without what counts it: `image-3` and `image-12` are `image`, `picture-s1` is `picture`. */
export function familyOf(step: string): string {
  if (/^(image|look|wait)-\d+/.test(step)) return step.replace(/-\d+/, "");
  return step.startsWith("picture-") ? "picture" : step;
}

/** A cause without what differs between two failures that are one. */
export function plainCause(cause: string): string {
  return cause
    .replace(/https?:\/\/[^\s"'<>)]+/g, "<address>")
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, "<id>")
    .replace(/"[^"]{0,500}"|“[^”]{0,500}”|'[^']{0,500}'/g, "<words>")
    .replace(/\b(?=[0-9a-z_-]*\d)(?=[0-9a-z_-]*[a-z])[0-9a-z_-]{12,}\b/gi, "<id>")
    .replace(/\d+(\.\d+)?/g, "<n>")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 240);
}

/** 64 bits of two FNV-1a hashes, in base 36. Source: http://www.isthe.com/chongo/tech/comp/fnv */
export function hashText(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x84222325;
  for (const character of text) {
    const code = character.codePointAt(0)!;
    low = Math.imul(low ^ code, 0x01000193) >>> 0;
    high = Math.imul(high ^ (code + 0x9e37), 0x01000193) >>> 0;
  }
  return ((BigInt(high) << 32n) | BigInt(low)).toString(36).padStart(13, "0");
}
