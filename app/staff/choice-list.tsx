import type { ReactNode } from "react";

interface ChoiceListProps {
  label: string;
  choices: readonly { id: string; name: string; about: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  /** What can be done with one of them. */
  aside?: (id: string) => ReactNode;
}

/** Some of several, each with a sentence. */
export function ChoiceList({ label, choices, chosen, onChange, aside }: ChoiceListProps) {
  return (
    <fieldset className="grid content-start gap-1.5">
      <legend className="mb-1.5 font-[550] text-sm">{label}</legend>
      <div className="grid max-h-56 gap-1 overflow-y-auto rounded-md border border-line p-1">
        {choices.map(({ id, name, about }) => (
          <div key={id} className="flex items-start gap-2">
            <label className="flex min-w-0 grow items-start gap-2.5 rounded-md px-2 py-1.5 hover:bg-hover">
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                }
                className="mt-0.5 size-4 shrink-0 accent-accent"
              />
              <span className="grid min-w-0">
                <span className="truncate font-[550]">{name}</span>
                <span className="text-muted text-xs">{about}</span>
              </span>
            </label>
            {aside?.(id)}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
