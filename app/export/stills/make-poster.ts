import type { ExportTarget } from "~/export/export-kind";
import { renderPoster } from "~/export/export-poster";
import type { Made, Making } from "~/export/making";
import { jpegWithProvenance, pngWithProvenance } from "~/export/stills/picture-metadata";

/** One moment as a picture. */
export async function makePoster(
  { job, assets, sink, signal }: Making,
  { type, timeSeconds }: Extract<ExportTarget, { kind: "poster" }>,
): Promise<Made> {
  await assets.prepare(timeSeconds);
  const picture = await renderPoster(job.composition, assets, timeSeconds, type);
  signal.throwIfAborted();
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const withProvenance = type === "jpeg" ? jpegWithProvenance : pngWithProvenance;
  await sink.append(withProvenance(bytes, job.provenance));
  return { frameCount: 1, framesReused: 0 };
}
