const moment = new Intl.DateTimeFormat(undefined, {
  month: "short",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** A moment in ms since 1970, to the second, in the reader's own time. */
export function formatMoment(ms: number): string {
  return moment.format(ms);
}
