import type { JobStart } from "~/domain/job-room";
import type { Settings } from "~/settings.server";
import type { Present } from "./kinds/job-kind";
import { kindOf } from "./kinds/kind-of";

/** Puts in order what a job that is over leaves behind. May run again, until it went through once. */
export async function closeJob(
  settings: Settings,
  start: JobStart,
  present: Present<unknown>,
): Promise<void> {
  const leftovers = await kindOf(start).leftovers(start, present);
  if (leftovers.length > 0) await settings.media.delete(leftovers);
}
