import type { FactKind } from "~/domain/facts/fact";
import type { ShownPage } from "~/sections/shown-page";

/** A schema.org node, or a part of one. */
export type Node = { [name: string]: string | number | Node | readonly (string | Node)[] };

/** What the facts of a kind say in words, those of single variants left out. */
export function textsOf(facts: ShownPage["facts"], kind: FactKind): string[] {
  return facts.flatMap((fact) =>
    fact.kind === kind && !fact.variantId && fact.value.type === "text" ? [fact.value.text] : [],
  );
}

export function textOf(facts: ShownPage["facts"], kind: FactKind): string | undefined {
  return textsOf(facts, kind)[0];
}

/** ISO 8601: "PT1M5S". */
export function isoDuration(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return `PT${minutes > 0 ? `${minutes}M` : ""}${rest > 0 ? `${rest}S` : ""}`;
}
