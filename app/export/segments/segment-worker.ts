import { encodeSegment } from "~/export/segments/encode-segment";
import { EncoderLostError } from "~/export/segments/encoder-lost-error";
import type { MessageFromSegmentWorker, MessageToSegmentWorker } from "~/export/segments/segment-messages";
import type { Segment } from "~/export/segments/split-segments";
import { createVideoPainter, type VideoPainter } from "~/export/video-painter";
import { loadEngineAssets } from "~/media/load-engine-assets";

type Preparation = Extract<MessageToSegmentWorker, { type: "prepare" }>;

let ready: Promise<{ painter: VideoPainter; preparation: Preparation }> | null = null;
const never = new AbortController().signal;

self.onmessage = ({ data }: MessageEvent<MessageToSegmentWorker>) => {
  if (data.type === "prepare") {
    ready = prepare(data);
    ready.catch(() => {});
  } else encode(data.segment);
};

async function prepare(preparation: Preparation) {
  const { composition, mediaUrls, frameRate } = preparation;
  const assets = await loadEngineAssets(composition, { mediaUrl: (assetId) => mediaUrls[assetId] ?? "" });
  return { painter: await createVideoPainter(composition, assets, frameRate), preparation };
}

async function encode(segment: Segment): Promise<void> {
  const segmentIndex = segment.index;
  try {
    if (!ready) throw new Error("Nothing was prepared.");
    const { painter, preparation } = await ready;
    const { frameRate, config } = preparation;
    const { finished } = await encodeSegment({
      segment,
      frameRate,
      config,
      paint: painter.paint,
      signal: never,
      onFrame: (framesDone) => send({ type: "frame", segmentIndex, framesDone }),
    });
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
