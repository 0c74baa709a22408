import { useEffect, useId, useRef, useState } from "react";
import { lengthProblem } from "./text-limit";

const titleCharacters = 200;

interface RenameFormProps {
  title: string;
  /** The new title, or null where it stays as it was. Called once. */
  onDone: (title: string | null) => void;
}

/** A title being edited where it stands: Enter or leaving the field keeps it, Escape gives up. */
export function RenameForm({ title, onDone }: RenameFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  // The menu that opened this gives the focus back to its button when it closes; the field takes it after that.
  useEffect(() => {
    const timer = setTimeout(() => input.current?.select(), 50);
    return () => clearTimeout(timer);
  }, []);

  function finish(next: string | null) {
    // What is too long stays in the field, to be shortened.
    if (isDone.current || (next !== null && lengthProblem(next.trim(), titleCharacters))) return;
    isDone.current = true;
    const wanted = next?.trim();
    onDone(wanted && wanted !== title ? wanted : null);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        finish(input.current?.value ?? null);
      }}
    >
      <input
        ref={input}
        aria-label="Title"
        dir="auto"
        defaultValue={title}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem ? problemId : undefined}
        onChange={(event) => setProblem(lengthProblem(event.target.value.trim(), titleCharacters))}
        onBlur={(event) => finish(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && finish(null)}
        className="-mx-1.5 w-[calc(100%+12px)] rounded-sm bg-sunken px-1.5 font-[550] outline-2 outline-accent"
      />
      {problem && (
        <p id={problemId} role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
    </form>
  );
}
