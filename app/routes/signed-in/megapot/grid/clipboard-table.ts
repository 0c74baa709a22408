/**
 * Cells as spreadsheets put them on the clipboard: tab-separated text, in which a cell with a tab, a line break or a
 * quote is quoted, and an HTML table beside it.
 */

/** Cells as tab-separated text. */
export function writeTsv(cells: readonly (readonly string[])[]): string {
  return cells.map((row) => row.map(quoteCell).join("\t")).join("\r\n");
}

function quoteCell(text: string): string {
  return /["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Cells as an HTML table, for programs that take no text. */
export function writeHtmlTable(cells: readonly (readonly string[])[]): string {
  const row = (texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<td>${escapeHtml(text)}</td>`).join("")}</tr>`;
  return `<table>${cells.map(row).join("")}</table>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/\r\n|\r|\n/g, "<br>");
}

/**
 * Reads tab-separated text. A cell that begins with a quote goes on to its closing quote, over tabs and lines; a quote that is never
 * closed is a character like any other. A line break at the very end begins no further row.
 */
export function readTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const quoted = text[at] === '"' ? readQuoted(text, at) : null;
    const end = quoted ? quoted.end : endOfPlain(text, at);
    row.push(quoted ? quoted.cell : text.slice(at, end));
    const separator = text[end];
    at = end + (text.startsWith("\r\n", end) ? 2 : 1);
    if (separator === "\t") continue;
    rows.push(row);
    row = [];
    if (at >= text.length) break;
  }
  return rows;
}

function endOfPlain(text: string, from: number): number {
  let end = from;
  while (end < text.length && text[end] !== "\t" && text[end] !== "\n" && text[end] !== "\r") end++;
  return end;
}

function readQuoted(text: string, from: number): { cell: string; end: number } | null {
  for (let at = from + 1; ; ) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return null;
    if (text[quote + 1] === '"') {
      at = quote + 2;
      continue;
    }
    const end = quote + 1;
    const isClosing = end >= text.length || /[\t\r\n]/.test(text[end] ?? "");
    if (!isClosing) return null;
    const cell = text
      .slice(from + 1, quote)
      .replaceAll('""', '"')
      .replaceAll("\r\n", "\n");
    return { cell, end };
  }
}
