import Plus from "lucide-react/icons/plus";
import { addFact, correctFact, decideConflict, dropFact } from "~/domain/facts/edit-sheet";
import type { Fact } from "~/domain/facts/fact";
import { type FactConflict, type FactSheet, openConflicts, settledFacts } from "~/domain/facts/fact-sheet";
import { Button } from "~/ui/button";
import { showErrorToast, showUndoToast } from "~/ui/toast";
import { FactConflictChoice } from "./fact-conflict-choice";
import { FactEditor } from "./fact-editor";
import { factGroups, nameOfFact } from "./fact-groups";
import { FactRow } from "./fact-row";

interface FactListProps {
  sheet: FactSheet;
  /** Given as a change, because facts come in while others are corrected. */
  onChange: (change: (sheet: FactSheet) => FactSheet) => void;
  /** The facts that are marked, because the pointer is on where they stand. */
  marked?: ReadonlySet<string>;
  /** A fact is looked at; null where none is any more. */
  onLookAt?: (factId: string | null) => void;
  /** The name of a variant. */
  variantName?: (variantId: string) => string | undefined;
  /** Whether the fields for a new fact stand open. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
}

const now = () => new Date().toISOString();

/** What is known, by what it is about: each with its source, to be corrected, dropped or decided. */
export function FactList({
  sheet,
  onChange,
  marked,
  onLookAt,
  variantName,
  isAdding,
  onAdding,
}: FactListProps) {
  const conflicts = openConflicts(sheet);
  const open = new Set(conflicts.flatMap(({ facts }) => facts.map(({ id }) => id)));
  const settled = settledFacts(sheet).filter(({ id }) => !open.has(id));
  const ofAll = settled.filter(({ variantId }) => variantId === undefined);
  const ofVariants = settled.filter(({ variantId }) => variantId !== undefined);

  function drop(fact: Fact) {
    let before: FactSheet | null = null;
    onChange((current) => {
      before ??= current;
      return dropFact(current, fact.id);
    });
    showUndoToast(`${nameOfFact(fact)} dropped`, () =>
      onChange((current) => (before ? putBack(current, fact, before) : current)),
    );
  }

  const rowOf = (fact: Fact) => (
    <FactRow
      key={fact.id}
      fact={fact}
      isMarked={marked?.has(fact.id) ?? false}
      variantName={fact.variantId ? variantName?.(fact.variantId) : undefined}
      onLookAt={onLookAt}
      onCorrect={(value) => onChange((current) => correctFact(current, fact.id, value, now()))}
      onDrop={() => drop(fact)}
    />
  );
  const conflictOf = (conflict: FactConflict) => (
    <FactConflictChoice
      key={conflict.key}
      conflict={conflict}
      onLookAt={onLookAt}
      onDecide={(factId) => onChange((current) => decideConflict(current, conflict.key, factId, now()))}
    />
  );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {factGroups.map(({ name, kinds }) => {
        const parts = kinds.flatMap((kind) => [
          ...conflicts.filter(({ facts }) => facts[0]?.kind === kind).map(conflictOf),
          ...ofAll.filter((fact) => fact.kind === kind).map(rowOf),
        ]);
        if (parts.length === 0) return null;
        return (
          <section key={name} aria-label={name} className="grid grid-cols-[minmax(0,1fr)]">
            <h3 className="pb-1.5 font-[600] text-sm">{name}</h3>
            <ul className="-mx-2 divide-y divide-line border-line border-y">{parts}</ul>
          </section>
        );
      })}
      {ofVariants.length > 0 && (
        <details className="group">
          <summary className="w-fit cursor-default rounded-sm font-[600] text-sm hover:text-accent">
            Facts of single variants ({ofVariants.length})
          </summary>
          <ul className="-mx-2 mt-1.5 divide-y divide-line border-line border-y">{ofVariants.map(rowOf)}</ul>
        </details>
      )}
      {isAdding ? (
        <FactEditor
          currency={currencyOf(sheet)}
          onClose={() => onAdding(false)}
          onSave={(entry) => {
            try {
              const added = addFact(sheet, entry, { id: crypto.randomUUID(), at: now() });
              onChange((current) =>
                current === sheet ? added : addFact(current, entry, { id: crypto.randomUUID(), at: now() }),
              );
              return true;
            } catch (error) {
              showErrorToast("The fact was not added", (error as Error).message);
              return false;
            }
          }}
        />
      ) : (
        <div>
          <Button size="sm" icon={<Plus className="size-3.5" />} onClick={() => onAdding(true)}>
            Add a fact
          </Button>
        </div>
      )}
    </div>
  );
}

/** The fact in its old place, with what was decided for it; what came in or was corrected meanwhile stays. */
function putBack(sheet: FactSheet, fact: Fact, before: FactSheet): FactSheet {
  if (sheet.facts.some(({ id }) => id === fact.id)) return sheet;
  const at = before.facts.findIndex(({ id }) => id === fact.id);
  const decided = before.decisions.filter(
    ({ factId, key }) => factId === fact.id && !sheet.decisions.some((decision) => decision.key === key),
  );
  return { facts: sheet.facts.toSpliced(at, 0, fact), decisions: [...sheet.decisions, ...decided] };
}

function currencyOf({ facts }: FactSheet): string {
  const [known] = facts.flatMap(({ value }) => (value.type === "money" ? [value.currency] : []));
  return known ?? "EUR";
}
