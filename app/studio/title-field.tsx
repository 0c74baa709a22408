import { useEffect, useRef, useState } from "react";
import { lengthProblem } from "~/ui/text-limit";
import { showErrorToast } from "~/ui/toast";

const titleCharacters = 200;

interface TitleFieldProps {
  title: string;
  onRename: (title: string) => void;
}

/** The title, edited where it stands: Enter or leaving the field keeps it, Escape brings the old one back. */
export function TitleField({ title, onRename }: TitleFieldProps) {
  const [typed, setTyped] = useState(title);
  const input = useRef<HTMLInputElement>(null);
  const problem = lengthProblem(typed.trim(), titleCharacters);
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(title);
  }, [title]);

  function keep() {
    const wanted = typed.trim();
    // What is too long stays in the field, to be shortened.
    if (problem) return showErrorToast("The title was not kept", problem);
    if (wanted && wanted !== title) onRename(wanted);
    else setTyped(title);
  }

  return (
    <div className="min-w-32 flex-1">
      <h1 tabIndex={-1} className="sr-only">
        {title}
      </h1>
      <input
        ref={input}
        aria-label="Title"
        dir="auto"
        value={typed}
        aria-invalid={problem !== null || undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
          if (event.key === "Escape") setTyped(title);
        }}
        className="-ms-2 field-sizing-content h-10 min-w-32 max-w-full truncate rounded-sm px-2 font-display text-2xl outline-none transition-colors hover:bg-hover focus-visible:bg-sunken focus-visible:outline-2 focus-visible:outline-accent"
      />
    </div>
  );
}
