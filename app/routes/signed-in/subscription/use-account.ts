import { useEffect, useState } from "react";
import { ApiError, callApi } from "~/client/call-api";
import { useUnreachedMessage } from "~/client/use-server-return";
import type { CreditAccount } from "~/domain/credits/credit-account";

export type AccountReading =
  | { kind: "none" | "loading" }
  | { kind: "present"; account: CreditAccount }
  | { kind: "failed"; problem: string };

/** The credits of another account, for staff; read again when it is asked for. */
export function useAccount(account: string): { reading: AccountReading; readAgain: () => void } {
  const [reading, setReading] = useState<AccountReading>({ kind: account ? "loading" : "none" });
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks for the same again
  useEffect(() => {
    if (!account) return setReading({ kind: "none" });
    const controller = new AbortController();
    const { signal } = controller;
    setReading((before) => (before.kind === "present" ? before : { kind: "loading" }));
    callApi<CreditAccount>(accountAddress(account), { signal }).then(
      (found) => setReading({ kind: "present", account: found }),
      (error) => {
        if (signal.aborted) return;
        const known = error instanceof ApiError;
        setReading({ kind: "failed", problem: known ? error.message : "It could not be read. Try again." });
      },
    );
    return () => controller.abort();
  }, [account, turn]);

  const readAgain = () => setTurn((before) => before + 1);
  useUnreachedMessage(reading.kind === "failed" ? reading.problem : null, readAgain);
  return { reading, readAgain };
}

export function accountAddress(account: string, more?: URLSearchParams): `/api/v1/${string}` {
  return `/api/v1/staff/accounts?${new URLSearchParams([["account", account], ...(more ?? [])])}`;
}
