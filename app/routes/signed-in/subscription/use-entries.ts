import { useEffect, useState } from "react";
import { ApiError, callApi } from "~/call-api";
import type { LedgerEntry } from "~/domain/ledger";
import type { EntriesPage } from "~/read-ledger-page.server";

/** The pages of the ledger read so far: the first as the page was served, the others as they are asked for. */
export function useEntries(first: EntriesPage) {
  const [more, setMore] = useState<LedgerEntry[]>([]);
  const [before, setBefore] = useState(first.before);
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    setMore([]);
    setBefore(first.before);
    setProblem(null);
  }, [first]);

  async function loadMore() {
    setLoading(true);
    setProblem(null);
    try {
      const query = new URLSearchParams({ show: first.filter, before: String(before) });
      const page = await callApi<EntriesPage>(`/api/v1/credits/entries?${query}`);
      setMore((entries) => [...entries, ...page.entries]);
      setBefore(page.before);
    } catch (error) {
      setProblem(
        error instanceof ApiError ? error.message : "The next entries could not be read. Try again.",
      );
    }
    setLoading(false);
  }

  return { entries: [...first.entries, ...more], hasMore: before !== null, isLoading, problem, loadMore };
}
