import Check from "lucide-react/icons/check";
import { BackedClaims } from "~/claims/backed-claims";
import { FlaggedClaim } from "~/claims/flagged-claim";
import { type AcceptedClaim, statementKey } from "~/domain/facts/accepted-claim";
import type { Claim } from "~/domain/facts/claim";
import { Button } from "~/ui/button";

interface ClaimNotesProps {
  claims: readonly Claim[];
  accepted: readonly AcceptedClaim[];
  language: string;
  onAccept: (statement: string) => void;
  onWithdraw: (statement: string) => void;
  onAddFact: (text: string) => void;
}

/** What a scene states: with what backs it, or why it is flagged, to be changed, backed or vouched for. */
export function ClaimNotes({ claims, accepted, language, onAccept, onWithdraw, onAddFact }: ClaimNotesProps) {
  if (claims.length === 0) return null;
  const settled = new Set(accepted.map(({ statement }) => statementKey(statement)));
  const unbacked = claims.filter(({ backing }) => backing.kind === "unbacked");
  const isAccepted = ({ statement }: Claim) => settled.has(statementKey(statement));
  const flagged = unbacked.filter((claim) => !isAccepted(claim));
  return (
    <div className="grid gap-2">
      {flagged.length > 0 && (
        <section
          aria-label="Statements that nothing backs"
          className="grid gap-2 rounded-md bg-warning-soft p-2"
        >
          <p className="px-1 pt-0.5 text-sm text-warning">
            Change it, add the fact that backs it, or accept it if it is true. Publishing waits until then.
          </p>
          <ul className="grid gap-2">
            {flagged.map((claim) => (
              <FlaggedClaim
                key={claim.statement}
                claim={claim}
                language={language}
                onAccept={onAccept}
                onAddFact={onAddFact}
              />
            ))}
          </ul>
        </section>
      )}
      {unbacked.filter(isAccepted).map(({ statement, about }) => (
        <p
          key={statement}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-success-soft px-3 py-1.5 text-sm text-success"
        >
          <span className="flex items-center gap-1.5">
            <Check className="size-3.5 shrink-0" aria-hidden="true" />
            You vouch for “{about.join("”, “")}”.
          </span>
          <Button size="sm" variant="ghost" onClick={() => onWithdraw(statement)}>
            Take back
          </Button>
        </p>
      ))}
      <BackedClaims claims={claims} />
    </div>
  );
}
