/** Things that have a time, by the day of it, the newest first. */
export function byDay<Item>(
  items: readonly Item[],
  timeOf: (item: Item) => Date,
  now: Date,
): { day: string; items: Item[] }[] {
  const days = Map.groupBy(
    items.toSorted((one, other) => timeOf(other).getTime() - timeOf(one).getTime()),
    (item) => nameOfDay(timeOf(item), now),
  );
  return [...days].map(([day, ofDay]) => ({ day, items: ofDay }));
}

function nameOfDay(date: Date, now: Date): string {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (date.toDateString() === now.toDateString()) return "Today";
  if (date.toDateString() === yesterday.toDateString()) return "Yesterday";
  const year = date.getFullYear() === now.getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(undefined, { weekday: "long", day: "numeric", month: "long", year }).format(
    date,
  );
}
