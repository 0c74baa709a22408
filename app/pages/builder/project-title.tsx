import { useEffect, useRef, useState } from "react";
import { projectLimits } from "~/stores/projects/project-limits";

interface ProjectTitleProps {
  title: string;
  isReadOnly: boolean;
  onRename: (title: string) => void;
}

/** The project's name, edited where it stands: Enter or leaving the field keeps it, Escape brings the old one back. */
export function ProjectTitle({ title, isReadOnly, onRename }: ProjectTitleProps) {
  const [typed, setTyped] = useState(title);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(title);
  }, [title]);

  function keep() {
    const wanted = typed.trim();
    if (wanted && wanted !== title) onRename(wanted);
    else setTyped(title);
  }

  return (
    <div className="min-w-0 shrink">
      <h1 tabIndex={-1} className="sr-only">
        {title}
      </h1>
      <input
        ref={input}
        aria-label="Title"
        dir="auto"
        value={typed}
        readOnly={isReadOnly}
        maxLength={projectLimits.titleCharacters}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
          if (event.key !== "Escape") return;
          setTyped(title);
          // After what was typed is taken back: leaving the field keeps it.
          requestAnimationFrame(() => input.current?.blur());
        }}
        className="field-sizing-content h-8 min-w-20 max-w-full truncate rounded-sm px-2 font-[600] outline-none transition-colors hover:bg-hover focus-visible:bg-sunken focus-visible:outline-2 focus-visible:outline-accent"
      />
    </div>
  );
}
