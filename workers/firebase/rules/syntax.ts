import type { RulesBytes } from "./values";

export type BinaryOperator =
  | "||"
  | "&&"
  | "=="
  | "!="
  | "<"
  | "<="
  | ">"
  | ">="
  | "in"
  | "+"
  | "-"
  | "*"
  | "/"
  | "%";

/** Offsets in the source: of the first character, and after the last. */
export interface Span {
  start: number;
  end: number;
}

type ExpressionShape =
  | { kind: "literal"; value: null | boolean | bigint | number | string | RulesBytes }
  | { kind: "list"; elements: Expression[] }
  | { kind: "map"; entries: [Expression, Expression][] }
  | { kind: "path"; parts: Expression[] }
  | { kind: "variable"; name: string }
  | { kind: "not"; operand: Expression }
  | { kind: "negate"; operand: Expression }
  | { kind: "conditional"; condition: Expression; whenTrue: Expression; whenFalse: Expression }
  | { kind: "is"; operand: Expression; type: string }
  | { kind: "member"; object: Expression; name: string }
  | { kind: "index"; object: Expression; index: Expression }
  | { kind: "range"; object: Expression; from: Expression; to: Expression }
  | { kind: "method"; object: Expression; name: string; arguments: Expression[] }
  | { kind: "call"; name: string; arguments: Expression[] }
  | { kind: "binary"; operator: BinaryOperator; left: Expression; right: Expression };

export type Expression = ExpressionShape & Span;
export type ExpressionOf<Kind extends Expression["kind"]> = Extract<Expression, { kind: Kind }>;

export interface FunctionDefinition {
  name: string;
  parameters: string[];
  bindings: { name: string; value: Expression }[];
  result: Expression;
}

/** A segment of a match path: as written, `{name}` for one segment, or `{name=**}` for the rest. */
export type PathPattern =
  | { kind: "literal"; text: string }
  | { kind: "one"; name: string }
  | { kind: "rest"; name: string };

export interface AllowStatement extends Span {
  methods: string[];
  /** Null: without condition. */
  condition: Expression | null;
}

export interface MatchBlock {
  path: PathPattern[];
  functions: Map<string, FunctionDefinition>;
  allows: AllowStatement[];
  matches: MatchBlock[];
}

/** A rules text as read. */
export interface RulesText {
  /** In version 1 `{name=**}` takes at least one segment, and there are no collection groups. */
  version: 1 | 2;
  /** The blocks of `service cloud.firestore`. */
  services: MatchBlock[];
}
