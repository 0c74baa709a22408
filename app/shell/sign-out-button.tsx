import LogOut from "lucide-react/icons/log-out";
import { useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Spinner } from "~/ui/spinner";
import { flushBeforeSignOut, signOutAndClear } from "./sign-out-and-clear";

interface SignOutButtonProps {
  userId: string;
  className: string;
}

/**
 * The way out. What is on its way is sent first; where that does not succeed, nothing is thrown away without
 * asking.
 */
export function SignOutButton({ userId, className }: SignOutButtonProps) {
  const [step, setStep] = useState<"none" | "sending" | "asking" | "leaving">("none");

  async function ask() {
    setStep("sending");
    if (await flushBeforeSignOut(userId)) await go();
    else setStep("asking");
  }

  async function go() {
    setStep("leaving");
    await signOutAndClear();
  }

  const isBusy = step === "sending" || step === "leaving";
  return (
    <>
      <button type="button" className={className} aria-busy={isBusy} onClick={() => void (isBusy || ask())}>
        {isBusy ? <Spinner className="size-4" /> : <LogOut />}
        {step === "sending" ? "Sending your last changes" : "Sign out"}
      </button>
      <Dialog
        open={step === "asking"}
        onOpenChange={(open) => !open && setStep("none")}
        title="Some changes are only on this device"
        description="They could not be sent to the server. Signing out removes them from here for good."
        size="sm"
        actions={
          <>
            <Button variant="danger" onClick={() => void go()}>
              Sign out and lose them
            </Button>
            <Button variant="primary" onClick={() => setStep("none")}>
              Stay signed in
            </Button>
          </>
        }
      />
    </>
  );
}
