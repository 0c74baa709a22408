import type { ImageOperation } from "~/domain/image/image-operation";
import type { Wish } from "~/images/edit/edit-request";
import { type UpscaleFactor, upscaleFactors } from "~/images/edit/upscale-fields";

/** What can be done here, in the order of the page: whatever needs nothing drawn on the picture. */
export const simpleEdits = [
  "instruct",
  "remove-background",
  "replace-background",
  "extend",
  "upscale",
  "vary",
  "relight",
  "recolour",
] as const satisfies readonly ImageOperation[];
export type SimpleEdit = (typeof simpleEdits)[number];

export const editCounts = ["1", "2", "3", "4"] as const;

/** What is chosen beside the words; it is in the address. */
export interface EditChoice {
  operation: SimpleEdit;
  count: (typeof editCounts)[number];
  factor: UpscaleFactor;
}

/** Reads an address; what it does not know is the default. */
export function parseEditChoice(parameters: URLSearchParams): EditChoice {
  const oneOf = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === parameters.get(name));
  return {
    operation: oneOf(simpleEdits, "do") ?? "instruct",
    count: oneOf(editCounts, "count") ?? "1",
    factor: oneOf(upscaleFactors, "by") ?? "2",
  };
}

/** The address with a choice in it; what else stands there stays. */
export function withEditChoice(parameters: URLSearchParams, choice: EditChoice): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.set("do", choice.operation);
  next.set("count", choice.count);
  next.set("by", choice.factor);
  return next;
}

export function wishOf({ operation, count, factor }: EditChoice): Wish {
  return { operation, count: Number(count), factor: Number(factor) };
}
