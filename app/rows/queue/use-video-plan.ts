import { useEffect, useState } from "react";
import { planVideos, type VideoPlan, type VideoSettings, type VideoSource } from "./plan-videos";

/** Edits come in bursts. */
const patienceMs = 250;

/** The videos of the chosen rows as the table is now; null until they are planned, then the former plan until the new one is there. */
export function useVideoPlan(
  { base, table, mapping, pictures, library }: VideoSource,
  chosen: ReadonlySet<string> | null,
  { formats, quality }: VideoSettings,
): VideoPlan | null {
  const [plan, setPlan] = useState<VideoPlan | null>(null);
  const formatKey = formats.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: formats by what they are, not by the array they stand in
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const source = { base, table, mapping, pictures, library };
        const next = await planVideos(source, chosen, { formats, quality }, controller.signal);
        if (!controller.signal.aborted) setPlan(next);
      } catch (error) {
        if (!controller.signal.aborted) reportError(error);
      }
    }, patienceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [base, table, mapping, pictures, library, chosen, formatKey, quality]);
  return plan;
}
