/** A number that is the same for the same answer and, but for one pair in four thousand million, another for another (FNV-1a). */
export function answerMark(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
