import { familyOf } from "./fingerprint";
import { maskValue } from "./mask";
import type { PipelineRun, StepTry } from "./pipeline-run";

/** One step in two runs; null where a run has no such step. */
export interface ComparedStep {
  step: string;
  one: StepSummary | null;
  other: StepSummary | null;
}

export interface StepSummary {
  outcome: StepTry["outcome"];
  tries: number;
  /** From the beginning of its first try to the end of its last, in ms; null while it goes on. */
  tookMs: number | null;
  code: string | null;
}

/** A place in what two runs began with where they differ. */
export interface InputDifference {
  /** `request.count` */
  path: string;
  one: unknown;
  other: unknown;
}

type Compared = Pick<PipelineRun, "kind" | "tries" | "input">;
type Masked = Pick<PipelineRun, "isMasked">;

/** Two runs step by step, in the order of the first; what only the other has comes after. */
export function compareSteps(one: Compared, other: Compared): ComparedStep[] {
  const steps = new Set([...one.tries, ...other.tries].map(({ step }) => step));
  return [...steps].map((step) => ({ step, one: summaryOf(one, step), other: summaryOf(other, step) }));
}

/** Whether two runs came to different ends at a step. */
export function differs({ one, other }: ComparedStep): boolean {
  return one?.outcome !== other?.outcome || one?.code !== other?.code || one?.tries !== other?.tries;
}

/** The first step at which two runs of one kind came to different ends, or failed of different causes; null where there is none. */
export function whereTheyPart(one: Compared, other: Compared): string | null {
  if (one.kind !== other.kind) return null;
  const parted = compareSteps(one, other).find(
    ({ one: a, other: b }) => a?.outcome !== b?.outcome || a?.code !== b?.code,
  );
  return parted ? familyOf(parted.step) : null;
}

/** Where two runs began otherwise. Where one shows its text and the other masks it, both are held against each other masked. */
export function compareRunInputs(one: Compared & Masked, other: Compared & Masked): InputDifference[] {
  const isEither = one.isMasked || other.isMasked;
  const inputOf = ({ input, isMasked }: Compared & Masked) =>
    isEither && !isMasked ? maskValue(input) : input;
  return compareInputs(inputOf(one), inputOf(other));
}

export function compareInputs(one: unknown, other: unknown, path = ""): InputDifference[] {
  if (isBranch(one) && isBranch(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].flatMap((name) =>
      compareInputs(one[name], other[name], path === "" ? name : `${path}.${name}`),
    );
  }
  return Object.is(one, other) ? [] : [{ path, one, other }];
}

function summaryOf({ tries }: Compared, step: string): StepSummary | null {
  const own = tries.filter((each) => each.step === step);
  const first = own[0];
  const last = own.at(-1);
  if (!first || !last) return null;
  return {
    outcome: last.outcome,
    tries: own.length,
    tookMs: last.endedMs === null ? null : last.endedMs - first.beganMs,
    code: last.error?.code ?? null,
  };
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object";
}
