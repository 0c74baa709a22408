import { useEffect, useState } from "react";
import { ApiError, callApi } from "~/client/call-api";
import { useUnreachedMessage } from "~/client/use-server-return";
import type { EntriesPage } from "~/domain/credits/entries-page";
import type { LedgerEntry } from "~/domain/credits/ledger";

/** Reads a page of entries as the query asks for it. */
export type ReadEntries = (query: URLSearchParams) => Promise<EntriesPage>;

export const readOwnEntries: ReadEntries = (query) =>
  callApi<EntriesPage>(`/api/v1/credits/entries?${query}`);

/** The pages of the ledger read so far: the first as the page was served, the others as they are asked for. */
export function useEntries(first: EntriesPage, readMore: ReadEntries) {
  const [more, setMore] = useState<LedgerEntry[]>([]);
  const [before, setBefore] = useState(first.before);
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    setMore([]);
    setBefore(first.before);
    setProblem(null);
  }, [first]);

  useUnreachedMessage(problem, () => void loadMore());

  async function loadMore() {
    setLoading(true);
    setProblem(null);
    try {
      const page = await readMore(new URLSearchParams({ show: first.filter, before: String(before) }));
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
