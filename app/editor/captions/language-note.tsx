import type { ReactNode } from "react";

interface LanguageNoteProps {
  says: string;
  /** Why what was pressed did not work. */
  problem: string | null;
  /** What can be done about it. */
  children: ReactNode;
}

/** What is amiss with the captions in one language. */
export function LanguageNote({ says, problem, children }: LanguageNoteProps) {
  return (
    <div className="grid gap-2 rounded-md border border-line bg-sunken p-3">
      <p className="text-sm">{says}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
