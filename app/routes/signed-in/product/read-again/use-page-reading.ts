import { useCallback, useEffect, useRef, useState } from "react";
import { followSource } from "~/sources/follow-source";
import { beginReading, newReading, type SourceReading, withEvent } from "~/sources/source-reading";

/** What a page says now, read from its address or from its source that was brought; nothing of it is kept. */
export function usePageReading(address: string) {
  const [reading, setReading] = useState<SourceReading | null>(null);
  const running = useRef<AbortController | null>(null);

  const read = useCallback(
    (html?: string) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const source = html === undefined ? { address, refresh: true } : { html, address };
      setReading(beginReading(newReading(address, address), new Date().toISOString()));
      void followSource(source, controller.signal, (events) =>
        setReading((current) => current && events.reduce(withEvent, current)),
      ).then((problem) => {
        if (controller.signal.aborted) return;
        setReading(
          (current) => current && { ...current, state: "read", problem: problem ?? current.problem },
        );
      });
    },
    [address],
  );

  useEffect(() => {
    read();
    return () => running.current?.abort();
  }, [read]);

  return { reading, isReading: reading?.state !== "read", read };
}
