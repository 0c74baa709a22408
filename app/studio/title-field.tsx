import { useEffect, useRef, useState } from "react";

interface TitleFieldProps {
  title: string;
  onRename: (title: string) => void;
}

/** The title, edited where it stands: Enter or leaving the field keeps it, Escape brings the old one back. */
export function TitleField({ title, onRename }: TitleFieldProps) {
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
    <div className="min-w-0 grow">
      <h1 tabIndex={-1} className="sr-only">
        {title}
      </h1>
      <input
        ref={input}
        aria-label="Title"
        dir="auto"
        value={typed}
        maxLength={200}
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
