import { stableId } from "~/stores/firestore/stable-id.server";

/** The image at a place among a job's results: an image made twice is one image. */
export function imageIdOf(jobId: string, index: number): Promise<string> {
  return stableId("image", jobId, String(index));
}

export function clipIdOf(jobId: string): Promise<string> {
  return stableId("clip", jobId);
}
