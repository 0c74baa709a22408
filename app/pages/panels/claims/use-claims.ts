import { useCallback, useEffect, useState } from "react";
import { type ApiError, callApi } from "~/client/call-api";
import type { Claim } from "~/domain/facts/claim";
import { showErrorToast, showToast } from "~/ui/toast";

export interface ClaimsOfPage {
  /** All statements with what backs each. */
  claims: readonly Claim[];
  /** Those that nothing backs and nobody accepted. */
  open: readonly Claim[];
}

export type ClaimsReading =
  | { kind: "loading" }
  | { kind: "failed"; message: string; retry: () => void }
  | { kind: "ready"; value: ClaimsOfPage };

/** The statements of the page as it is saved, checked by the server, asked anew when `changed` is another. */
export function useClaims(projectId: string, changed: unknown) {
  const [reading, setReading] = useState<ClaimsReading>({ kind: "loading" });
  const [sending, setSending] = useState<{ statement: string; what: "accept" | "fact" } | null>(null);
  const address = `/api/v1/projects/${projectId}/claims` as const;
  const reload = useCallback(() => {
    callApi<ClaimsOfPage>(address).then(
      (value) => setReading({ kind: "ready", value }),
      ({ message }: ApiError) =>
        setReading((before) =>
          before.kind === "ready" ? before : { kind: "failed", message, retry: reload },
        ),
    );
  }, [address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the project asks anew
  useEffect(reload, [reload, changed]);

  async function send(statement: string, what: "accept" | "fact", body: object) {
    setSending({ statement, what });
    try {
      setReading({ kind: "ready", value: await callApi<ClaimsOfPage>(address, { method: "POST", body }) });
      showToast(what === "accept" ? "Accepted as true" : "The fact is known now");
    } catch (error) {
      showErrorToast(
        what === "accept" ? "The statement was not accepted" : "The fact was not added",
        (error as Error).message,
      );
      // The page may say something else by now.
      reload();
    } finally {
      setSending(null);
    }
  }

  return {
    reading,
    sending,
    accept: (statement: string) => send(statement, "accept", { accept: [statement] }),
    addFact: (statement: string, text: string) => send(statement, "fact", { facts: [text] }),
  };
}
