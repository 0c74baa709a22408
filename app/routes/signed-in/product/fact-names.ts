import type { Fact, FactKind } from "~/domain/facts/fact";

/** What a fact is called on the screen: its label, or else its kind. */
export function labelOf({ kind, label }: Pick<Fact, "kind" | "label">): string {
  return label ?? nameOfKind(kind);
}

export function nameOfKind(kind: FactKind): string {
  const words = kind.replaceAll("-", " ");
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}
