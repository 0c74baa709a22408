import { Marked, type Token, type TokenizerAndRendererExtension } from "marked";
import remend from "remend";

/** Mathematics between dollars or TeX's own brackets, which marked does not know. */
export interface MathToken {
  type: "math";
  raw: string;
  tex: string;
  isDisplay: boolean;
}

// Bounded, so that many openings without an end are no work of hours.
const displayed = /^(?:\$\$([\s\S]{1,4000}?)\$\$|\\\[([\s\S]{1,4000}?)\\\])/;
// A price is no formula: no space inside, no digit after.
const inLine = /^(?:\$(?!\s)((?:\\.|[^\\\n$])+?)(?<!\s)\$(?!\d)|\\\(([\s\S]{1,1000}?)\\\))/;

const mathBlock: TokenizerAndRendererExtension = {
  name: "math",
  level: "block",
  start: (text) => text.match(/\$\$|\\\[/)?.index,
  tokenizer: (text) => mathOf(displayed.exec(text), true),
};

const mathInLine: TokenizerAndRendererExtension = {
  name: "math",
  level: "inline",
  start: (text) => text.match(/\$|\\[([]/)?.index,
  tokenizer: (text) => mathOf(displayed.exec(text), true) ?? mathOf(inLine.exec(text), false),
};

function mathOf(found: RegExpExecArray | null, isDisplay: boolean): MathToken | undefined {
  if (!found) return undefined;
  return { type: "math", raw: found[0], tex: (found[1] ?? found[2] ?? "").trim(), isDisplay };
}

const marked = new Marked({ gfm: true, extensions: [mathBlock, mathInLine] });

/**
 * The blocks of a text, each with its source. They are read and never made into HTML: what is drawn is drawn by React, and tags
 * in the text are words. Of a text that still comes, marks that are open at its end are closed, so that nothing flickers.
 */
export function readMarkdown(text: string, isComing: boolean): Token[] {
  const blocks = marked.lexer(text);
  const last = blocks.at(-1);
  if (!isComing || !last || last.type === "code") return blocks;
  const mended = remend(last.raw);
  return mended === last.raw ? blocks : [...blocks.slice(0, -1), ...marked.lexer(mended)];
}
