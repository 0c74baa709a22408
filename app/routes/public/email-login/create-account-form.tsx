import { SignInAlert } from "~/shell/sign-in-alert";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import { EmailField } from "./email-field";
import { checkEmail, checkNewPassword, leastPasswordLength } from "./field-rules";
import type { ModeProps } from "./mode";
import { ModeLink } from "./mode-link";
import { PasswordField } from "./password-field";
import { useLoginForm } from "./use-login-form";

export function CreateAccountForm({ linkTo, returnTo }: ModeProps) {
  const form = useLoginForm(
    { email: checkEmail, password: checkNewPassword },
    async ({ email, password, name }) => {
      const { createAccount } = await import("./email-sign-in");
      await createAccount(email, password, name, location.origin + (returnTo ?? "/"));
    },
  );
  return (
    <>
      <SignInAlert message={form.message} />
      <form {...form.formProps} className="grid gap-4">
        <TextField
          {...form.field("name")}
          label="Name"
          autoComplete="name"
          aside={<span className="text-faint text-sm">Optional</span>}
        />
        <EmailField {...form.field("email")} />
        <PasswordField
          {...form.field("password")}
          label="Password"
          autoComplete="new-password"
          hint={`At least ${leastPasswordLength} characters. A few words are better than one odd one.`}
        />
        <Button type="submit" variant="primary" size="lg" loading={form.isSending}>
          Create account
        </Button>
      </form>
      <p className="mt-6 text-muted">
        Have an account? <ModeLink to={linkTo("sign-in")}>Sign in</ModeLink>
      </p>
    </>
  );
}
