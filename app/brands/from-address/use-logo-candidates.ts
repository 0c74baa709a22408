import { useEffect, useRef, useState } from "react";
import type { SourceBrand } from "~/domain/facts/source-event";
import { type MeasuredLogo, measureLogo } from "../prepare-logo";
import { fetchLogo } from "./fetch-logo";

type FoundLogo = SourceBrand["logos"][number];

/** A logo that a page shows, fetched and measured. */
export interface LogoCandidate extends FoundLogo {
  measured: MeasuredLogo;
  /** An address of its pixels in this page. */
  preview: string;
}

export interface LogoCandidates {
  ready: LogoCandidate[];
  isLoading: boolean;
  /** How many could not be read. */
  failed: number;
}

/** So many are looked at: a page names its own first. */
const mostLogos = 8;

/** The logos that a page shows, in its order, as they arrive. */
export function useLogoCandidates(logos: readonly FoundLogo[]): LogoCandidates {
  const [known, setKnown] = useState<ReadonlyMap<string, LogoCandidate | null>>(new Map());
  const asked = useRef(new Set<string>());
  const lifetime = useRef<AbortController | null>(null);
  const previews = useRef<string[]>([]);
  const wanted = logos.slice(0, mostLogos);
  const key = wanted.map(({ url }) => url).join(" ");

  useEffect(() => {
    const controller = new AbortController();
    lifetime.current = controller;
    return () => {
      controller.abort();
      asked.current.clear();
      for (const preview of previews.current.splice(0)) URL.revokeObjectURL(preview);
      setKnown(new Map());
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a reading tells the same logos many times
  useEffect(() => {
    const signal = lifetime.current?.signal;
    if (!signal) return;
    const load = async (logo: FoundLogo) => {
      const measured = await fetchLogo(logo.url, signal)
        .then(measureLogo)
        .catch(() => null);
      if (signal.aborted) return;
      const preview = measured && URL.createObjectURL(measured.file);
      if (preview) previews.current.push(preview);
      const candidate = measured && preview ? { ...logo, measured, preview } : null;
      setKnown((current) => new Map(current).set(logo.url, candidate));
    };
    for (const logo of wanted) {
      if (asked.current.has(logo.url)) continue;
      asked.current.add(logo.url);
      void load(logo);
    }
  }, [key]);

  const found = wanted.map(({ url }) => known.get(url));
  return {
    ready: found.flatMap((candidate) => candidate ?? []),
    isLoading: found.includes(undefined),
    failed: found.filter((candidate) => candidate === null).length,
  };
}
