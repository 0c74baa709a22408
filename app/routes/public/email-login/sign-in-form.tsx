import { DemoHint } from "~/shell/demo-hint";
import { SignInAlert } from "~/shell/sign-in-alert";
import { Button } from "~/ui/button";
import { EmailField } from "./email-field";
import { checkEmail, checkPassword } from "./field-rules";
import type { ModeProps } from "./mode";
import { ModeLink } from "./mode-link";
import { PasswordField } from "./password-field";
import { useLoginForm } from "./use-login-form";

export function SignInForm({ linkTo, problem }: ModeProps & { problem: string | null }) {
  const form = useLoginForm({ email: checkEmail, password: checkPassword }, async ({ email, password }) => {
    const { signInWithPassword } = await import("./email-sign-in");
    await signInWithPassword(email, password);
  });
  return (
    <>
      <SignInAlert message={form.message ?? problem} />
      <form {...form.formProps} className="grid gap-4">
        <EmailField {...form.field("email")} />
        <PasswordField
          {...form.field("password")}
          label="Password"
          autoComplete="current-password"
          aside={
            <span className="text-sm">
              <ModeLink to={linkTo("reset")}>Forgot it?</ModeLink>
            </span>
          }
        />
        <Button type="submit" variant="primary" size="lg" loading={form.isSending}>
          Sign in
        </Button>
      </form>
      <p className="mt-6 text-muted">
        <ModeLink to={linkTo("create")}>Create an account</ModeLink> or{" "}
        <ModeLink to={linkTo("link")}>get a sign-in link by mail</ModeLink>
      </p>
      <DemoHint
        onPick={(email, password) => {
          form.setValue("email", email);
          form.setValue("password", password);
        }}
      />
    </>
  );
}
