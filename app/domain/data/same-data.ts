/** Whether two values of plain data hold the same; the order of an object's fields makes no difference. */
export function sameData(first: unknown, second: unknown): boolean {
  if (Object.is(first, second)) return true;
  if (typeof first !== "object" || typeof second !== "object" || !first || !second) return false;
  if (Array.isArray(first) !== Array.isArray(second)) return false;
  const one = Object.entries(first);
  const other = second as Record<string, unknown>;
  return (
    one.length === Object.keys(other).length &&
    one.every(([name, value]) => Object.hasOwn(other, name) && sameData(value, other[name]))
  );
}
