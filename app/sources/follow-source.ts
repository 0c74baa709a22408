import { ApiError } from "~/client/call-api";
import type { SourceEvent } from "~/domain/facts/source-event";
import { type AskedSource, readSource } from "./read-source";
import type { ReadingProblem } from "./source-reading";

/** What comes in faster is told together. */
const togetherMs = 60;

/** Has a page read and tells what stands on it as it comes. Answers why it ended early; null where it did not, or was stopped. */
export async function followSource(
  source: AskedSource,
  signal: AbortSignal,
  onEvents: (events: readonly SourceEvent[]) => void,
): Promise<ReadingProblem | null> {
  let waiting: SourceEvent[] = [];
  const tell = () => {
    const events = waiting;
    waiting = [];
    if (events.length > 0 && !signal.aborted) onEvents(events);
  };
  const timer = setInterval(tell, togetherMs);
  try {
    let isWhole = false;
    for await (const event of readSource(source, signal)) {
      waiting.push(event);
      isWhole ||= event.type === "done";
    }
    return isWhole ? null : brokenOff;
  } catch (error) {
    return signal.aborted ? null : problemOf(error);
  } finally {
    clearInterval(timer);
    tell();
  }
}

const brokenOff: ReadingProblem = {
  code: "reading_broken_off",
  message: "The connection broke off while the page was read. What was read until then is kept.",
  ways: ["retry", "paste", "drop", "type"],
};

function problemOf(error: unknown): ReadingProblem {
  if (!(error instanceof ApiError)) return brokenOff;
  return { code: error.code, message: error.message, ways: ["retry", "paste", "drop", "type"] };
}
