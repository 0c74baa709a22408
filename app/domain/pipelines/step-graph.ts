import type { JobKindName } from "../jobs/job";
import { familyOf } from "./fingerprint";
import type { StepTry } from "./pipeline-run";

/** A step of a kind, or the steps of a kind that do the same to each of several things. */
export interface GraphNode {
  name: string;
  label: string;
  state: "waiting" | "running" | "ok" | "failed" | "skipped";
  /** How many steps it stands for, and how many of them are done. */
  total: number;
  done: number;
  retries: number;
  /** Worked, of all its tries together, in ms. */
  workedMs: number;
}

/** The steps of each kind in the order in which they follow each other. */
const plans: Record<JobKindName, readonly (readonly [family: string, label: string])[]> = {
  "make-video": [
    ["write-script", "Write the script"],
    ["ask-approval", "Ask for approval"],
    ["read-approval", "Read the approval"],
    ["begin-pictures", "Begin the pictures"],
    ["art-direction", "Direct the art"],
    ["picture", "Make pictures"],
    ["begin-storyboard", "Begin the storyboard"],
    ["storyboard", "Set the scenes"],
  ],
  "make-images": [
    ["image", "Make images"],
    ["finish", "Finish"],
  ],
  "make-clip": [
    ["begin", "Begin"],
    ["start", "Ask the model"],
    ["look", "Wait for the model"],
    ["ready", "Take over"],
    ["store", "Store the clip"],
  ],
};

/** The end of the name of a step that only writes down that another failed: time spent, but no step of its own. */
const failedEnd = /-failed$/;

/** The steps of a job, in order, each with how it stands. Steps that a rerun took over from another job are `skipped`. */
export function graphOf(kind: JobKindName, tries: readonly StepTry[], isOver: boolean): GraphNode[] {
  const families = new Map<string, StepTry[]>();
  for (const each of tries) {
    const family = familyOf(each.step.replace(failedEnd, ""));
    const known = families.get(family);
    if (known) known.push(each);
    else families.set(family, [each]);
  }
  const plan = plans[kind];
  const lastBegun = plan.findLastIndex(([family]) => families.has(family));
  return plan.map(([name, label], index) =>
    nodeOf({ name, label }, families.get(name) ?? [], index < lastBegun || isOver),
  );
}

function nodeOf(
  named: Pick<GraphNode, "name" | "label">,
  tries: readonly StepTry[],
  isPast: boolean,
): GraphNode {
  const own = tries.filter(({ step }) => !failedEnd.test(step));
  const latest = new Map<string, StepTry>();
  for (const each of own) latest.set(each.step, each);
  const steps = [...latest.values()];
  const done = steps.filter(({ outcome }) => outcome === "ok").length;
  return {
    ...named,
    state: stateOf(steps, isPast),
    total: steps.length,
    done,
    retries: own.length - steps.length,
    workedMs: tries.reduce(
      (sum, { beganMs, endedMs }) => sum + (endedMs === null ? 0 : endedMs - beganMs),
      0,
    ),
  };
}

function stateOf(steps: readonly StepTry[], isPast: boolean): GraphNode["state"] {
  if (steps.length === 0) return isPast ? "skipped" : "waiting";
  if (steps.some(({ outcome }) => outcome === "failed")) return "failed";
  return steps.every(({ outcome }) => outcome === "ok") ? "ok" : isPast ? "failed" : "running";
}
