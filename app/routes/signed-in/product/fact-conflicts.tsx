import { decideConflict } from "~/domain/facts/edit-sheet";
import type { Fact } from "~/domain/facts/fact";
import { type FactSheet, openConflicts } from "~/domain/facts/fact-sheet";
import { valueInWords } from "~/domain/products/fact-differences";
import { Button } from "~/ui/button";
import { labelOf } from "./fact-names";

interface FactConflictsProps {
  sheet: FactSheet;
  onChange: (sheet: FactSheet, done?: string) => void;
}

/** Facts that cannot all be true, each with where it stands, for the person to say which one is. */
export function FactConflicts({ sheet, onChange }: FactConflictsProps) {
  return openConflicts(sheet).map(({ key, facts }) => {
    const label = facts[0] ? labelOf(facts[0]) : key;
    return (
      <fieldset key={key} className="grid gap-3 rounded-md border border-line p-4">
        <legend className="px-1 font-[550]">{label}: which one is right?</legend>
        {facts.map((fact) => (
          <div key={fact.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="grid min-w-0">
              <span className="break-words" dir="auto">
                {valueInWords(fact.value, navigator.language)}
              </span>
              <span className="break-words text-muted text-sm">{standsAt(fact)}</span>
            </span>
            <Button
              onClick={() =>
                onChange(
                  decideConflict(sheet, key, fact.id, new Date().toISOString()),
                  `${label} was decided`,
                )
              }
            >
              Use this one<span className="sr-only">: {valueInWords(fact.value, navigator.language)}</span>
            </Button>
          </div>
        ))}
      </fieldset>
    );
  });
}

function standsAt({ sources: [source] }: Fact): string {
  if (!source || source.from === "you") return "You wrote it";
  const place = source.from === "row" ? `Row ${source.row} of ${source.file}` : (source.url ?? "Saved page");
  return `${place}: “${source.quote}”`;
}
