import type { Fact, FactKind } from "~/domain/facts/fact";
import { type AngleKind, angleNames } from "~/domain/video/angle";

const kindsOf: readonly [AngleKind, readonly FactKind[]][] = [
  ["name", ["name"]],
  ["benefit", ["benefit", "feature"]],
  ["price", ["price"]],
  ["number", ["rating"]],
  ["date", ["date"]],
  ["list", ["ingredient", "color"]],
];

/** The ways to open a video that these facts have something for. */
export function openingsOfFacts(facts: readonly Fact[]): { value: AngleKind; label: string }[] {
  return kindsOf.flatMap(([value, kinds]) =>
    facts.some(({ kind }) => kinds.includes(kind)) ? [{ value, label: angleNames[value] }] : [],
  );
}
