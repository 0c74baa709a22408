import { href, Link } from "react-router";
import type { Proposal, StepSources } from "./prepare-plan";
import { ProposalCard } from "./proposal-card";
import type { ThreadMessage } from "./thread";

interface ThreadEntryProps {
  message: ThreadMessage;
  sources: StepSources;
  round: number;
  canLink: boolean;
  onSettle: (outcome: "applied" | "dismissed" | "open") => void;
  onLink: (proposal: Proposal) => Promise<void>;
}

const outcomes = { applied: "Applied.", dismissed: "Dismissed.", linked: "A linked version was made." };

export function ThreadEntry({ message, sources, round, canLink, onSettle, onLink }: ThreadEntryProps) {
  if (message.from === "person") {
    return (
      <li className="justify-self-end rounded-md bg-accent-soft px-3 py-2 text-sm" dir="auto">
        {message.text}
      </li>
    );
  }
  if (message.from === "problem") {
    return (
      <li role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-sm">
        {message.message}
      </li>
    );
  }
  const { plan, madeBy, outcome, linkedId } = message;
  const isEmpty = plan.steps.length === 0 && plan.reply === "" && plan.cannot.length === 0;
  return (
    <li className="grid gap-2 rounded-md border border-line p-3">
      {plan.reply && (
        <p className="text-sm" dir="auto">
          {plan.reply}
        </p>
      )}
      {plan.steps.length > 0 && outcome === "open" && (
        <ProposalCard
          plan={plan}
          sources={sources}
          round={round}
          canLink={canLink}
          onApplied={() => onSettle("applied")}
          onLink={onLink}
          onDismiss={() => onSettle("dismissed")}
        />
      )}
      {outcome !== "open" && (
        <p className="flex flex-wrap items-baseline gap-x-2 text-muted text-sm">
          {outcomes[outcome]}
          {plan.steps.length > 0 && outcome !== "linked" && (
            <button
              type="button"
              className="text-text underline underline-offset-2"
              onClick={() => onSettle("open")}
            >
              Offer it again
            </button>
          )}
          {linkedId && (
            <Link
              className="text-text underline underline-offset-2"
              to={`${href("/content/:contentId/edit", { contentId: linkedId })}?panel=assistant`}
            >
              Open it
            </Link>
          )}
        </p>
      )}
      {(plan.cannot.length > 0 || isEmpty) && (
        <div className="grid gap-1 text-sm">
          <p className="text-muted">
            {plan.cannot.length > 0
              ? "The assistant has no tool for this:"
              : "Nothing to do was found in that. Try one of the suggestions."}
          </p>
          <ul className="list-disc ps-5">
            {plan.cannot.map((wish) => (
              <li key={wish} dir="auto">
                {wish}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-muted text-xs">{madeBy}</p>
    </li>
  );
}
