import { useState } from "react";
import { SignInAlert } from "~/shell/sign-in-alert";
import { Button } from "~/ui/button";
import { EmailField } from "./email-field";
import { checkEmail } from "./field-rules";
import { rememberLinkEmail } from "./link-email";
import { MailSent } from "./mail-sent";
import type { ModeProps } from "./mode";
import { ModeLink } from "./mode-link";
import { useLoginForm } from "./use-login-form";

export function SignInLinkForm({ linkTo, returnTo }: ModeProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useLoginForm({ email: checkEmail }, async ({ email }) => {
    const { sendSignInLink } = await import("./email-sign-in");
    // No mode of ours in this address: the service adds a parameter of that name.
    const query = returnTo ? `?to=${encodeURIComponent(returnTo)}` : "";
    await sendSignInLink(email, `${location.origin}/email-login${query}`);
    rememberLinkEmail(email);
    setSentTo(email);
  });
  return (
    <>
      {sentTo ? (
        <MailSent onSendAgain={() => setSentTo(null)}>
          A mail with a sign-in link is on its way to <strong>{sentTo}</strong>. Open it on this device.
        </MailSent>
      ) : (
        <>
          <SignInAlert message={form.message} />
          <form {...form.formProps} className="grid gap-4">
            <EmailField {...form.field("email")} />
            <Button type="submit" variant="primary" size="lg" loading={form.isSending}>
              Send sign-in link
            </Button>
          </form>
        </>
      )}
      <p className="mt-6 text-muted">
        Have a password? <ModeLink to={linkTo("sign-in")}>Sign in with it</ModeLink>
      </p>
    </>
  );
}
