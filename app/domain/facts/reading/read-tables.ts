import type { FactValue } from "../fact-value";
import { type AddFact, addLabelled } from "./add-labelled";
import { type Candidate, trustOf } from "./candidate";
import { kindOfLabel } from "./label-kinds";
import type { PageContext } from "./page-context";
import { type Block, shownText } from "./page-structure";

const mostFeatures = 40;
const sizeWord =
  /^(?:(?:xx?|\d)?(?:s|m|l)|x{1,4}l|x{1,3}s|\d{2}(?:[.,]5)?|size|größe|taille|talla|taglia|tamanho|maat|rozmiar|storlek|størrelse|koko|velikost|beden|размер|розмір|サイズ|尺码|사이즈|المقاس|साइज़|méret|mărime|eu|uk|us)$/iu;
const bodyWord =
  /chest|bust|waist|hips?|inseam|sleeve|foot|brust|taille|hüfte|ärmel|poitrine|hanches|pecho|cintura|cadera|petto|vita|fianchi|peito|quadril|borst|heup|klatka|talia|biodra|bröst|midja|höft|bryst|hofte|rinta|vyötärö|hrudník|pas|boky|göğüs|bel|kalça|грудь|талия|бедр|груди|胸囲|バスト|ウエスト|ヒップ|着丈|身幅|袖丈|胸围|腰围|臀围|가슴|허리|엉덩이|الصدر|الخصر|छाती|कमर|length|länge|longueur|us|uk|eu/iu;

/** Specifications in tables and lists of definitions, and tables of sizes. */
export function readTables(blocks: readonly Block[], page: PageContext): Candidate[] {
  const candidates: Candidate[] = [];
  let features = 0;
  const add: AddFact = (kind, value, block, method, more = {}) => {
    candidates.push({
      kind,
      ...(more.label && { label: more.label }),
      readings: [value],
      method,
      quote: (more.quote ?? shownText(block.text)).slice(0, 600),
      place: block.place,
      confidence: trustOf[method],
    });
  };
  const row = (label: string, value: string, block: Block) => {
    if (label === "" || value === "" || label.length > 60 || value.length > 400) return;
    const unit = /\(([^()]{1,8})\)\s*$/.exec(label)?.[1];
    const known =
      kindOfLabel(label) ?? (unit ? kindOfLabel(label.replace(/\s*\([^()]{1,8}\)\s*$/, "")) : null);
    if (known) {
      const whole = unit && /^[\d.,\s]+$/.test(value) ? `${value} ${unit}` : value;
      addLabelled(known.kind, known.label, whole, value, block, "table", page, add);
    } else if (features++ < mostFeatures) {
      add("feature", { type: "text", text: value }, block, "table", {
        label: label.replace(/[\s:：]+$/u, "").slice(0, 80),
      });
    }
  };
  for (const rows of tablesOf(blocks)) {
    const widest = Math.max(...rows.map((cells) => cells.length));
    if (widest === 2) {
      // A row of two headings names the columns.
      for (const [label, value] of rows)
        if (label && value && value.tag !== "th") row(shownText(label.text), shownText(value.text), value);
    } else if (widest >= 3 && rows.length >= 2) {
      const table = sizeTable(rows);
      const [first] = rows[0] ?? [];
      if (table && first) add("size-table", table, first, "table");
    }
  }
  let term: string | null = null;
  for (const block of blocks) {
    if (block.tag === "dt") term = shownText(block.text);
    else if (block.tag === "dd" && term !== null) {
      row(term.replace(/[\s:：]+$/u, ""), shownText(block.text), block);
      term = null;
    }
  }
  return candidates;
}

function tablesOf(blocks: readonly Block[]): Block[][][] {
  const tables = new Map<number, Map<number, Block[]>>();
  for (const block of blocks) {
    if (!block.cell || block.text.length > 600) continue;
    const rows = tables.get(block.cell.table) ?? new Map<number, Block[]>();
    const cells = rows.get(block.cell.row) ?? [];
    if (cells.length < 13) cells.push(block);
    if (rows.size < 80 || rows.has(block.cell.row)) rows.set(block.cell.row, cells);
    tables.set(block.cell.table, rows);
  }
  return [...tables.values()].map((rows) => [...rows.values()]);
}

function sizeTable(rows: readonly Block[][]): FactValue | null {
  const texts = rows.map((cells) => cells.map(({ text }) => shownText(text).slice(0, 200)));
  const [head = []] = texts;
  const firsts = texts.slice(1).map(([first = ""]) => first);
  const share = (words: readonly string[], pattern: RegExp) =>
    words.filter((word) => pattern.test(word.trim())).length;
  const sizesBelow =
    share(firsts, sizeWord) >= Math.max(1, firsts.length / 2) &&
    (share(head, bodyWord) >= 1 || sizeWord.test(head[0]?.trim() ?? ""));
  const sizesAcross = share(head.slice(1), sizeWord) >= Math.max(2, (head.length - 1) / 2);
  if (!sizesBelow && !sizesAcross) return null;
  return { type: "table", rows: texts.slice(0, 40).map((cells) => ({ cells: cells.slice(0, 12) })) };
}
