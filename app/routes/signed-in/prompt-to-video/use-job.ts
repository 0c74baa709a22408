import { useEffect, useState } from "react";
import { isJobOver, type JobEvent, type VideoJobDocument } from "~/domain/jobs/job";
import { isDenied, useDocuments } from "~/firebase/use-documents";
import type { Job } from "~/stores/jobs/jobs";

export type JobReading =
  | { kind: "loading" }
  | { kind: "absent" }
  | { kind: "failed"; error: Error; retry: () => void }
  | { kind: "present"; job: VideoJobDocument; connected: boolean };

/**
 * A job as it goes: its document for what was asked and written, and the job room's stream for what happens now.
 * The stream is a moment ahead of the document and never behind it; where both speak, the stream is right.
 */
export function useJob(jobId: string): JobReading {
  const reading = useDocuments(
    jobId,
    () => import("~/stores/jobs/jobs"),
    (store, documents, onChange: (job: { item: Job | null; fromCache: boolean }) => void, onError) =>
      store.watchJob(documents, jobId, onChange, onError),
  );
  const { event, connected } = useJobEvents(jobId);

  if (isDenied(reading)) return { kind: "absent" };
  if (reading.kind !== "present") return reading;
  const { item, fromCache } = reading.value;
  // A job that began a moment ago may not be in the documents yet, though its room already speaks.
  if (!item) return event || fromCache ? { kind: "loading" } : { kind: "absent" };
  if (item.kind !== "make-video") return { kind: "absent" };
  return { kind: "present", job: event ? mergeEvent(item, event) : item, connected };
}

function useJobEvents(jobId: string): { event: JobEvent | null; connected: boolean } {
  const [event, setEvent] = useState<JobEvent | null>(null);
  const [connected, setConnected] = useState(true);

  useEffect(() => {
    setEvent(null);
    const stream = new EventSource(`/api/v1/jobs/${encodeURIComponent(jobId)}/events`);
    stream.onopen = () => setConnected(true);
    stream.onerror = () => setConnected(false);
    stream.onmessage = (message) => {
      const next = JSON.parse(message.data) as JobEvent;
      setEvent(next);
      if (isJobOver(next.state)) stream.close();
    };
    return () => stream.close();
  }, [jobId]);

  return { event, connected };
}

/** The script comes with the document: until it is there the approval cannot begin. */
function mergeEvent(document: VideoJobDocument, event: JobEvent): VideoJobDocument {
  if (event.stage === "approval" && !document.script) return document;
  if (isJobOver(document.state) && !isJobOver(event.state)) return document;
  const { state, stage, partsDone, partsTotal, contentId, error } = event;
  return { ...document, state, stage, partsDone, partsTotal, contentId, error };
}
