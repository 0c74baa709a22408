import { useState } from "react";
import { describeSignInProblem } from "~/session/sign-in-problem";
import { Button } from "~/ui/button";

/** Has a mail sent to whoever is signed in, whose link confirms their address. */
export function VerificationMail() {
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  const [problem, setProblem] = useState<string | null>(null);

  const send = async () => {
    setState("sending");
    setProblem(null);
    try {
      const { sendVerificationMail } = await import("~/firebase/verify-address");
      await sendVerificationMail();
      setState("sent");
    } catch (error) {
      console.error("The mail could not be sent", error);
      setProblem(describeSignInProblem(error).message);
      setState("idle");
    }
  };

  if (state === "sent")
    return <p className="font-[550]">The mail is on its way. Its link works for three days.</p>;
  return (
    <>
      <Button size="sm" loading={state === "sending"} onClick={() => void send()}>
        Send the mail
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
