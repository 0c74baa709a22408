import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { inputStyle } from "~/ui/field";

/** Names a new field and adds it. */
export function AddField({
  within,
  taken,
  onAdd,
}: {
  within: string;
  taken: readonly string[];
  onAdd: (name: string) => void;
}) {
  const [name, setName] = useState("");
  const problem = name === "" ? null : nameProblem(name, taken);
  const add = () => {
    if (name === "" || problem) return;
    onAdd(name);
    setName("");
  };
  return (
    <span className="grid gap-1">
      <span className="flex gap-2">
        <input
          type="text"
          aria-label={within ? `Name of a new field of ${within}` : "Name of a new field"}
          placeholder="New field"
          spellCheck={false}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
          className={classNames(inputStyle, "h-8 max-w-56 px-2.5 font-mono sm:text-xs")}
        />
        <Button
          size="sm"
          onClick={add}
          disabled={name === "" || problem !== null}
          icon={<Plus className="size-3.5" />}
        >
          Add
        </Button>
      </span>
      {problem && <span className="text-danger text-xs">{problem}</span>}
    </span>
  );
}

/** Why a field cannot have this name; null where it can. */
export function nameProblem(name: string, taken: readonly string[]): string | null {
  if (taken.includes(name)) return "There is a field of this name already.";
  return /^__.*__$/.test(name) ? "The database keeps names like __this__ for itself." : null;
}
