import { useState } from "react";
import { FlaggedClaim } from "~/claims/flagged-claim";
import { callApi } from "~/client/call-api";
import type { Claim } from "~/domain/facts/claim";
import { Button } from "~/ui/button";
import { showErrorToast } from "~/ui/toast";

interface OpenClaimsProps {
  projectId: string;
  claims: readonly Claim[];
  language: string;
  isPublished: boolean;
  onSettled: () => void;
  onShowSection: (sectionId: string) => void;
}

/** What the page states and nothing backs. Each is changed, backed by a fact or accepted before the page is published. */
export function OpenClaims({
  projectId,
  claims,
  language,
  isPublished,
  onSettled,
  onShowSection,
}: OpenClaimsProps) {
  const [sending, setSending] = useState<{ statement: string; what: "accept" | "fact" } | null>(null);

  async function send(statement: string, what: "accept" | "fact", body: object) {
    setSending({ statement, what });
    try {
      await callApi(`/api/v1/projects/${projectId}/claims`, { method: "POST", body });
    } catch (error) {
      const title = what === "accept" ? "The statement was not accepted" : "The fact was not added";
      showErrorToast(title, (error as Error).message);
    } finally {
      setSending(null);
      // Also after a refusal: the page may say something else by now.
      onSettled();
    }
  }

  return (
    <section aria-label="Statements without backing" className="grid gap-3 rounded-md bg-warning-soft p-3.5">
      <header className="grid gap-0.5">
        <h3 className="font-[600]">
          {claims.length === 1 ? "Nothing backs one statement" : `Nothing backs ${claims.length} statements`}
        </h3>
        <p className="text-muted text-sm">
          {claims.length === 1 ? "Change it" : "Change each"}, add the fact that backs it, or accept it if it
          is true.{" "}
          {isPublished
            ? "Until then others go on seeing what was published."
            : "Until then the page is not published."}
        </p>
      </header>
      <ul className="grid gap-2">
        {claims.map((claim) => (
          <FlaggedClaim
            key={claim.statement}
            claim={claim}
            language={language}
            busy={sending?.statement === claim.statement ? sending.what : null}
            isDisabled={sending !== null && sending.statement !== claim.statement}
            onAccept={(statement) => void send(statement, "accept", { accept: [statement] })}
            onAddFact={(text) => void send(claim.statement, "fact", { facts: [text] })}
            edit={
              <Button size="sm" variant="ghost" onClick={() => onShowSection(claim.partId)}>
                Show
              </Button>
            }
          />
        ))}
      </ul>
    </section>
  );
}
