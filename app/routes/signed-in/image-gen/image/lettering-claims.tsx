import { useState } from "react";
import { FlaggedClaim } from "~/claims/flagged-claim";
import { type ApiError, callApi } from "~/client/call-api";
import type { Claim } from "~/domain/facts/claim";
import { showErrorToast } from "~/ui/toast";

/** What the words on an image state and nothing backs. Each is backed by a fact or accepted before the image is public. */
export function LetteringClaims({ imageId, claims }: { imageId: string; claims: readonly Claim[] }) {
  const [sending, setSending] = useState<{ statement: string; what: "accept" | "fact" } | null>(null);

  async function send(statement: string, what: "accept" | "fact", body: object) {
    setSending({ statement, what });
    try {
      await callApi(`/api/v1/images/${imageId}/claims`, { method: "POST", body });
    } catch (error) {
      const title = what === "accept" ? "The statement was not accepted" : "The fact was not added";
      showErrorToast(title, (error as ApiError).message);
    } finally {
      setSending(null);
    }
  }

  return (
    <section aria-labelledby="lettering-claims" className="grid gap-2 rounded-md bg-warning-soft p-2">
      <h3 id="lettering-claims" className="px-1 pt-0.5 text-sm text-warning">
        Add the fact that backs it, accept it if it is true, or change the words in the editor.
      </h3>
      <ul className="grid gap-2">
        {claims.map((claim) => (
          <FlaggedClaim
            key={claim.statement}
            claim={claim}
            language={null}
            busy={sending?.statement === claim.statement ? sending.what : null}
            isDisabled={sending !== null && sending.statement !== claim.statement}
            onAccept={(statement) => void send(statement, "accept", { accept: [statement] })}
            onAddFact={(text) => void send(claim.statement, "fact", { facts: [text] })}
          />
        ))}
      </ul>
    </section>
  );
}
