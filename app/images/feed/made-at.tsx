/** When something of the feed was asked for: the time of today, else the day with it. */
export function MadeAt({ ms }: { ms: number }) {
  const isToday = new Date(ms).toDateString() === new Date().toDateString();
  const format = new Intl.DateTimeFormat(
    undefined,
    isToday ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" },
  );
  return <time dateTime={new Date(ms).toISOString()}>{format.format(ms)}</time>;
}
