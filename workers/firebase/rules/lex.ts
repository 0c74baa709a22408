import { RulesSyntaxError } from "./rules-error";

export interface Token {
  kind: "identifier" | "int" | "float" | "string" | "bytes" | "symbol" | "end";
  /** Source text; of a string, what it stands for. */
  text: string;
  /** Offsets in the source: of its first character, and after its last. */
  start: number;
  end: number;
  /** White space or a comment stands before it: path segments end there. */
  spaced: boolean;
}

const TOKEN =
  /(?<space>\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<quoted>b?(?:'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"))|(?<identifier>[A-Za-z_][A-Za-z0-9_]*)|(?<float>\d+\.\d+(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+)|(?<int>\d+)|(?<symbol>=\*\*|==|!=|<=|>=|&&|\|\||[{}()[\].,;:?=<>+\-*/%!$])/sy;
const ESCAPE = /\\(?:x([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|(.))/gs;
const ESCAPED: Record<string, string> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v", "0": "\0" };

/** Splits a rules text into tokens, the last of kind "end". Throws RulesSyntaxError at what no token begins with. */
export function lex(source: string): Token[] {
  const tokens: Token[] = [];
  let start = 0;
  let spaced = false;
  while (start < source.length) {
    TOKEN.lastIndex = start;
    const groups = TOKEN.exec(source)?.groups;
    if (!groups) {
      const { line, column } = positionAt(source, start);
      throw new RulesSyntaxError(`unexpected "${source[start]}"`, line, column);
    }
    const end = TOKEN.lastIndex;
    if (groups.space === undefined) {
      tokens.push({ ...tokenOf(groups), start, end, spaced });
      spaced = false;
    } else {
      spaced = true;
    }
    start = end;
  }
  tokens.push({ kind: "end", text: "", start, end: start, spaced });
  return tokens;
}

/** Line and column of an offset, both from 1. */
export function positionAt(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset).split("\n");
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

function tokenOf(groups: Record<string, string | undefined>): Pick<Token, "kind" | "text"> {
  for (const kind of ["identifier", "float", "int", "symbol"] as const) {
    const text = groups[kind];
    if (text !== undefined) return { kind, text };
  }
  const quoted = groups.quoted ?? "";
  const isBytes = quoted.startsWith("b");
  return { kind: isBytes ? "bytes" : "string", text: unescaped(quoted.slice(isBytes ? 2 : 1, -1)) };
}

function unescaped(text: string): string {
  return text.replace(ESCAPE, (_, hex?: string, unicode?: string, character?: string) => {
    const code = hex ?? unicode;
    return code ? String.fromCharCode(Number.parseInt(code, 16)) : (ESCAPED[character!] ?? character!);
  });
}
