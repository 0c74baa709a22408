import type { SourceBrand } from "~/domain/facts/source-event";

/** "2 logos, 14 colours, 1 typeface": what was found of a brand. */
export function foundWords({ logos, colors, families }: SourceBrand): string {
  const count = (found: readonly unknown[], one: string) =>
    found.length === 0 ? [] : [`${found.length} ${one}${found.length === 1 ? "" : "s"}`];
  return [...count(logos, "logo"), ...count(colors, "colour"), ...count(families, "typeface")].join(", ");
}
