import type { FactKind } from "../fact";
import type { FactValue } from "../fact-value";
import type { ReadMethod } from "./candidate";
import type { PageContext } from "./page-context";
import type { Block } from "./page-structure";
import { readQuantities } from "./read-quantity";

/** Takes what was read of a block. `sure` is how much of the method's trust it deserves. */
export type AddFact = (
  kind: FactKind,
  value: FactValue,
  block: Block,
  method: ReadMethod,
  more?: { label?: string | undefined; quote?: string; sure?: number },
) => void;

const quantified = new Set<FactKind>(["dimension", "weight", "volume", "capacity", "duration"]);
const identifierKind: FactKind = "identifier";

/** A labelled value as the kind that its label names. */
export function addLabelled(
  kind: FactKind,
  label: string | undefined,
  value: string,
  quote: string,
  block: Block,
  method: ReadMethod,
  page: PageContext,
  add: AddFact,
): void {
  // "0.25 kg (35,60 € / 1 kg)": what stands in brackets is another measure, or a price.
  const bare = value.replace(/\s*\([^()]*\)\s*$/u, "");
  const quantities = quantified.has(kind) ? readQuantities(bare, page.language) : [];
  const [only] = quantities;
  if (kind === "availability") return;
  if (
    only &&
    quantities.length === 1 &&
    only.end - only.start >= bare.trim().length * 0.5 &&
    only.start === 0
  ) {
    // Contents are told by weight as well.
    const measured: FactKind = kind === "volume" && only.measure === "mass" ? "weight" : kind;
    add(measured, { type: "quantity", amount: only.amounts[0], unit: only.unit }, block, method, {
      label,
      quote,
    });
    return;
  }
  if (kind === identifierKind && !/^[\p{L}\d][\p{L}\d ./_-]{1,40}$/u.test(value.trim())) return;
  const text = value.trim().replace(/\s+/g, " ");
  if (text !== "" && text.length <= 2000) add(kind, { type: "text", text }, block, method, { label, quote });
}
