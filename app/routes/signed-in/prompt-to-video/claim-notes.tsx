import Check from "lucide-react/icons/check";
import { type AcceptedClaim, statementKey } from "~/domain/facts/accepted-claim";
import type { Claim } from "~/domain/facts/claim";
import { Button } from "~/ui/button";

interface ClaimNotesProps {
  claims: readonly Claim[];
  accepted: readonly AcceptedClaim[];
  onAccept: (statement: string) => void;
  onWithdraw: (statement: string) => void;
}

/** What a scene states that the brief does not, each to be changed or vouched for. */
export function ClaimNotes({ claims, accepted, onAccept, onWithdraw }: ClaimNotesProps) {
  const unbacked = claims.filter(({ backing }) => backing.kind === "unbacked");
  if (unbacked.length === 0) return null;
  const settled = new Set(accepted.map(({ statement }) => statementKey(statement)));
  return (
    <ul className="grid gap-1.5 text-sm">
      {unbacked.map(({ statement, about }) => {
        const isAccepted = settled.has(statementKey(statement));
        return (
          <li
            key={statement}
            className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md px-3 py-1.5 ${isAccepted ? "bg-success-soft text-success" : "bg-warning-soft text-warning"}`}
          >
            {isAccepted ? (
              <>
                <span className="flex items-center gap-1.5">
                  <Check className="size-3.5 shrink-0" aria-hidden="true" />
                  You vouch for “{about.join("”, “")}”.
                </span>
                <Button size="sm" variant="ghost" onClick={() => onWithdraw(statement)}>
                  Take back
                </Button>
              </>
            ) : (
              <>
                <span>
                  “{about.join("”, “")}” is not in your brief. Change it, or accept it if it is true; until
                  then the video cannot be published.
                </span>
                <Button size="sm" onClick={() => onAccept(statement)}>
                  Accept as true
                </Button>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
