import { type FormulaFunction, formulaFunctions } from "~/domain/rows/formulas/formula-functions";
import { checkFormula } from "~/domain/rows/formulas/shown-texts";
import type { Column } from "~/domain/rows/table";

interface FormulaHelpProps {
  formula: string;
  columns: readonly Column[];
  /** What it makes of the row. */
  result: string;
  onDraft: (formula: string) => void;
}

const names = Object.keys(formulaFunctions) as FormulaFunction[];

/** While a formula is typed: what it makes, what is wrong with it, and what can stand in it. */
export function FormulaHelp({ formula, columns, result, onDraft }: FormulaHelpProps) {
  const error = formula.length > 1 ? checkFormula(formula, columns) : null;
  const insert = (text: string, label: string, title?: string) => (
    <button
      key={text}
      type="button"
      tabIndex={-1}
      title={title}
      // The field keeps the keyboard and its caret.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onDraft(withInserted(formula, text))}
      className="h-6 shrink-0 rounded-sm bg-sunken px-2 text-muted shadow-[inset_0_0_0_1px_var(--color-line)] hover:text-text"
    >
      {label}
    </button>
  );
  return (
    <div className="absolute inset-x-0 top-full grid gap-1.5 border-line border-t bg-raised px-3 py-2 text-sm shadow-overlay">
      <p className={`truncate ${error ? "text-muted" : ""}`}>
        {error ? error.message : <output dir="auto">= {result}</output>}
      </p>
      <div className="flex gap-1 overflow-x-auto">
        {columns.map(({ name }) => insert(`[${name.replaceAll("]", "]]")}]`, name))}
        <span className="mx-1 h-5 w-px shrink-0 self-center bg-line" aria-hidden="true" />
        {names.map((name) => insert(`${name}(`, name, formulaFunctions[name].usage))}
      </div>
    </div>
  );
}

/** At the caret of the field that has the keyboard. */
function withInserted(formula: string, text: string): string {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement) || field.value !== formula) return formula + text;
  const at = field.selectionStart;
  requestAnimationFrame(() => field.setSelectionRange(at + text.length, at + text.length));
  return formula.slice(0, at) + text + formula.slice(field.selectionEnd);
}
