import { useState } from "react";
import { callApi } from "~/client/call-api";
import type { ClientDetail } from "~/domain/clients/client-detail";
import { grantLimits } from "~/domain/credits/credit-grant";
import { formatCredits } from "~/domain/credits/format-credits";
import type { GivenGrant } from "~/domain/credits/ledger";
import { ReasonDialog } from "~/staff/reason-dialog";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast";
import { useOwnAccount } from "./own-account";
import { Nothing, Panel } from "./panel";

const day = (iso: string) => iso.slice(0, 10);
const figure = (value: number) => value.toLocaleString("en");

/** What an account received, from whom, and what of it is left or went back. */
export function GrantsPanel({ detail, onDone }: { detail: ClientDetail; onDone: () => void }) {
  const own = useOwnAccount(detail.client.id);
  const [asked, setAsked] = useState<GivenGrant | null>(null);
  return (
    <Panel title="Credits received">
      {detail.given.length === 0 ? (
        <Nothing>Nothing was received yet.</Nothing>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and whoever uses keys can scroll it
        <ul className="grid max-h-80 divide-y divide-line overflow-y-auto text-sm" tabIndex={0}>
          {detail.given.map((grant) => (
            <li key={grant.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1.5">
              <span className="min-w-0 wrap-anywhere">{grant.note}</span>
              <span className="tabular text-end">
                {figure(grant.left)} <span className="text-muted">of {figure(grant.credits)}</span>
              </span>
              <span className="min-w-0 wrap-anywhere text-muted text-xs">
                {day(grant.effectiveAt)}
                {grant.expiresAt && ` until ${day(grant.expiresAt)}`} · by {grant.by}
                {grant.takenBack > 0 && ` · ${figure(grant.takenBack)} taken back`}
                {grant.missing > 0 && (
                  <span className="text-danger"> · {figure(grant.missing)} spent or set aside before</span>
                )}
              </span>
              {grant.canBeTakenBack && (
                <Button {...own} size="sm" variant="ghost" onClick={() => setAsked(grant)}>
                  Take back<span className="sr-only"> {grant.note}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <ReasonDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked ? `Take back “${asked.note}”?` : ""}
        description={
          asked &&
          `${formatCredits(asked.left)} of it are left and go. What is spent stays spent; what is set aside is taken if it comes back. The person reads the reason in their ledger, up to ${grantLimits.noteCharacters} characters.`
        }
        confirmLabel="Take back"
        isDanger
        onConfirm={async (reason) => {
          if (!asked) return;
          const { taken, missing } = await callApi<{ taken: number; missing: number }>(
            "/api/v1/staff/take-backs",
            { method: "POST", body: { userId: detail.client.id, grantId: asked.id, reason } },
          );
          const rest = missing > 0 ? ` ${formatCredits(missing)} had been spent or set aside.` : "";
          showToast(
            `${taken === 0 ? "Nothing was left to take." : `Took back ${formatCredits(taken)}.`}${rest}`,
          );
          onDone();
        }}
      />
    </Panel>
  );
}
