import { useCallback, useEffect, useState } from "react";
import { describeSignInProblem } from "~/session/sign-in-problem";
import { takeUpVerified } from "~/session/take-up-verified";
import { VerificationMail } from "~/shell/verification-mail";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/**
 * For somebody whose address is not confirmed: what is shared with it cannot be told from what is not there. The page opens by itself
 * once the address is confirmed, in whatever tab that was.
 */
export function NotInvitedYet({ email }: { email: string | null }) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const look = useCallback(async (isAsked: boolean) => {
    if (isAsked) setAsking(true);
    try {
      if (await takeUpVerified()) return location.reload();
      if (isAsked) setProblem("It is not confirmed yet. Follow the link in the mail first.");
    } catch (error) {
      console.error("Whether the address is confirmed could not be read", error);
      if (isAsked) setProblem(describeSignInProblem(error).message);
    }
    setAsking(false);
  }, []);

  useEffect(() => {
    const lookAgain = () => {
      if (document.visibilityState === "visible") void look(false);
    };
    lookAgain();
    addEventListener("focus", lookAgain);
    document.addEventListener("visibilitychange", lookAgain);
    return () => {
      removeEventListener("focus", lookAgain);
      document.removeEventListener("visibilitychange", lookAgain);
    };
  }, [look]);

  return (
    <main className="measure py-10">
      <h1 className="sr-only">Editor</h1>
      <EmptyState
        title="Confirm your address"
        action={
          <div className="grid justify-items-center gap-3">
            <div className="flex flex-wrap items-center justify-center gap-2">
              <Button variant="primary" size="sm" loading={isAsking} onClick={() => void look(true)}>
                I have confirmed it
              </Button>
              <VerificationMail label="Send it again" />
            </div>
            {problem && <p role="alert">{problem}</p>}
          </div>
        }
      >
        If somebody shared this video with {email ?? "you"}, it opens here as soon as you follow the link in
        the mail we sent to that address. If nobody did, there is nothing at this address.
      </EmptyState>
    </main>
  );
}
