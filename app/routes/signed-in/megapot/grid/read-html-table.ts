import { Parser } from "htmlparser2";

/** No spreadsheet has more columns. */
const mostColumns = 16_384;
const blocks = new Set(["p", "div", "li"]);
const silent = new Set(["style", "script", "title"]);

/**
 * The cells of the first table of an HTML fragment, as spreadsheets and pages put it on the clipboard; `null` where it has
 * none. Its text alone is read, nothing of it is ever put into the page. A cell over several columns or rows fills the
 * first; the others are empty.
 */
export function readHtmlTable(html: string): string[][] | null {
  const rows: string[][] = [];
  /** By column, how many rows a cell above still reaches into. */
  const reaching: number[] = [];
  let row: string[] | null = null;
  let cell: { text: string; columns: number; rows: number } | null = null;
  let silence = 0;
  let table: "before" | "within" | "after" = "before";

  const skipReached = () => {
    while (row && (reaching[row.length] ?? 0) > 0) {
      reaching[row.length] = (reaching[row.length] ?? 0) - 1;
      row.push("");
    }
  };
  const endCell = () => {
    if (!cell) return;
    row ??= [];
    skipReached();
    for (let index = 0; index < cell.columns && row.length < mostColumns; index++) {
      reaching[row.length] = cell.rows - 1;
      row.push(index === 0 ? cell.text.trim() : "");
    }
    cell = null;
  };
  const endRow = () => {
    endCell();
    skipReached();
    if (row) rows.push(row);
    row = null;
  };
  const breakLine = () => {
    if (cell) cell.text = `${cell.text.replace(/ +$/, "")}\n`;
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (silent.has(name)) silence++;
      if (name === "table" && table === "before") table = "within";
      if (table !== "within") return;
      if (name === "tr") {
        endRow();
        row = [];
      } else if (name === "td" || name === "th") {
        endCell();
        cell = { text: "", columns: spanOf(attributes.colspan), rows: spanOf(attributes.rowspan) };
      } else if (name === "br" || (blocks.has(name) && cell?.text.trim())) breakLine();
    },
    ontext(text) {
      if (!cell || silence > 0) return;
      const words = text.replace(/[ \t\r\n\f]+/g, " ").replaceAll("\u00a0", " ");
      cell.text += cell.text.endsWith("\n") ? words.trimStart() : words;
    },
    onclosetag(name) {
      if (silent.has(name)) silence--;
      if (table !== "within") return;
      if (name === "td" || name === "th") endCell();
      else if (name === "tr") endRow();
      else if (name === "table") {
        endRow();
        table = "after";
      }
    },
  });
  parser.write(html);
  parser.end();
  if (rows.length === 0) return null;
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  return rows.map((cells) => [...cells, ...Array<string>(width - cells.length).fill("")]);
}

function spanOf(written: string | undefined): number {
  const span = Number.parseInt(written ?? "1", 10);
  return Math.min(mostColumns, Math.max(1, Number.isNaN(span) ? 1 : span));
}
