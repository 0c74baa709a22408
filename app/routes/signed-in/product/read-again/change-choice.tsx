import { useId } from "react";
import type { Fact } from "~/domain/facts/fact";
import { FactSources } from "~/sources/fact-sources";
import { writeValue } from "~/sources/write-value";
import { classNames } from "~/ui/class-names";

/** What one side of a change says: a fact with its quote, or words. */
export type ChangeSide = { fact: Fact } | { words: string };

interface ChangeChoiceProps {
  name: string;
  /** What the product says. */
  kept: ChangeSide;
  /** What the page says. */
  taken: ChangeSide;
  isTaken: boolean;
  onChange: (isTaken: boolean) => void;
}

/** One difference: what the product says beside what the page says. One of the two is chosen. */
export function ChangeChoice({ name, kept, taken, isTaken, onChange }: ChangeChoiceProps) {
  const group = useId();
  const side = (label: string, shown: ChangeSide, isChosen: boolean, value: boolean) => (
    <label
      className={classNames(
        "relative grid cursor-default content-start gap-0.5 rounded-md border p-3 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
        isChosen ? "border-accent bg-accent-soft" : "border-line bg-raised hover:border-line-strong",
      )}
    >
      <input
        type="radio"
        name={group}
        checked={isChosen}
        aria-label={`${label}: ${"fact" in shown ? writeValue(shown.fact.value) : shown.words}`}
        onChange={() => onChange(value)}
        className="absolute inset-0 appearance-none outline-none"
      />
      <span className="text-muted text-xs">{label}</span>
      {"fact" in shown ? (
        <>
          <span dir="auto" className="wrap-anywhere tabular line-clamp-5 whitespace-pre-line font-[550]">
            {writeValue(shown.fact.value)}
          </span>
          <span className="relative">
            <FactSources fact={shown.fact} />
          </span>
        </>
      ) : (
        <span dir="auto" className="wrap-anywhere text-muted">
          {shown.words}
        </span>
      )}
    </label>
  );
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-[550] text-sm">{name}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {side("Keep", kept, !isTaken, false)}
        {side("Take", taken, isTaken, true)}
      </div>
    </fieldset>
  );
}
