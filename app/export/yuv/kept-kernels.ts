import { type LoadedKernels, loadKernels } from "~/export/yuv/kernels";

/** A painter of a larger video gives its memory back to the system. */
const MOST_KEPT_BYTES = 256 * 1024 * 1024;

let kept: LoadedKernels | null = null;

/**
 * Kernels for a painter, with the memory that the painter before has left, in which anything may stand: memory that is new from the system
 * comes page by page and costs some hundredths of an export, and a trial, its export and the next one follow each other in one
 * worker. Rejects like `loadKernels`.
 */
export async function takeKernels(): Promise<LoadedKernels> {
  const taken = kept;
  kept = null;
  return taken ?? loadKernels();
}

/** Leaves kernels that nothing works with any more to the next painter. */
export function leaveKernels(kernels: LoadedKernels): void {
  if (kernels.memory.buffer.byteLength <= MOST_KEPT_BYTES) kept = kernels;
}
