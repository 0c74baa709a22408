import { type ReactNode, useState } from "react";
import type { Claim } from "~/domain/facts/claim";
import { flagReasonTexts } from "~/domain/facts/flag-reason";
import { Button } from "~/ui/button";
import { AddFactForm } from "./add-fact-form";

interface FlaggedClaimProps {
  claim: Claim;
  /** Of the text it stands in; null where nobody knows. */
  language: string | null;
  /** What is being sent of it. */
  busy?: "accept" | "fact" | null;
  isDisabled?: boolean;
  onAccept: (statement: string) => void;
  onAddFact: (text: string) => void;
  /** A way to change the words. */
  edit?: ReactNode;
}

/** A statement that nothing backs: why, and the ways on: add the fact that backs it, or accept it in these words. */
export function FlaggedClaim(props: FlaggedClaimProps) {
  const { claim, language, busy = null, isDisabled = false, onAccept, onAddFact, edit } = props;
  const [isAdding, setAdding] = useState(false);
  const reasons = claim.backing.kind === "unbacked" ? claim.backing.reasons : [];
  return (
    <li className="grid gap-2 rounded-sm bg-raised px-3 py-2">
      <p dir="auto" className="wrap-anywhere text-pretty font-[550]">
        {claim.statement}
      </p>
      <ul className="grid gap-0.5 text-sm">
        {reasons.map(({ reason, words }) => (
          <li key={`${reason} ${words}`} className="wrap-anywhere text-muted">
            <q className="text-warning">
              <bdi>{words}</bdi>
            </q>{" "}
            {flagReasonTexts[reason]}
          </li>
        ))}
      </ul>
      {isAdding ? (
        <AddFactForm
          claim={claim}
          language={language}
          isBusy={busy === "fact"}
          onAdd={onAddFact}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <div className="flex flex-wrap justify-end gap-2">
          {edit}
          <Button size="sm" disabled={isDisabled || busy !== null} onClick={() => setAdding(true)}>
            Add a fact
          </Button>
          <Button
            size="sm"
            loading={busy === "accept"}
            disabled={isDisabled}
            onClick={() => onAccept(claim.statement)}
          >
            Accept as true
          </Button>
        </div>
      )}
    </li>
  );
}
