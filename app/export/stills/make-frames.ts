import type { ExportTarget } from "~/export/export-kind";
import { createFramePainter } from "~/export/frame-painter";
import type { Made, Making } from "~/export/making";
import { createProgressMeter } from "~/export/progress-meter";
import { pngWithProvenance } from "~/export/stills/picture-metadata";
import { countFrames } from "~/export/video-settings";
import { ZipFile } from "~/formats/zip-file";

/** Every frame as a PNG, in a zip archive: `frame-00000.png` shows the start, `frame-00001.png` the next frame. */
export async function makeFrames(
  { job, assets, sink, signal, report }: Making,
  { frameRate }: Extract<ExportTarget, { kind: "frames" }>,
): Promise<Made> {
  const frameCount = countFrames(job.composition.durationSeconds, frameRate);
  const painter = createFramePainter(job.composition, assets, frameRate);
  const meter = createProgressMeter(frameCount);
  const zip = new ZipFile(sink.append);
  for (let index = 0; index < frameCount; index++) {
    signal.throwIfAborted();
    await painter.draw(index);
    const png = await painter.canvas.convertToBlob({ type: "image/png" });
    const bytes = new Uint8Array(await png.arrayBuffer());
    await zip.add(`frame-${String(index).padStart(5, "0")}.png`, pngWithProvenance(bytes, job.provenance));
    const progress = meter.frameDone(index + 1, performance.now() / 1000);
    if (progress) report(progress);
  }
  report(meter.stage("finishing"));
  await zip.finish();
  return { frameCount, framesReused: 0 };
}
