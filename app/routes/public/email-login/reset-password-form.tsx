import { useState } from "react";
import { SignInAlert } from "~/shell/sign-in-alert";
import { Button } from "~/ui/button";
import { EmailField } from "./email-field";
import { checkEmail } from "./field-rules";
import { MailSent } from "./mail-sent";
import type { ModeProps } from "./mode";
import { ModeLink } from "./mode-link";
import { useLoginForm } from "./use-login-form";

export function ResetPasswordForm({ linkTo }: ModeProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useLoginForm({ email: checkEmail }, async ({ email }) => {
    const { sendPasswordReset } = await import("./email-sign-in");
    await sendPasswordReset(email, location.origin + linkTo("sign-in"));
    setSentTo(email);
  });
  if (sentTo) {
    return (
      <>
        <MailSent onSendAgain={() => setSentTo(null)}>
          If there is an account for <strong>{sentTo}</strong>, a mail with a link to choose a new password is
          on its way.
        </MailSent>
        <BackToSignIn linkTo={linkTo} />
      </>
    );
  }
  return (
    <>
      <SignInAlert message={form.message} />
      <form {...form.formProps} className="grid gap-4">
        <EmailField {...form.field("email")} />
        <Button type="submit" variant="primary" size="lg" loading={form.isSending}>
          Send reset mail
        </Button>
      </form>
      <BackToSignIn linkTo={linkTo} />
    </>
  );
}

function BackToSignIn({ linkTo }: Pick<ModeProps, "linkTo">) {
  return (
    <p className="mt-6 text-muted">
      Remembered it? <ModeLink to={linkTo("sign-in")}>Back to sign in</ModeLink>
    </p>
  );
}
