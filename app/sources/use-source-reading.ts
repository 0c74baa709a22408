import { useCallback, useEffect, useRef, useState } from "react";
import type { SourceEvent } from "~/domain/facts/source-event";
import { followSource } from "./follow-source";
import { keepReading, readKeptReading } from "./kept-readings";
import type { AskedSource } from "./read-source";
import { beginReading, newReading, type SourceReading, withEvent } from "./source-reading";

const keepMs = 300;

interface AskedReading {
  userId: string;
  /** What it is kept under: the address, or another name. */
  id: string;
  address: string | null;
  /** The source of the page, as it was pasted or dropped: read in place of the address when it is opened. */
  html?: string | undefined;
}

export interface OpenReading {
  /** Null until this browser's storage was looked at. */
  reading: SourceReading | null;
  isReading: boolean;
  change: (change: (reading: SourceReading) => SourceReading) => void;
  /** Reads the page anew, from its address or from its source. A second call while it reads is ignored. */
  read: (html?: string) => void;
  stop: () => void;
}

/**
 * What is read of a page, kept in this browser under its id with all that was corrected and dropped. An address is read when it
 * is first opened, or when a reload has cut its reading off; otherwise when `read` is called.
 */
export function useSourceReading(asked: AskedReading | null): OpenReading {
  const [reading, setReading] = useState<SourceReading | null>(null);
  const [isReading, setIsReading] = useState(false);
  const running = useRef<AbortController | null>(null);
  const latest = useRef<SourceReading | null>(null);
  const { userId, id, address, html } = asked ?? { userId: null, id: null, address: null };

  const show = useCallback((next: SourceReading) => {
    latest.current = next;
    setReading(next);
  }, []);

  const read = useCallback(
    (html?: string) => {
      const start = latest.current;
      if (running.current || !start) return;
      const source = sourceOf(start, html);
      if (!source) return;
      const controller = new AbortController();
      running.current = controller;
      setIsReading(true);
      show(beginReading(start, new Date().toISOString()));
      const tell = (events: readonly SourceEvent[]) => {
        if (latest.current) show(events.reduce(withEvent, latest.current));
      };
      void followSource(source, controller.signal, tell).then((problem) => {
        // Another page may be open by now.
        if (running.current !== controller) return;
        running.current = null;
        setIsReading(false);
        if (latest.current) {
          show({ ...latest.current, state: "read", problem: problem ?? latest.current.problem });
        }
      });
    },
    [show],
  );

  useEffect(() => {
    if (userId === null || id === null) return setReading(null);
    const kept = readKeptReading(userId, id);
    show(kept ?? newReading(id, address));
    if (html !== undefined) read(html);
    else if (!kept || kept.state === "reading") read();
    return () => {
      running.current?.abort();
      running.current = null;
      setIsReading(false);
      if (latest.current) keepReading(userId, latest.current);
      latest.current = null;
    };
  }, [userId, id, address, html, read, show]);

  useEffect(() => {
    if (!reading || userId === null || reading.id !== id || reading.state === "new") return;
    const keep = () => keepReading(userId, reading);
    const timer = setTimeout(keep, keepMs);
    addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", keep);
    };
  }, [reading, userId, id]);

  return {
    reading: reading?.id === id ? reading : null,
    isReading,
    change: useCallback(
      (change) => {
        if (latest.current) show(change(latest.current));
      },
      [show],
    ),
    read,
    stop: useCallback(() => running.current?.abort(), []),
  };
}

/** What was read whole before is read anew rather than from what the server kept of it. */
function sourceOf({ address, state, problem }: SourceReading, html: string | undefined): AskedSource | null {
  if (html !== undefined) return { html, address };
  return address ? { address, refresh: state === "read" && problem === null } : null;
}
