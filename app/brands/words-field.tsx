import X from "lucide-react/icons/x";
import { useId, useState } from "react";
import { Field, fieldControl } from "~/ui/field";

interface WordsFieldProps {
  label: string;
  hint: string;
  words: readonly string[];
  most: number;
  mostCharacters: number;
  /** What is wrong with a word; null where nothing is. */
  problemOf?: (word: string) => string | null;
  /** How a word is kept. */
  clean?: (word: string) => string;
  onChange: (words: string[]) => void;
}

/** A list of words or addresses: Enter or a comma adds one, Backspace in the empty field takes the last one off. */
export function WordsField({
  label,
  hint,
  words,
  most,
  mostCharacters,
  problemOf = () => null,
  clean = (word) => word,
  onChange,
}: WordsFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);

  function add(text: string): boolean {
    const added = text
      .split(/[,\n]/)
      .map((word) => clean(word.trim()))
      .filter((word) => word !== "" && !words.includes(word));
    const wrong = added.map(problemOf).find((found) => found !== null);
    if (wrong) {
      setProblem(wrong);
      return false;
    }
    if (added.some((word) => word.length > mostCharacters)) {
      setProblem(`Keep each at most ${mostCharacters} characters long.`);
      return false;
    }
    if (words.length + added.length > most) {
      setProblem(`There is room for ${most}. Take others off first.`);
      return false;
    }
    setProblem(null);
    setTyped("");
    if (added.length > 0) onChange([...words, ...new Set(added)]);
    return true;
  }

  return (
    <Field id={id} label={label} hint={hint} error={problem}>
      <div className="flex flex-wrap items-center gap-1.5 rounded-md border border-line-strong bg-raised p-1.5 transition-colors focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/25 hover:border-neutral-9">
        {words.map((word) => (
          <span
            key={word}
            className="flex h-7 max-w-full items-center gap-1 rounded-sm bg-sunken ps-2 text-sm"
          >
            <span className="truncate" dir="auto">
              {word}
            </span>
            <button
              type="button"
              aria-label={`Remove ${word}`}
              onClick={() => onChange(words.filter((one) => one !== word))}
              className="grid size-7 shrink-0 place-items-center rounded-sm text-faint hover:text-text"
            >
              <X className="size-3.5" />
            </button>
          </span>
        ))}
        <input
          {...fieldControl(id, hint, problem)}
          value={typed}
          dir="auto"
          onChange={({ target }) => {
            setProblem(null);
            if (/[,\n]/.test(target.value)) add(target.value);
            else setTyped(target.value);
          }}
          onBlur={() => add(typed)}
          onKeyDown={(event) => {
            if (event.key === "Enter") {
              event.preventDefault();
              add(typed);
            }
            if (event.key === "Backspace" && typed === "" && words.length > 0) onChange(words.slice(0, -1));
          }}
          className="h-7 min-w-32 grow bg-transparent px-1.5 outline-none"
        />
      </div>
    </Field>
  );
}
