import { useCallback, useEffect, useState } from "react";
import { describeSignInProblem } from "~/session/sign-in-problem";
import { takeUpVerified } from "~/session/take-up-verified";
import { VerificationMail } from "~/shell/verification-mail";
import { Button } from "~/ui/button";

/** Ways to confirm one's address. The page is loaded anew once it is confirmed, in whatever tab that was. */
export function ConfirmAddress() {
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
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" size="sm" loading={isAsking} onClick={() => void look(true)}>
          I have confirmed it
        </Button>
        <VerificationMail label="Send it again" />
      </div>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
