import { useId } from "react";

interface InstructionChipsProps {
  modelLabel: string;
  instructions: readonly string[];
  onAdd: (instruction: string) => void;
}

/** What a model that follows a few instructions alone can do, each to be taken over by a press. */
export function InstructionChips({ modelLabel, instructions, onAdd }: InstructionChipsProps) {
  const labelId = useId();
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p id={labelId} className="text-muted text-sm">
        {modelLabel} follows these, one or several. It adds no new things to a picture.
      </p>
      <ul
        aria-labelledby={labelId}
        className="flex gap-1.5 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] md:flex-wrap"
      >
        {instructions.map((instruction) => (
          <li key={instruction} className="shrink-0">
            <button
              type="button"
              onClick={() => onAdd(instruction)}
              className="h-7 rounded-full border border-line bg-raised px-2.5 font-medium text-muted text-sm transition-colors hover:border-neutral-7 hover:text-text pointer-coarse:h-9"
            >
              {instruction}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
