import type { RulesFloat } from "./values";

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

export type Expression =
  | { kind: "literal"; value: null | boolean | number | string | RulesFloat }
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
  | { kind: "range"; object: Expression; start: Expression; end: Expression }
  | { kind: "method"; object: Expression; name: string; arguments: Expression[] }
  | { kind: "call"; name: string; arguments: Expression[] }
  | { kind: "binary"; operator: BinaryOperator; left: Expression; right: Expression };

export interface FunctionDefinition {
  parameters: string[];
  bindings: { name: string; value: Expression }[];
  result: Expression;
}

/** A segment of a match path: as written, `{name}` for one segment, or `{name=**}` for the rest. */
export type PathPattern =
  | { kind: "literal"; text: string }
  | { kind: "one"; name: string }
  | { kind: "rest"; name: string };

export interface AllowStatement {
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
