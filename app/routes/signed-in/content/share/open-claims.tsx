import { useState } from "react";
import { href, Link } from "react-router";
import { FlaggedClaim } from "~/claims/flagged-claim";
import { type ApiError, callApi } from "~/client/call-api";
import type { Claim } from "~/domain/facts/claim";
import { fieldOfStatement } from "~/scene/field-of-statement";
import type { Storyboard } from "~/scene/storyboard";
import { buttonStyle } from "~/ui/button-style";
import { showErrorToast } from "~/ui/toast";

interface OpenClaimsProps {
  contentId: string;
  claims: readonly Claim[];
  /** In which the statements stand. */
  storyboard: Pick<Storyboard, "scenes" | "language">;
  isPublished: boolean;
  onSettled: () => Promise<void> | void;
}

/** What the video states and nothing backs. Each is changed, backed by a fact or accepted before the video is published. */
export function OpenClaims({ contentId, claims, storyboard, isPublished, onSettled }: OpenClaimsProps) {
  const [sending, setSending] = useState<{ statement: string; what: "accept" | "fact" } | null>(null);

  function addressOf({ partId, statement }: Claim) {
    const scene = storyboard.scenes.find(({ id }) => id === partId);
    const field = scene && fieldOfStatement(scene, statement);
    const place = new URLSearchParams({ scene: partId, ...(field && { field }) });
    return `${href("/content/:contentId/edit", { contentId })}?${place}`;
  }

  async function send(statement: string, what: "accept" | "fact", body: object) {
    setSending({ statement, what });
    try {
      await callApi(`/api/v1/content/${contentId}/claims`, { method: "POST", body });
    } catch (error) {
      const title = what === "accept" ? "The statement was not accepted" : "The fact was not added";
      showErrorToast(title, (error as ApiError).message);
    } finally {
      // Also after a refusal: the video may say something else by now.
      await onSettled();
      setSending(null);
    }
  }

  return (
    <section aria-labelledby="claims-heading" className="grid gap-3 rounded-md bg-warning-soft p-4">
      <header className="grid gap-0.5">
        <h2 id="claims-heading" className="font-[600]">
          {claims.length === 1 ? "Nothing backs one statement" : `Nothing backs ${claims.length} statements`}
        </h2>
        <p className="text-muted text-sm">
          {claims.length === 1 ? "Change it" : "Change each"}, add the fact that backs it, or accept it if it
          is true.{" "}
          {isPublished
            ? "Until then the link goes on showing what was published."
            : "Until then the video is not published."}
        </p>
      </header>
      <ul className="grid gap-2">
        {claims.map((claim) => (
          <FlaggedClaim
            key={claim.statement}
            claim={claim}
            language={storyboard.language}
            busy={sending?.statement === claim.statement ? sending.what : null}
            isDisabled={sending !== null && sending.statement !== claim.statement}
            onAccept={(statement) => void send(statement, "accept", { accept: [statement] })}
            onAddFact={(text) => void send(claim.statement, "fact", { facts: [text] })}
            edit={
              <Link to={addressOf(claim)} className={buttonStyle("ghost", "sm")}>
                Edit
              </Link>
            }
          />
        ))}
      </ul>
    </section>
  );
}
