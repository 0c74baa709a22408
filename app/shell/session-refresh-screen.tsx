import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { refreshSession } from "~/session/refresh-session";
import { Button } from "~/ui/button";
import { FullPageSpinner } from "~/ui/full-page-spinner";
import { Wordmark } from "./wordmark";

const messages = {
  offline: "Your sign-in has to be renewed, and the server cannot be reached. Check your connection.",
  loop: "Your sign-in was renewed, but the server still takes it for an old one. Check the clock of this machine.",
};

/** Stands in for a page whose token has ended: renews it and loads the page anew, or goes to the login page. */
export default function SessionRefreshScreen() {
  const { pathname, search } = useLocation();
  const [failure, setFailure] = useState<keyof typeof messages | null>(null);

  const refresh = useCallback(async () => {
    setFailure(null);
    const outcome = await refreshSession(pathname + search);
    if (outcome.kind === "refreshed") location.reload();
    else if (outcome.kind === "signed-out") location.replace(outcome.location);
    else setFailure(outcome.reason);
  }, [pathname, search]);
  useEffect(() => void refresh(), [refresh]);

  if (!failure) return <FullPageSpinner label="Renewing your sign-in" />;
  return (
    <main className="mx-auto grid min-h-dvh max-w-[34rem] content-center justify-items-start gap-5 px-6 py-8">
      <Wordmark />
      <h1 className="text-balance font-display text-3xl">Still signed in, not yet connected</h1>
      <p role="alert" className="text-lg text-muted">
        {messages[failure]}
      </p>
      <Button variant="primary" onClick={() => void refresh()}>
        Try again
      </Button>
    </main>
  );
}
