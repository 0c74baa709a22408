import type { FactConflict } from "~/domain/facts/fact-sheet";
import { Button } from "~/ui/button";
import { nameOfFact } from "./fact-groups";
import { FactSources } from "./fact-sources";
import { writeValue } from "./write-value";

interface FactConflictChoiceProps {
  conflict: FactConflict;
  onLookAt: ((factId: string | null) => void) | undefined;
  onDecide: (factId: string) => void;
}

/** Facts that cannot all be true, side by side: one of them is chosen. */
export function FactConflictChoice({ conflict: { facts }, onLookAt, onDecide }: FactConflictChoiceProps) {
  const [first] = facts;
  if (!first) return null;
  const name = nameOfFact(first);
  return (
    <li className="grid gap-2 bg-warning-soft px-2 py-3">
      <p className="text-sm text-warning">
        <span className="font-[600]">{name}:</span> it is stated in {facts.length} ways. Which one is right?
      </p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {facts.map((fact) => (
          <li
            key={fact.id}
            onPointerEnter={() => onLookAt?.(fact.id)}
            onPointerLeave={() => onLookAt?.(null)}
            onFocus={() => onLookAt?.(fact.id)}
            onBlur={() => onLookAt?.(null)}
            className="grid content-between gap-2 rounded-md border border-line bg-raised p-3"
          >
            <span className="grid gap-0.5">
              <span dir="auto" className="wrap-anywhere tabular line-clamp-4 whitespace-pre-line font-[550]">
                {writeValue(fact.value)}
              </span>
              <FactSources fact={fact} />
            </span>
            <Button
              size="sm"
              aria-label={`${name} is ${writeValue(fact.value)}`}
              className="justify-self-start"
              onClick={() => onDecide(fact.id)}
            >
              This one
            </Button>
          </li>
        ))}
      </ul>
    </li>
  );
}
