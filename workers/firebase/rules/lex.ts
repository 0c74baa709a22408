import { RulesError } from "./rules-error";

export interface Token {
  kind: "identifier" | "number" | "string" | "symbol" | "end";
  /** Source text; of a string, what it stands for. */
  text: string;
  /** Offset in the source. */
  position: number;
  /** White space or a comment stands before it: path segments end there. */
  spaced: boolean;
}

const TOKEN =
  /(?<space>\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<identifier>[A-Za-z_][A-Za-z0-9_]*)|(?<number>\d+\.\d+|\d+)|(?<string>'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")|(?<symbol>=\*\*|==|!=|<=|>=|&&|\|\||[{}()[\].,;:?=<>+\-*/%!$])/y;
const ESCAPES: Record<string, string> = { n: "\n", t: "\t", r: "\r" };

/** Splits a rules text into tokens, the last of kind "end". Throws RulesError at a character no token begins with. */
export function lex(source: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  let spaced = false;
  while (position < source.length) {
    TOKEN.lastIndex = position;
    const groups = TOKEN.exec(source)?.groups;
    if (!groups) throw new RulesError(`unexpected character at ${position}`);
    if (groups.space === undefined) {
      tokens.push({ ...tokenOf(groups), position, spaced });
      spaced = false;
    } else {
      spaced = true;
    }
    position = TOKEN.lastIndex;
  }
  tokens.push({ kind: "end", text: "", position, spaced });
  return tokens;
}

function tokenOf(groups: Record<string, string | undefined>): Pick<Token, "kind" | "text"> {
  if (groups.identifier !== undefined) return { kind: "identifier", text: groups.identifier };
  if (groups.number !== undefined) return { kind: "number", text: groups.number };
  if (groups.symbol !== undefined) return { kind: "symbol", text: groups.symbol };
  const quoted = groups.string ?? "''";
  const text = quoted.slice(1, -1).replace(/\\(.)/gs, (_, escaped: string) => ESCAPES[escaped] ?? escaped);
  return { kind: "string", text };
}
