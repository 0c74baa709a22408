import type { CrewMember } from "~/export/segments/crew-member";
import { EncoderLostError } from "~/export/segments/encoder-lost-error";
import { localMember } from "~/export/segments/local-member";
import { openPainters } from "~/export/segments/open-painters";
import type { MessageFromSegmentWorker, MessageToSegmentWorker } from "~/export/segments/segment-messages";
import type { Segment } from "~/export/segments/split-segments";
import { loadEngineAssets } from "~/media/load-engine-assets";

type Preparation = Extract<MessageToSegmentWorker, { type: "prepare" }>;

let ready: Promise<CrewMember> | null = null;
const never = new AbortController().signal;

self.onmessage = ({ data }: MessageEvent<MessageToSegmentWorker>) => {
  if (data.type === "prepare") {
    ready = prepare(data);
    ready.catch(() => {});
  } else encode(data.segment);
};

async function prepare(preparation: Preparation): Promise<CrewMember> {
  const { composition, mediaUrls, lanes, frameRate, config } = preparation;
  const assets = await loadEngineAssets(composition, {
    mediaUrl: (assetId) => mediaUrls[assetId] ?? "",
    isReadBack: true,
  });
  const { painters } = await openPainters(preparation, assets, frameRate, lanes);
  return localMember({
    painters,
    frameRate,
    config,
    signal: never,
    onFrame: (segmentIndex, framesDone) => send({ type: "frame", segmentIndex, framesDone }),
  });
}

async function encode(segment: Segment): Promise<void> {
  const segmentIndex = segment.index;
  try {
    if (!ready) throw new Error("Nothing was prepared.");
    const { drawn, finished } = (await ready).start(segment);
    void drawn.then(() => send({ type: "drawn", segmentIndex }));
    const encoded = await finished;
    send({ type: "encoded", segmentIndex, encoded }, [encoded.data.buffer]);
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const lost = error instanceof EncoderLostError;
    send({ type: "failed", segmentIndex, lost, name: error.name, message: error.message });
  }
}

function send(message: MessageFromSegmentWorker, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}
