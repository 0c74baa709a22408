import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { inputStyle } from "~/ui/field";
import { IconButton } from "~/ui/icon-button";
import type { Search } from "./find-text";

interface FindBarProps {
  search: Search;
  onSearch: (search: Search) => void;
  /** How many cells hold it, and which of them is the active one, from 1; 0 where none is. */
  found: number;
  present: number;
  onStep: (step: 1 | -1) => void;
  /** Answers how many cells it changed. */
  onReplace: (replacement: string, all: boolean) => number;
  onUndo: () => void;
  onClose: () => void;
}

/** Finds cells and replaces what is found. Enter goes to the next one. */
export function FindBar({ search, found, present, ...on }: FindBarProps) {
  const field = useRef<HTMLInputElement>(null);
  const [replacement, setReplacement] = useState("");
  /** What was replaced last, until something is typed: as long as it stands there, undoing takes it back. */
  const [replaced, setReplaced] = useState<string | null>(null);
  useEffect(() => field.current?.select(), []);
  function replace(all: boolean) {
    const count = on.onReplace(replacement, all);
    setReplaced(count > 0 ? `${count.toLocaleString()} replaced` : null);
  }
  /** Where nothing is left to be found, the button that was pressed would lose the keyboard to nobody. */
  function press(all: boolean) {
    replace(all);
    field.current?.focus();
  }
  function step(by: 1 | -1) {
    setReplaced(null);
    on.onStep(by);
  }
  const input = `${inputStyle} h-8 w-40 px-2.5 sm:w-52`;
  return (
    <search
      aria-label="Find in the table"
      onChange={() => setReplaced(null)}
      onKeyDown={(event) => {
        const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z";
        if (isUndo && replaced) {
          event.preventDefault();
          setReplaced(null);
          return on.onUndo();
        }
        if (event.key !== "Escape") return;
        event.stopPropagation();
        on.onClose();
      }}
      className="flex shrink-0 flex-wrap items-center gap-2 border-line border-b bg-raised px-3 py-2"
    >
      <input
        ref={field}
        aria-label="Find"
        placeholder="Find"
        dir="auto"
        value={search.text}
        onChange={({ currentTarget }) => on.onSearch({ ...search, text: currentTarget.value })}
        onKeyDown={({ key, shiftKey }) => key === "Enter" && step(shiftKey ? -1 : 1)}
        className={input}
      />
      <p role="status" className="tabular min-w-20 text-muted text-sm">
        {replaced ??
          (!search.text ? "" : found === 0 ? "Not found" : `${present || "–"} of ${found.toLocaleString()}`)}
      </p>
      <IconButton
        size="sm"
        label="Previous"
        icon={<ArrowUp className="size-4" />}
        disabled={found === 0}
        onClick={() => step(-1)}
      />
      <IconButton
        size="sm"
        label="Next"
        icon={<ArrowDown className="size-4" />}
        disabled={found === 0}
        onClick={() => step(1)}
      />
      <Toggle
        label="Match case"
        isOn={search.matchesCase}
        onChange={(matchesCase) => on.onSearch({ ...search, matchesCase })}
      />
      <Toggle
        label="Whole cell"
        isOn={search.isWholeCell}
        onChange={(isWholeCell) => on.onSearch({ ...search, isWholeCell })}
      />
      <span className="flex flex-wrap items-center gap-2">
        <input
          aria-label="Replace with"
          placeholder="Replace with"
          dir="auto"
          value={replacement}
          onChange={({ currentTarget }) => setReplacement(currentTarget.value)}
          onKeyDown={({ key }) => key === "Enter" && found > 0 && replace(false)}
          className={input}
        />
        <Button size="sm" disabled={found === 0} onClick={() => press(false)}>
          Replace
        </Button>
        <Button size="sm" disabled={found === 0} onClick={() => press(true)}>
          Replace all
        </Button>
      </span>
      <IconButton
        size="sm"
        label="Close"
        icon={<X className="size-4" />}
        onClick={on.onClose}
        className="ms-auto"
      />
    </search>
  );
}

function Toggle({
  label,
  isOn,
  onChange,
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <label className="flex items-center gap-1.5 text-sm">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="size-4 accent-accent"
      />
      {label}
    </label>
  );
}
