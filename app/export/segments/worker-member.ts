import type { ExportJob } from "~/export/export-messages";
import type { CrewMember } from "~/export/segments/crew-member";
import type { EncodedSegment } from "~/export/segments/encoded-segment";
import { EncoderLostError } from "~/export/segments/encoder-lost-error";
import type { MessageFromSegmentWorker, MessageToSegmentWorker } from "~/export/segments/segment-messages";

export interface WorkerMemberOptions {
  job: Pick<ExportJob, "composition" | "mediaUrls">;
  lanes: number;
  frameRate: number;
  config: VideoEncoderConfig;
  signal: AbortSignal;
  onFrame: (segmentIndex: number, framesDone: number) => void;
}

interface Task {
  drawn(): void;
  resolve(made: EncodedSegment): void;
  reject(error: unknown): void;
}

/** A member in a worker of its own, with its own copy of the pictures. A worker that dies counts as lost encoders and is replaced. */
export function workerMember(options: WorkerMemberOptions): CrewMember {
  const { job, lanes, frameRate, config, signal, onFrame } = options;
  const tasks = new Map<number, Task>();
  const rejectAll = (error: unknown) => {
    for (const task of tasks.values()) task.reject(error);
  };
  const open = (): Worker => {
    const opened = new Worker(new URL("./segment-worker.ts", import.meta.url), {
      type: "module",
      name: "export segment",
    });
    opened.onmessage = ({ data }: MessageEvent<MessageFromSegmentWorker>) => {
      const task = tasks.get(data.segmentIndex);
      if (!task) return;
      if (data.type === "frame") onFrame(data.segmentIndex, data.framesDone);
      else if (data.type === "drawn") task.drawn();
      else if (data.type === "encoded") task.resolve(data.encoded);
      else if (data.lost) task.reject(new EncoderLostError({ cause: data.message }));
      else task.reject(Object.assign(new Error(data.message), { name: data.name }));
    };
    opened.onerror = (event) => {
      opened.terminate();
      worker = open();
      rejectAll(new EncoderLostError({ cause: event.message }));
    };
    const { composition, mediaUrls } = job;
    send(opened, { type: "prepare", composition, mediaUrls, lanes, frameRate, config });
    return opened;
  };
  let worker = open();
  const abort = () => rejectAll(signal.reason);
  signal.addEventListener("abort", abort);

  return {
    lanes,
    start(segment) {
      const drawn = Promise.withResolvers<void>();
      const { promise, resolve, reject } = Promise.withResolvers<EncodedSegment>();
      tasks.set(segment.index, { drawn: drawn.resolve, resolve, reject });
      send(worker, { type: "encode", segment });
      const finished = promise.finally(() => {
        tasks.delete(segment.index);
        drawn.resolve();
      });
      finished.catch(() => {});
      return { drawn: drawn.promise, finished };
    },
    async close() {
      signal.removeEventListener("abort", abort);
      worker.terminate();
    },
  };
}

function send(worker: Worker, message: MessageToSegmentWorker): void {
  worker.postMessage(message);
}
