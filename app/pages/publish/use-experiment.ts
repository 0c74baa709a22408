import { useCallback, useEffect, useState } from "react";
import { callApi } from "~/client/call-api";
import type { ExperimentShown } from "~/domain/pages/experiment";
import type { EditionCounts, EditionId, VisitCounts } from "~/domain/pages/page-visits";
import { showErrorToast, showToast } from "~/ui/toast";
import { makePageImages } from "../page-images";
import type { PublishState } from "./publish-state";

/** Who came to a page and what is tried on it, as the server tells its owner. Times are ISO 8601. */
export interface ExperimentState {
  visits: { total: VisitCounts; days: ({ day: string } & VisitCounts)[] };
  isPublished: boolean;
  version: number | null;
  earlier: { version: number; publishedAt: string }[];
  running: ExperimentShown | null;
  ended: (ExperimentShown & { endedAt: string; kept: EditionId; counts: EditionCounts }) | null;
}

export interface ExperimentPlan {
  against: "project" | number;
  shareB: number;
  mostViewers: number;
  days: number;
}

export type ExperimentReading =
  | { kind: "loading" }
  | { kind: "failed"; message: string; retry: () => void }
  | { kind: "ready"; state: ExperimentState };

/** Counts are looked at again while they are in sight. */
const lookAgainMs = 20_000;

/** The counts and the test of a page, asked anew when `changed` is another, and what its owner can do about them. */
export function useExperiment(projectId: string, changed: unknown) {
  const [reading, setReading] = useState<ExperimentReading>({ kind: "loading" });
  const [doing, setDoing] = useState<"start" | EditionId | null>(null);
  const address = `/api/v1/projects/${projectId}/experiment` as const;

  const reload = useCallback(async () => {
    try {
      setReading({ kind: "ready", state: await callApi<ExperimentState>(address) });
    } catch (error) {
      const { message } = error as Error;
      setReading((before) =>
        before.kind === "ready" ? before : { kind: "failed", message, retry: () => void reload() },
      );
    }
  }, [address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the page asks anew
  useEffect(() => {
    void reload();
    const timer = setInterval(() => document.visibilityState === "visible" && void reload(), lookAgainMs);
    return () => clearInterval(timer);
  }, [reload, changed]);

  async function attempt(what: "start" | EditionId, failure: string, work: () => Promise<void>) {
    setDoing(what);
    try {
      await work();
    } catch (error) {
      showErrorToast(failure, (error as Error).message);
    } finally {
      // Also after a refusal: the page may be another by now.
      await reload();
      setDoing(null);
    }
  }

  const start = (plan: ExperimentPlan) =>
    attempt("start", "The test did not begin", async () => {
      if (plan.against === "project") await makeMissingImages(projectId);
      await callApi(address, { method: "POST", body: { do: "start", ...plan } });
      showToast("The test runs", "Each visitor is shown A or B, and the same one again.");
    });

  const end = (keep: EditionId) =>
    attempt(keep, "The test was not ended", async () => {
      await callApi(address, { method: "POST", body: { do: "end", keep } });
      showToast(`Everyone sees ${keep.toUpperCase()} now`);
    });

  return { reading, doing, start, end };
}

async function makeMissingImages(projectId: string): Promise<void> {
  const { missingImages } = await callApi<PublishState>(`/api/v1/projects/${projectId}/publish`);
  if (missingImages.length === 0) return;
  const { signal } = new AbortController();
  await makePageImages(missingImages, { signal, onProgress: () => {} });
}
