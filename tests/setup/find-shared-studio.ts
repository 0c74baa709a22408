import { inject } from "vitest";
import type { SharedStudio } from "./shared-studio.ts";

/** Where the studio is that the files of a suite share. Whoever asks first has it started. */
export async function findSharedStudio(): Promise<SharedStudio> {
  const answer = await fetch(inject("sharedStudio"));
  if (!answer.ok) throw new Error(`The shared studio did not start: ${await answer.text()}`);
  return (await answer.json()) as SharedStudio;
}
