import { type Row, type RowTable, rowLimits } from "~/domain/rows/table";
import { typeColumn } from "~/domain/rows/type-columns";
import { uniqueHeadings } from "./find-headings";
import type { ImportNote } from "./import-error";

/** Gathers rows into a table within its limits, and notes what had to give. */
export class TableBuilder {
  readonly #idPart: string;
  readonly #names: string[] = [];
  readonly #indexes = new Map<string, number>();
  readonly #rows: string[][] = [];
  #beyond = false;
  #leftOutColumns = 0;
  #uneven = 0;
  #cut = { count: 0, first: "" };
  #unknownLetters = 0;

  /** `idPart` is lower-case letters and digits that no other import of the same table has. */
  constructor(idPart: string) {
    this.#idPart = idPart;
  }

  get rowCount(): number {
    return this.#rows.length;
  }

  /** Names the columns of rows that come as lists of cells. */
  setHeadings(names: readonly string[]): void {
    this.#names.push(...names.slice(0, rowLimits.columns));
    this.#leftOutColumns = Math.max(0, names.length - rowLimits.columns);
  }

  /** False where the table is full: no more rows are wanted. */
  addCells(cells: readonly string[]): boolean {
    if (cells.every((cell) => cell.trim() === "")) return true;
    if (this.#names.length > 0 && cells.length !== this.#names.length) this.#uneven += 1;
    while (this.#names.length < Math.min(cells.length, rowLimits.columns)) this.#names.push("");
    this.#leftOutColumns = Math.max(this.#leftOutColumns, cells.length - rowLimits.columns);
    return this.#add(cells.slice(0, rowLimits.columns));
  }

  /** A row by the names of its fields, whatever their order. */
  addFields(fields: Iterable<readonly [name: string, text: string]>): boolean {
    const cells: string[] = [];
    for (const [name, text] of fields) {
      let index = this.#indexes.get(name);
      if (index === undefined) {
        if (this.#names.length >= rowLimits.columns) {
          this.#leftOutColumns += 1;
          continue;
        }
        index = this.#names.push(name) - 1;
        this.#indexes.set(name, index);
      }
      cells[index] = text;
    }
    const filled = Array.from(cells, (cell) => cell ?? "");
    return filled.every((cell) => cell.trim() === "") ? true : this.#add(filled);
  }

  finish(): { table: RowTable; notes: ImportNote[] } {
    const names = uniqueHeadings(this.#names, rowLimits.headingCharacters);
    const columns = names.map((name, at) => ({
      id: `c-${this.#idPart}${at.toString(36)}`,
      ...typeColumn(
        name,
        this.#rows.map((cells) => cells[at] ?? ""),
      ),
    }));
    const rows = this.#rows.map((cells, at): Row => {
      const filled = cells.flatMap((text, column) =>
        text === "" ? [] : [[columns[column]!.id, text] as const],
      );
      return { id: `r-${this.#idPart}${at.toString(36)}`, cells: Object.fromEntries(filled) };
    });
    return { table: { columns, rows }, notes: this.#notes(names) };
  }

  #add(cells: readonly string[]): boolean {
    if (this.#rows.length >= rowLimits.rows) {
      this.#beyond = true;
      return false;
    }
    let left: number = rowLimits.rowCharacters;
    this.#rows.push(
      cells.map((cell, at) => {
        const text = asText(cell);
        const most = Math.min(rowLimits.cellCharacters, left);
        if (text.includes("\ufffd")) this.#unknownLetters += 1;
        if (text.length > most) {
          this.#cut.count += 1;
          this.#cut.first ||= `row ${this.#rows.length + 1}, column ${at + 1}`;
        }
        const kept = text.slice(0, most);
        left -= kept.length;
        return kept;
      }),
    );
    return true;
  }

  #notes(names: readonly string[]): ImportNote[] {
    const notes: ImportNote[] = [];
    const say = (code: ImportNote["code"], message: string) => notes.push({ code, message });
    const number = (value: number) => value.toLocaleString("en");
    if (this.#beyond) {
      say(
        "rows_beyond_limit",
        `A table holds ${number(rowLimits.rows)} rows. The first ${number(rowLimits.rows)} are here; split the file to use the others.`,
      );
    }
    if (this.#leftOutColumns > 0) {
      say(
        "columns_beyond_limit",
        `A table holds ${rowLimits.columns} columns. The first ${rowLimits.columns} are here; remove columns from the file to use the others.`,
      );
    }
    if (this.#cut.count > 0) {
      const cells = this.#cut.count === 1 ? "One cell was" : `${number(this.#cut.count)} cells were`;
      say(
        "cells_cut",
        `${cells} too long and cut at ${number(rowLimits.cellCharacters)} characters, first in ${this.#cut.first}.`,
      );
    }
    if (this.#uneven > 0) {
      const rows = this.#uneven === 1 ? "One row has" : `${number(this.#uneven)} rows have`;
      say(
        "rows_uneven",
        `${rows} more or fewer cells than there are headings. Check that their cells stand under the right ones.`,
      );
    }
    if (this.#unknownLetters > 0) {
      say(
        "letters_unknown",
        "Some letters cannot be read (�). Choose another encoding, or save the file as UTF-8.",
      );
    }
    const repeated = names.find(
      (name, at) => this.#names[at] && name !== this.#names[at]?.replace(/\s+/gu, " ").trim(),
    );
    if (repeated)
      say("headings_repeated", `Some headings were there twice or were too long; one is now “${repeated}”.`);
    return notes;
  }
}

/** As it is kept: what begins with "=" is a text, not a formula; the mark that other programs put before such texts goes. */
function asText(cell: string): string {
  const text = cell.replaceAll("\u0000", "");
  const plain = /^'[=+\-@\t\r]/u.test(text) ? text.slice(1) : text;
  return plain.startsWith("=") ? `'${plain}` : plain;
}
