import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { type LoginTrouble, retryDelayMs, troubleMessages } from "~/session/login-failure";
import { giveUpSession, refreshSession } from "~/session/refresh-session";
import { waitToRetry } from "~/session/wait-to-retry";
import { Button } from "~/ui/button";
import { FullPageSpinner } from "~/ui/full-page-spinner";
import { Wordmark } from "./wordmark";

const messages: Record<LoginTrouble | "loop", string> = {
  ...troubleMessages,
  loop: "Your sign-in was renewed, but the server still takes it for an old one. Check the clock of this machine.",
};

/** Stands in for a page whose token has ended: renews it and loads the page anew, or goes to the login page. */
export default function SessionRefreshScreen() {
  const { pathname, search } = useLocation();
  const [state, setState] = useState<"renewing" | "leaving" | keyof typeof messages>("renewing");
  const tries = useRef(new AbortController());

  const refresh = useCallback(async () => {
    tries.current.abort();
    tries.current = new AbortController();
    const { signal } = tries.current;
    setState("renewing");
    for (let failures = 1; ; failures++) {
      const outcome = await refreshSession(pathname + search, signal);
      if (signal.aborted) return;
      if (outcome.kind === "refreshed") return location.reload();
      if (outcome.kind === "signed-out") return location.replace(outcome.location);
      setState(outcome.reason);
      await waitToRetry(retryDelayMs(failures, outcome.retryAfterMs)).over;
      if (signal.aborted) return;
    }
  }, [pathname, search]);

  useEffect(() => {
    void refresh();
    return () => tries.current.abort();
  }, [refresh]);

  const signOut = async () => {
    tries.current.abort();
    setState("leaving");
    try {
      location.replace(await giveUpSession(pathname + search));
    } catch {
      setState("offline");
    }
  };
  const leave = <Button onClick={() => void signOut()}>Sign out</Button>;

  if (state === "renewing" || state === "leaving") {
    return (
      <FullPageSpinner label={state === "renewing" ? "Renewing your sign-in" : "Signing out"}>
        {state === "renewing" && leave}
      </FullPageSpinner>
    );
  }
  return (
    <main className="mx-auto grid min-h-dvh max-w-[34rem] content-center justify-items-start gap-5 px-6 py-8">
      <Wordmark />
      <h1 className="text-balance font-display text-3xl">Still signed in, not yet connected</h1>
      <p role="alert" className="text-lg text-muted">
        {messages[state]}
      </p>
      <p className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void refresh()}>
          Try again
        </Button>
        {leave}
      </p>
    </main>
  );
}
