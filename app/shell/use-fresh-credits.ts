import { useEffect } from "react";
import { callApi } from "~/client/call-api";
import { useCreditsReading } from "~/session/use-credits";
import type { LedgerDocument } from "~/stores/ledgers/ledger-document";

/** The longest wait a browser's timer can hold. */
const longestWaitMs = 2 ** 31 - 1;

/**
 * A person's credits as they stand. The copy in the documents changes when something is spent; when a day or a grant
 * begins or ends, and before the very first time, the ledger is asked, which then writes the copy.
 */
export function useFreshCredits(userId: string): LedgerDocument | null {
  const reading = useCreditsReading(userId);
  const live = reading.kind === "present" && !reading.value.fromCache ? reading.value : null;
  const changesAt = live?.item?.changesAt ?? null;
  const isAbsent = live !== null && live.item === null;

  useEffect(() => {
    if (!isAbsent && changesAt === null) return;
    const waitMs = changesAt === null ? 0 : Math.max(0, Date.parse(changesAt) - Date.now());
    const timer = setTimeout(
      () => {
        // Failing is fine: the next page asks again.
        if (waitMs <= longestWaitMs) callApi("/api/v1/credits").catch(() => {});
      },
      Math.min(waitMs, longestWaitMs),
    );
    return () => clearTimeout(timer);
  }, [changesAt, isAbsent]);

  return reading.kind === "present" ? reading.value.item : null;
}
