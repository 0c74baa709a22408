/**
 * Whether a path's one segment is the hidden path's token. Compares all of it whatever differs, so that the time of an
 * answer tells nothing of how much of a guess is right.
 */
export function isHiddenPath(segment: string, token: string | null): boolean {
  if (token === null) return false;
  let difference = segment.length ^ token.length;
  for (let index = 0; index < token.length; index++) {
    difference |= token.charCodeAt(index) ^ (segment.charCodeAt(index) || 0);
  }
  return difference === 0;
}
