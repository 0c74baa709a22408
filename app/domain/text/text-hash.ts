/** A number of 32 bits that is the same for the same text and, but for one pair in four thousand million, another for another (FNV-1a). */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
