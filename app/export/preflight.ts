import { availableStorage } from "~/export/available-storage";
import { ExportError, type ExportErrorCode, toExportError } from "~/export/export-error";
import type { ExportTarget } from "~/export/export-kind";
import type { ExportProbe } from "~/export/export-messages";
import { mediaUrlsOf } from "~/export/media-urls";
import { runWorker } from "~/export/run-worker";
import { uncoveredCharacters } from "~/media/fonts/uncovered-characters";
import type { Composition, Layer } from "~/scene/composition";
import { assetIdOfFamily } from "~/scene/text/own-family";
import { describeUncovered } from "~/scene/text/uncovered";

export interface ExportProblem {
  code: ExportErrorCode | "media-missing" | "characters-uncovered";
  message: string;
  /** Whether an export would fail; otherwise it would work, and this is what it would lack. */
  blocking: boolean;
}

export interface ExportCheck {
  /** Whether an export can be started. */
  ready: boolean;
  problems: ExportProblem[];
  /** From a short trial in this browser; `null` where even that failed. */
  estimate: { sizeBytes: number; seconds: number } | null;
  /** Part of the frames that an earlier export has encoded, 0–1. */
  reusableShare: number;
  /** Room the browser grants this site, if it says. */
  availableBytes: number | null;
}

export interface CheckOptions {
  mediaUrl: (assetId: string) => string;
  target: ExportTarget;
  signal?: AbortSignal;
}

/**
 * Looks before an export for all that could stop or spoil it, here and now: codecs, music, fonts, media, room; and tries a
 * few frames to tell size and time. Rejects only when the signal aborts.
 */
export async function checkExport(composition: Composition, options: CheckOptions): Promise<ExportCheck> {
  const problems: ExportProblem[] = [];
  const stop = ({ code, message }: ExportError) => problems.push({ code, message, blocking: true });
  const availableBytes = await availableStorage();
  let probe: ExportProbe | null = null;
  try {
    probe = await tryExport(composition, options);
  } catch (thrown) {
    options.signal?.throwIfAborted();
    stop(toExportError(thrown));
  }
  // The file is on disk twice for a moment: as segments, and joined.
  if (probe && availableBytes !== null && availableBytes < probe.sizeBytes)
    stop(new ExportError("storage-full"));
  for (const assetId of probe?.failedPictureIds ?? []) {
    const isTypeface = composition.fonts.some(({ family }) => assetIdOfFamily(family) === assetId);
    problems.push({
      code: "media-missing",
      message: isTypeface
        ? "The brand’s own typeface could not be loaded. The video would be made in the one that stands in for it."
        : `A picture or clip could not be loaded${placeOf(composition.layers, assetId)}. The video would be made without it.`,
      blocking: false,
    });
  }
  const strangers = await uncovered(composition);
  if (strangers.length > 0) {
    problems.push({
      code: "characters-uncovered",
      message: describeUncovered(strangers),
      blocking: false,
    });
  }
  return {
    ready: !problems.some((problem) => problem.blocking),
    problems,
    estimate: probe && { sizeBytes: probe.sizeBytes, seconds: probe.seconds },
    reusableShare: probe?.reusableShare ?? 0,
    availableBytes,
  };
}

/** None where the tables of the fonts cannot be had: what needs them says so itself. */
async function uncovered(composition: Composition): Promise<string[]> {
  try {
    return await uncoveredCharacters(composition);
  } catch {
    return [];
  }
}

async function tryExport(
  composition: Composition,
  { mediaUrl, target, signal }: CheckOptions,
): Promise<ExportProbe> {
  const job = { composition, mediaUrls: mediaUrlsOf(composition, mediaUrl), target };
  const answer = await runWorker({ type: "probe", job }, { signal });
  if (answer.type !== "probed") throw new ExportError("worker-failed");
  return answer.probe;
}

/** Where in the video the picture is, for people who do not know ids. */
function placeOf(layers: readonly Layer[], assetId: string): string {
  const shows = (layer: Layer): boolean =>
    layer.kind === "group" ? layer.layers.some(shows) : "assetId" in layer && layer.assetId === assetId;
  const layer = layers.find(shows);
  return layer ? ` (at ${layer.startSeconds.toFixed(1)} s)` : "";
}
