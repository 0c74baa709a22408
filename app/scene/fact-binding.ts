import * as z from "zod/mini";
import { isApart } from "~/domain/products/written-fact";

export const mostBindings = 24;

const words = z.string().check(z.minLength(1), z.maxLength(200));

/** A place of a text that states a fact: found again by its words, so that whoever changes them by hand takes them over. */
export const factBindingSchema = z.object({
  factId: z.string().check(z.minLength(1), z.maxLength(64)),
  /** The words of the fact as they stand in the text. */
  written: words,
  /** How they were first written, where that is not how they are now: later values are written the same way. */
  form: z.optional(words),
});
export type FactBinding = z.infer<typeof factBindingSchema>;

interface Placed<Binding> {
  binding: Binding;
  start: number;
  end: number;
}

/**
 * Where the bindings of a text stand in it now, in the order of reading. Each takes the first place of its words that is free, from the
 * place of the one before on; one whose words are gone has none.
 */
export function placeBindings<Binding extends Pick<FactBinding, "written">>(
  text: string,
  bindings: readonly Binding[],
): Placed<Binding>[] {
  const placed: Placed<Binding>[] = [];
  let from = 0;
  for (const binding of bindings) {
    const isFree = (start: number) =>
      isApart(text, start, start + binding.written.length) &&
      placed.every((other) => start >= other.end || start + binding.written.length <= other.start);
    const start =
      findPlace(text, binding.written, from, isFree) ?? findPlace(text, binding.written, 0, isFree);
    if (start === null) continue;
    from = start + binding.written.length;
    placed.push({ binding, start, end: from });
  }
  return placed.sort((one, other) => one.start - other.start);
}

function findPlace(
  text: string,
  written: string,
  from: number,
  isFree: (start: number) => boolean,
): number | null {
  for (let start = text.indexOf(written, from); start >= 0; start = text.indexOf(written, start + 1)) {
    if (isFree(start)) return start;
  }
  return null;
}
