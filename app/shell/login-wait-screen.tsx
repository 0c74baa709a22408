import { cancelLogin, retryLogin } from "~/session/session";
import type { LoginWait } from "~/session/use-login-way";
import { Button } from "~/ui/button";
import { FullPageSpinner } from "~/ui/full-page-spinner";

/** Covers the login pages after the form has done its part: what is waited for, why it takes long, and the way out. */
export function LoginWaitScreen({ label, trouble, canCancel }: LoginWait) {
  const cancel = canCancel && <Button onClick={() => void cancelLogin()}>Cancel</Button>;
  if (!trouble) return <FullPageSpinner label={label}>{cancel}</FullPageSpinner>;
  return (
    <section
      aria-labelledby="login-trouble"
      className="fixed inset-0 z-50 grid content-center justify-items-center bg-surface px-6 py-8"
    >
      <div className="grid max-w-[30rem] justify-items-start gap-5">
        <h2 id="login-trouble" className="text-balance font-display text-3xl">
          Not signed in yet
        </h2>
        <p role="alert" className="text-pretty text-lg text-muted">
          {trouble}
        </p>
        <p className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={retryLogin}>
            Try again now
          </Button>
          {cancel}
        </p>
      </div>
    </section>
  );
}
