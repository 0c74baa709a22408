import ShieldCheck from "lucide-react/icons/shield-check";
import { useState } from "react";
import { ClaimSupportLine } from "~/claims/claim-support";
import { FlaggedClaim } from "~/claims/flagged-claim";
import type { Claim } from "~/domain/facts/claim";
import { useOnlineState } from "~/firebase/use-documents-state";
import { pagePartIds } from "~/sections/page-claims";
import { Button } from "~/ui/button";
import { SegmentedControl } from "~/ui/segmented-control";
import { Skeleton } from "~/ui/skeleton";
import type { BuilderPanelProps } from "../../builder/page-editor";
import { nameOfType } from "../../builder/section-actions";
import { useClaims } from "./use-claims";

const views = ["open", "backed", "accepted"] as const;

/** Everything the page states that can be checked, with what backs each statement, or why nothing does. */
export default function ClaimsPanel({ project, page, saveState, editor, isReadOnly }: BuilderPanelProps) {
  const isSaved = saveState.kind === "saved";
  const { reading, sending, accept, addFact } = useClaims(project.id, project.updatedAt.getTime());
  const isOffline = useOnlineState() === "offline";
  const [view, setView] = useState<(typeof views)[number]>("open");
  if (reading.kind === "failed") {
    return (
      <div role="alert" className="grid justify-items-start gap-2 text-sm">
        <p className="text-muted">
          {isOffline
            ? "The statements are checked once you are online again. The page is safe."
            : `The statements could not be checked. ${reading.message}`}
        </p>
        <Button size="sm" onClick={reading.retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (reading.kind === "loading") {
    return (
      <div role="status" aria-label="Loading" className="grid gap-3">
        <Skeleton className="h-8" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    );
  }
  const { claims, open } = reading.value;
  const backed = claims.filter(({ backing }) => backing.kind === "backed");
  const openWords = new Set(open.map(({ statement }) => statement));
  const accepted = claims.filter(
    ({ backing, statement }) => backing.kind === "unbacked" && !openWords.has(statement),
  );
  const lists: Record<(typeof views)[number], readonly Claim[]> = { open, backed, accepted };
  const placeOf = ({ partId }: Claim) => {
    const section = page.sections[partId];
    if (section) return nameOfType(section.type);
    return partId === pagePartIds.seo ? "Search engines" : "Button of the page";
  };
  const show = (claim: Claim) =>
    page.sections[claim.partId] && (
      <Button size="sm" variant="ghost" onClick={() => editor.show(claim.partId)}>
        Show
      </Button>
    );
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-muted text-sm">
        {open.length === 0
          ? "Every statement is backed or accepted: the page can be published."
          : "Change each, add the fact that backs it, or accept it if it is true. Until then the page is not published."}
      </p>
      <SegmentedControl
        label="Statements"
        size="sm"
        segments={[
          { value: "open", label: `Open ${open.length}` },
          { value: "backed", label: `Backed ${backed.length}` },
          { value: "accepted", label: `Accepted ${accepted.length}` },
        ]}
        value={view}
        onChange={setView}
      />
      {!isSaved && <p className="text-faint text-xs">Checked as of the last edit that is saved.</p>}
      {lists[view].length === 0 && (
        <p className="flex items-center gap-2 py-4 text-muted text-sm">
          <ShieldCheck className="size-4 shrink-0 text-success" aria-hidden="true" />
          {emptyWords[view]}
        </p>
      )}
      <ul aria-label={`${view} statements`} className="grid gap-2">
        {view === "open"
          ? open.map((claim) => (
              <FlaggedClaim
                key={`${claim.partId} ${claim.statement}`}
                claim={claim}
                language={page.language}
                busy={sending?.statement === claim.statement ? sending.what : null}
                isDisabled={isReadOnly || (sending !== null && sending.statement !== claim.statement)}
                onAccept={(statement) => void accept(statement)}
                onAddFact={(text) => void addFact(claim.statement, text)}
                edit={show(claim)}
              />
            ))
          : lists[view].map((claim) => (
              <li
                key={`${claim.partId} ${claim.statement}`}
                className="grid gap-1 rounded-md border border-line px-3 py-2.5"
              >
                <div className="flex items-center justify-between gap-2">
                  <span className="text-faint text-xs">{placeOf(claim)}</span>
                  {show(claim)}
                </div>
                <p dir="auto" className="wrap-anywhere text-pretty font-[550] text-sm">
                  {claim.statement}
                </p>
                {claim.backing.kind === "backed" ? (
                  claim.backing.by.map((support) => (
                    <ClaimSupportLine
                      key={support.from === "brief" ? support.quote : support.factId}
                      support={support}
                    />
                  ))
                ) : (
                  <p className="text-muted text-sm">Accepted as true by somebody who works on the page.</p>
                )}
              </li>
            ))}
      </ul>
    </div>
  );
}

const emptyWords: Readonly<Record<(typeof views)[number], string>> = {
  open: "Nothing is open.",
  backed: "Nothing on the page states a fact yet.",
  accepted: "Nothing was accepted without a fact.",
};
