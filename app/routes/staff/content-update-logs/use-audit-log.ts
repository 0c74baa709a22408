import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, callApi } from "~/client/call-api";
import { useServerReturn } from "~/client/use-server-return";
import {
  type AuditEvent,
  type AuditFilter,
  type AuditPage,
  auditFilterNames,
} from "~/domain/audit/audit-event";
import { ulidTime, ulidTimeMs } from "~/domain/audit/ulid";
import { followed, type ReadLog } from "./follow-log";

export type LogReading =
  | { kind: "loading" }
  | ReadLog
  | { kind: "failed"; problem: string; requestId: string | null };

const tailEveryMs = 3_000;
/** Two servers' clocks differ: what was recorded shortly before the newest is asked for again. */
const overlapMs = 20_000;
/** So many are downloaded at most. */
export const mostDownloaded = 20_000;

function address(filter: AuditFilter, place: Record<string, string> = {}): `/api/v1/${string}` {
  const named = auditFilterNames.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []));
  return `/api/v1/staff/audit-events?${new URLSearchParams([...named, ...Object.entries(place)])}`;
}

/** The log as far as it was read, the latest first; while it is live, what comes is put in front. */
export function useAuditLog(filter: AuditFilter, isLive: boolean) {
  const [reading, setReading] = useState<LogReading>({ kind: "loading" });
  const [turn, setTurn] = useState(0);
  const isReadingMore = useRef(false);
  const asked = address(filter);
  const latest = useRef({ filter, reading });
  latest.current = { filter, reading };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks for the same again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setReading({ kind: "loading" });
    callApi<AuditPage>(asked as `/api/v1/${string}`, { signal }).then(
      ({ events, next }) => setReading({ kind: "present", events, next }),
      (error) => {
        if (signal.aborted) return;
        const known = error instanceof ApiError ? error : null;
        setReading({
          kind: "failed",
          problem: known?.message ?? "The log could not be read. Try again.",
          requestId: known?.requestId ?? null,
        });
      },
    );
    return () => controller.abort();
  }, [asked, turn]);

  useEffect(() => {
    if (!isLive || reading.kind !== "present") return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      if (document.visibilityState === "hidden") return setReading((before) => ({ ...before }));
      const newest = reading.events[0]?.id;
      const after = newest ? ulidTime(ulidTimeMs(newest) - overlapMs) : "0";
      const came = await callApi<AuditPage>(address(latest.current.filter, { after })).catch(() => null);
      if (!isWanted) return;
      setReading((before) => (before.kind === "present" ? followed(before, came) : before));
    }, tailEveryMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isLive, reading]);

  const readMore = useCallback(async () => {
    const { reading: now, filter: present } = latest.current;
    if (isReadingMore.current || now.kind !== "present" || now.next === null) return;
    isReadingMore.current = true;
    const page = await callApi<AuditPage>(address(present, { before: now.next })).catch(() => null);
    isReadingMore.current = false;
    if (!page || latest.current.filter !== present) return;
    setReading((before) =>
      before.kind === "present"
        ? { kind: "present", events: [...before.events, ...page.events], next: page.next }
        : before,
    );
  }, []);

  const readAll = useCallback(async (): Promise<AuditEvent[]> => {
    const { reading: now, filter: present } = latest.current;
    if (now.kind !== "present") return [];
    const events = [...now.events];
    for (let { next } = now; next !== null && events.length < mostDownloaded; ) {
      const page = await callApi<AuditPage>(address(present, { before: next }));
      events.push(...page.events);
      next = page.next;
    }
    return events.slice(0, mostDownloaded);
  }, []);

  const readAgain = useCallback(() => setTurn((before) => before + 1), []);
  useServerReturn(reading.kind === "failed", readAgain);
  return { reading, readMore, readAll, readAgain };
}
