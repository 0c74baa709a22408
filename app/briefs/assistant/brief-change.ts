import { sameData } from "~/domain/data/same-data";
import { differingFields } from "~/scene/assistant/brief/apply-brief-step";
import type { ComposedBrief } from "~/scene/assistant/brief/brief-outline";

/** What was set by one press, so that it can be taken back after a reload, too. */
export interface BriefChange {
  before: Partial<ComposedBrief>;
  after: Partial<ComposedBrief>;
}

export function changeBetween(before: ComposedBrief, after: ComposedBrief): BriefChange {
  const fields = differingFields(before, after);
  return { before: only(before, fields), after: only(after, fields) };
}

/** What has to be set to take a change back: what somebody has set otherwise since stays. */
export function takingBack(current: ComposedBrief, { before, after }: BriefChange): Partial<ComposedBrief> {
  const fields = Object.keys(after) as (keyof ComposedBrief)[];
  return only(
    before,
    fields.filter((field) => sameData(current[field], after[field])),
  );
}

/** Whether nothing of it was set otherwise since. */
export function isAsChanged(current: ComposedBrief, { after }: BriefChange): boolean {
  return sameData(only(current, Object.keys(after) as (keyof ComposedBrief)[]), after);
}

function only(
  brief: Partial<ComposedBrief>,
  fields: readonly (keyof ComposedBrief)[],
): Partial<ComposedBrief> {
  return Object.fromEntries(fields.map((field) => [field, brief[field]]));
}
