/** Tells words from others: FNV-1a with the length. */
export function markOf(text: string): string {
  const words = text.trim();
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193) >>> 0;
  return `${hash.toString(36)}-${words.length}`;
}
