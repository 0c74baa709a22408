import type { JobStart } from "~/domain/jobs/job-room";
import { hashText } from "~/domain/pipelines/fingerprint";

/** The same for jobs of one kind that were asked for the same: seeds, which differ from one try to the next, do not count. */
export function workOf({ kind, input }: Pick<JobStart, "kind" | "input">): string {
  return hashText(`${kind} ${canonical(input)}`);
}

/** JSON whose keys are in order, so that equal inputs are equal texts. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (name, held: unknown) => {
    if (name === "seed") return undefined;
    return held && typeof held === "object" && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)))
      : held;
  });
}
