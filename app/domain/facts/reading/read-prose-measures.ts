import { type AddFact, addLabelled } from "./add-labelled";
import { kindOfLabel } from "./label-kinds";
import type { PageContext } from "./page-context";
import { type Block, shownText } from "./page-structure";
import { readQuantities } from "./read-quantity";

const measured = new Set(["dimension", "weight", "volume", "capacity"]);
const longest = 400;

/**
 * Measures in running text: "Width 52 cm, height 30 cm. Weighs 1.6 kg." Only where all words between the last stop and the number name
 * the measure: "model height 178 cm" is no height of the thing.
 */
export function readProseMeasures(blocks: readonly Block[], page: PageContext, add: AddFact): void {
  for (const block of blocks) {
    const text = shownText(block.text);
    if (block.level !== null || block.cell || block.isLink || text.length > longest) continue;
    let from = 0;
    for (const quantity of readQuantities(text, page.language)) {
      const [, lead = ""] =
        /(?:^|[.,;:(–—•·|/])\s*([^.,;:(–—•·|/\d]{2,40}?)[\s:：]*$/u.exec(text.slice(from, quantity.start)) ??
        [];
      const isWhole = from === 0 || /^\s*[.,;)–—•·|/]/u.test(text.slice(from));
      // "24 cm. Weighs": the full stop is none of the unit.
      from = text[quantity.end - 1] === "." ? quantity.end - 1 : quantity.end;
      const known = isWhole ? kindOfLabel(lead) : null;
      if (!known || !measured.has(known.kind)) continue;
      const written = text.slice(quantity.start, quantity.end);
      addLabelled(
        known.kind,
        known.label,
        written,
        text,
        block,
        block.tag === "li" ? "list" : "text",
        page,
        add,
      );
    }
  }
}
