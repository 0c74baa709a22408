let lastMs = 0;

/**
 * Long enough that two people who add something at once never meet; `randomUUID` is missing on pages without TLS. Ids of one device
 * are in the order in which they were made, so that what is added later is painted over what was there.
 */
export function newId(): string {
  lastMs = Math.max(lastMs + 1, Date.now());
  const bytes = crypto.getRandomValues(new Uint8Array(5));
  const random = Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
  return `${lastMs.toString(36)}${random}`;
}

export function newIds(count: number): string[] {
  return Array.from({ length: count }, newId);
}
