import { useState } from "react";
import { useLocation } from "react-router";
import { describeSignInProblem } from "~/session/sign-in-problem";
import { Button } from "~/ui/button";

interface VerificationMailProps {
  /** What the button says before it was pressed. */
  label?: string;
}

/** Has a mail sent to whoever is signed in, whose link confirms their address and leads back to this page. */
export function VerificationMail({ label = "Send the mail" }: VerificationMailProps) {
  const { pathname, search } = useLocation();
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  const [problem, setProblem] = useState<string | null>(null);

  const send = async () => {
    setState("sending");
    setProblem(null);
    try {
      const { sendVerificationMail } = await import("~/firebase/verify-address");
      await sendVerificationMail(pathname + search);
      setState("sent");
    } catch (error) {
      console.error("The mail could not be sent", error);
      setProblem(describeSignInProblem(error).message);
      setState("idle");
    }
  };

  if (state === "sent")
    return (
      <p role="status" className="font-[550]">
        The mail is on its way. Its link works for three days.
      </p>
    );
  return (
    <>
      <Button size="sm" loading={state === "sending"} onClick={() => void send()}>
        {label}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
