import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

interface NothingMatchesProps {
  /** What is listed, in the singular. */
  noun: string;
  /** What leaves nothing in the list, as the button names it. */
  narrowedBy?: string;
  onClear: () => void;
  /** Why there is nothing, or how more is found. */
  children: ReactNode;
}

/** Stands for a list that its filters leave empty, with the way back to all of it. */
export function NothingMatches({ noun, narrowedBy = "the filters", onClear, children }: NothingMatchesProps) {
  return (
    <EmptyState title={`No ${noun} matches`} action={<Button onClick={onClear}>Clear {narrowedBy}</Button>}>
      {children}
    </EmptyState>
  );
}
