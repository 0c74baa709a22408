import type { ContentNode } from "~/sections/export/content-nodes";

/** A page in CommonMark with tables (GFM). `srcOf` gives the address of an image. Nothing a person typed becomes markup. */
export function toMarkdown(
  sections: readonly (readonly ContentNode[])[],
  srcOf: (node: Extract<ContentNode, { kind: "image" }>) => string,
): string {
  const blocks = sections.flatMap((nodes) => nodes.map((node) => write(node, srcOf)));
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

function write(node: ContentNode, srcOf: (node: Extract<ContentNode, { kind: "image" }>) => string): string {
  switch (node.kind) {
    case "heading":
      return `${"#".repeat(node.level)} ${line(node.text)}`;
    case "text":
      return paragraphs(node.text).join("\n\n");
    case "list":
      return node.items.map((item) => `- ${line(item)}`).join("\n");
    case "image":
      return `![${line(node.alt)}](${address(srcOf(node))})`;
    case "fields":
      return node.rows.map(({ label, text }) => `- **${line(label)}:** ${line(text)}`).join("\n");
    case "table":
      return table(node.rows);
    case "quote":
      return [...paragraphs(node.text), `— ${line(node.by)}`].map((text) => `> ${text}`).join("\n>\n");
    case "question":
      return [`### ${line(node.question)}`, ...paragraphs(node.answer)].join("\n\n");
    case "video":
    case "link": {
      const text = node.kind === "video" ? node.title : node.text;
      return `[${line(text)}](${address(node.href)})`;
    }
  }
}

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const width = Math.max(head.length, ...rows.map((cells) => cells.length));
  const row = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => line(cells[index] ?? "")).join(" | ")} |`;
  return [row(head), `|${" --- |".repeat(width)}`, ...rows.map(row)].join("\n");
}

function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/u)
    .map(line)
    .filter((one) => one !== "");
}

/** Words on one line, with all that Markdown or HTML would read as more than words made plain. */
function line(text: string): string {
  return text
    .replace(/[\u0000-\u001f\u007f\u2028\u2029]+/gu, " ")
    .trim()
    .replace(/[!"#$%&'()*+,./:;<=>?@[\\\]^_`{|}~-]/gu, escapeMark);
}

/** Marks that only mean something beside others stay as they are, for whoever reads the file as it is. */
const harmless = new Set([..."!\"$%'(),./:;=?@^{}"]);

function escapeMark(mark: string, offset: number, whole: string): string {
  if (mark === "!") return whole[offset + 1] === "[" ? "\\!" : mark;
  // "1." and "1)" begin a numbered list.
  if (mark === "." || mark === ")") return /^\d+$/u.test(whole.slice(0, offset)) ? `\\${mark}` : mark;
  // An address in words would become a link.
  if (mark === ":" || mark === "@") return `\\${mark}`;
  if (mark === "-" || mark === "+" || mark === "=") return offset === 0 ? `\\${mark}` : mark;
  return harmless.has(mark) ? mark : `\\${mark}`;
}

/** Without what would end an address, or begin a title behind it. */
function address(href: string): string {
  return href.replace(
    /[()<>\\\s"']/gu,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
}
