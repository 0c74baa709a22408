/**
 * `next`, where every part that holds the same as its counterpart in `known` is that very object: whatever is remembered by
 * identity is found again. Items of lists are told by their `id`, or else by their place. Both are plain data.
 */
export function keepKnown<Value>(known: unknown, next: Value): Value {
  if (Array.isArray(next)) return (Array.isArray(known) ? keepItems(known, next) : next) as Value;
  if (!isRecord(known) || !isRecord(next)) return next;
  const kept = Object.fromEntries(
    Object.entries(next).map(([name, value]) => [
      name,
      Object.hasOwn(known, name) ? keepKnown(known[name], value) : value,
    ]),
  );
  const names = Object.keys(kept);
  const isSame =
    names.length === Object.keys(known).length &&
    names.every((name) => Object.hasOwn(known, name) && Object.is(known[name], kept[name]));
  return (isSame ? known : kept) as Value;
}

function keepItems(known: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const byId = new Map(known.map((item) => [idOf(item), item]));
  const kept = next.map((item, index) => {
    const id = idOf(item);
    return keepKnown(id === undefined ? known[index] : byId.get(id), item);
  });
  const isSame = kept.length === known.length && kept.every((item, index) => Object.is(item, known[index]));
  return isSame ? known : kept;
}

function idOf(item: unknown): string | undefined {
  return isRecord(item) && typeof item.id === "string" ? item.id : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
