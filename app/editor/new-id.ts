/** Long enough that two people who add something at once never meet; `randomUUID` is missing on pages without TLS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}

export function newIds(count: number): string[] {
  return Array.from({ length: count }, newId);
}
