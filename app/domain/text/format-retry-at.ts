/** When something that was refused for now can be asked for again, in the reader's own time: "in 40 seconds", "tomorrow at 01:00". */
export function formatRetryAt(atMs: number, nowMs: number, timeZone?: string): string {
  const seconds = Math.max(1, Math.ceil((atMs - nowMs) / 1000));
  if (seconds < 90) return `in ${seconds === 1 ? "a second" : `${seconds} seconds`}`;
  if (seconds < 3600) return `in ${Math.ceil(seconds / 60)} minutes`;
  const dayOf = (ms: number) => new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone }).format(ms);
  const time = new Intl.DateTimeFormat("en", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(atMs);
  return `${dayOf(atMs) === dayOf(nowMs) ? "today" : "tomorrow"} at ${time}`;
}
