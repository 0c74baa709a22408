import { ToolCard } from "~/chat/tool-card";
import type { ComposedBrief } from "~/scene/assistant/brief/brief-outline";
import { Button } from "~/ui/button";
import { type BriefChange, changeBetween } from "./brief-change";
import { ChangePreview } from "./change-preview";
import type { KnownNames } from "./field-words";

interface BriefProposalProps {
  /** What stands in the composer, and what would. */
  before: ComposedBrief;
  after: ComposedBrief;
  names: KnownNames;
  onApply: (change: BriefChange) => void;
  onDismiss: () => void;
}

/** What a plan would set and write; nothing is changed until somebody says so. It follows what stands in the composer. */
export function BriefProposal({ before, after, names, onApply, onDismiss }: BriefProposalProps) {
  const change = changeBetween(before, after);
  const isSame = Object.keys(change.after).length === 0;
  return (
    <ToolCard
      title={changeTitle}
      state={
        isSame ? { label: "It is so already", tone: "neutral" } : { label: "Waits for you", tone: "warning" }
      }
    >
      {!isSame && <ChangePreview change={change} names={names} />}
      <div className="flex flex-wrap gap-2">
        {!isSame && (
          <Button size="sm" variant="primary" onClick={() => onApply(change)}>
            Apply
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onDismiss}>
          {isSame ? "Close" : "Dismiss"}
        </Button>
      </div>
    </ToolCard>
  );
}

export const changeTitle = "Change your draft";
