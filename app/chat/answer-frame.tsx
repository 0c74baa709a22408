import type { ReactNode } from "react";
import { Badge } from "~/ui/badge";
import { Spinner } from "~/ui/spinner";

interface AnswerFrameProps {
  /** Who gave it. */
  by: string;
  /** How it ended, where it did not end by itself. */
  ended?: "stopped" | "failed" | "cut" | null;
  /** Given until there is something to read: what is done meanwhile. */
  waiting?: string | null;
  problem?: string | null;
  children?: ReactNode;
}

/** An answer: who gave it, what it says, and how it ended where it did not end by itself. */
export function AnswerFrame({
  by,
  ended = null,
  waiting = null,
  problem = null,
  children,
}: AnswerFrameProps) {
  return (
    <>
      <header className="flex flex-wrap items-center gap-2 text-muted text-sm">
        <span className="font-[550] text-text">{by}</span>
        {ended === "stopped" && <Badge>Stopped</Badge>}
        {ended === "cut" && <Badge>Broke off at its limit</Badge>}
        {ended === "failed" && <Badge tone="danger">Failed</Badge>}
      </header>
      {children}
      {waiting && (
        <p role="status" className="flex items-center gap-2 text-muted text-sm">
          <Spinner className="size-4" /> {waiting}
        </p>
      )}
      {problem && (
        <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-sm">
          {problem}
        </p>
      )}
    </>
  );
}
