import type { ExportJob } from "~/export/export-messages";
import type { EncodedSegment } from "~/export/segments/encoded-segment";
import { EncoderLostError } from "~/export/segments/encoder-lost-error";
import type { SegmentEncoder } from "~/export/segments/produce-segments";
import type { MessageFromSegmentWorker, MessageToSegmentWorker } from "~/export/segments/segment-messages";
import type { Segment } from "~/export/segments/split-segments";

export interface SegmentPoolOptions {
  job: Pick<ExportJob, "composition" | "mediaUrls">;
  frameRate: number;
  config: VideoEncoderConfig;
  /** Workers, and so segments at the same time. */
  size: number;
  signal: AbortSignal;
  onFrame: (segmentIndex: number, framesDone: number) => void;
}

interface Member {
  worker: Worker;
  task: { segmentIndex: number; resolve(made: EncodedSegment): void; reject(error: unknown): void } | null;
}

/**
 * Encodes several segments at the same time, each in a worker with its own copy of the pictures. A worker that dies counts as
 * a lost encoder and is replaced.
 */
export function openSegmentPool(options: SegmentPoolOptions): SegmentEncoder {
  const members: Member[] = Array.from({ length: options.size }, () => openMember(options));
  let wake: () => void = () => {};
  const abort = () => {
    for (const { task } of members) task?.reject(options.signal.reason);
    wake();
  };
  options.signal.addEventListener("abort", abort);

  const freeMember = async (): Promise<number> => {
    for (;;) {
      options.signal.throwIfAborted();
      const index = members.findIndex(({ task }) => task === null);
      if (index >= 0) return index;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return {
    ahead: options.size,
    async start(segment: Segment) {
      const index = await freeMember();
      const member = members[index]!;
      const { promise, resolve, reject } = Promise.withResolvers<EncodedSegment>();
      member.task = { segmentIndex: segment.index, resolve, reject };
      member.worker.postMessage({ type: "encode", segment } satisfies MessageToSegmentWorker);
      const finished = promise.finally(() => {
        member.task = null;
        wake();
      });
      finished.catch((error) => {
        if (!(error instanceof EncoderLostError)) return;
        member.worker.terminate();
        members[index] = openMember(options);
      });
      return { finished };
    },
    close() {
      options.signal.removeEventListener("abort", abort);
      for (const { worker } of members) worker.terminate();
    },
  };
}

function openMember({ job, frameRate, config, onFrame }: SegmentPoolOptions): Member {
  const worker = new Worker(new URL("./segment-worker.ts", import.meta.url), {
    type: "module",
    name: "export segment",
  });
  const member: Member = { worker, task: null };
  worker.onmessage = ({ data }: MessageEvent<MessageFromSegmentWorker>) => {
    if (data.segmentIndex !== member.task?.segmentIndex) return;
    if (data.type === "frame") onFrame(data.segmentIndex, data.framesDone);
    else if (data.type === "encoded") member.task.resolve(data.encoded);
    else if (data.lost) member.task.reject(new EncoderLostError({ cause: data.message }));
    else member.task.reject(Object.assign(new Error(data.message), { name: data.name }));
  };
  worker.onerror = (event) => member.task?.reject(new EncoderLostError({ cause: event.message }));
  const { composition, mediaUrls } = job;
  worker.postMessage({
    type: "prepare",
    composition,
    mediaUrls,
    frameRate,
    config,
  } satisfies MessageToSegmentWorker);
  return member;
}
