import { useEffect, useRef, useState } from "react";
import { describeSignInProblem } from "~/session/sign-in-problem";
import { SignInAlert } from "~/shell/sign-in-alert";
import { Button } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { EmailField } from "./email-field";
import { checkEmail } from "./field-rules";
import { forgetLinkEmail, readLinkEmail } from "./link-email";
import type { ModeProps } from "./mode";
import { ModeLink } from "./mode-link";
import { useLoginForm } from "./use-login-form";

/** The page was opened by a sign-in link: finishes by itself on the device that asked for it, else asks the address. */
export function FinishLinkForm({ linkTo }: ModeProps) {
  const [step, setStep] = useState<"finishing" | "asking">("finishing");
  const [message, setMessage] = useState<string | null>(null);
  const begun = useRef(false);
  const form = useLoginForm({ email: checkEmail }, ({ email }) => finish(email));

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const email = readLinkEmail();
    if (!email) return setStep("asking");
    finish(email).catch((error) => {
      setMessage(describeSignInProblem(error).message);
      setStep("asking");
    });
  }, []);

  if (step === "finishing") {
    return (
      <p role="status" className="flex items-center gap-3 text-lg text-muted">
        <Spinner /> Opening your link
      </p>
    );
  }
  return (
    <>
      <SignInAlert message={form.message ?? message} />
      <form {...form.formProps} className="grid gap-4">
        <EmailField
          {...form.field("email")}
          hint="The address the link was sent to. It proves that the link is yours."
        />
        <Button type="submit" variant="primary" size="lg" loading={form.isSending}>
          Finish signing in
        </Button>
      </form>
      <p className="mt-6 text-muted">
        Link too old? <ModeLink to={linkTo("link")}>Send a new one</ModeLink>
      </p>
    </>
  );
}

async function finish(email: string): Promise<void> {
  const { finishSignInLink } = await import("./email-sign-in");
  await finishSignInLink(email, location.href);
  forgetLinkEmail();
}
