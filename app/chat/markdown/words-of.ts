import type { Token, Tokens } from "marked";
import { readMarkdown } from "./read-markdown";
import { safeLink } from "./safe-link";
import { pictureLabel, unescaped } from "./written";

/** The words that `Markdown` draws, with a line for each block, so that they are found as they are read. */
export function wordsOf(text: string): string {
  return ofBlocks(readMarkdown(text, false));
}

const ofBlocks = (tokens: readonly Token[] = []) => tokens.map(ofBlock).join("\n");

function ofBlock(token: Token): string {
  switch (token.type) {
    case "space":
    case "def":
    case "hr":
    case "math":
      return "";
    case "heading":
    case "paragraph":
      return ofInline(token.tokens);
    case "text":
      return token.tokens ? ofInline(token.tokens) : (token as Tokens.Text).text;
    case "code":
      return (token as Tokens.Code).text;
    case "blockquote":
      return ofBlocks(token.tokens);
    case "list":
      return (token as Tokens.List).items
        .map(({ tokens }) => ofBlocks(tokens.filter(({ type }) => type !== "checkbox")))
        .join("\n");
    case "table": {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows].flatMap((row) => row.map(({ tokens }) => ofInline(tokens))).join("\n");
    }
    default:
      return token.raw.trimEnd();
  }
}

const ofInline = (tokens: readonly Token[] = []): string => tokens.map(ofPiece).join("");

function ofPiece(token: Token): string {
  switch (token.type) {
    case "strong":
    case "em":
    case "del":
      return ofInline(token.tokens);
    case "codespan":
    case "escape":
      return (token as Tokens.Codespan).text;
    case "br":
    case "math":
      return "\n";
    case "link":
      return safeLink((token as Tokens.Link).href) ? ofInline(token.tokens) : token.raw;
    case "image":
      return pictureLabel((token as Tokens.Image).text);
    case "text":
      return token.tokens ? ofInline(token.tokens) : unescaped((token as Tokens.Text).text);
    default:
      return token.raw;
  }
}
