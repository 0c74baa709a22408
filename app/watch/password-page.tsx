import Lock from "lucide-react/icons/lock";
import { type FormEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError, callApi } from "~/client/call-api";
import { useUnreachedMessage } from "~/client/use-server-return";
import { Mark } from "~/shell/mark";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";

/** Stands before a video behind a password; says nothing of it. */
export default function PasswordPage({ contentId }: { contentId: string }) {
  const revalidator = useRevalidator();
  const [problem, setProblem] = useState<string | null>(null);
  useUnreachedMessage(problem, () => setProblem(null));
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function unlock(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password") ?? "");
    if (password === "") return refuse("Type the password you were given.");
    setSending(true);
    setProblem(null);
    try {
      await callApi(`/api/v1/publications/${encodeURIComponent(contentId)}/unlock`, {
        method: "POST",
        body: { password },
      });
      await revalidator.revalidate();
    } catch (error) {
      refuse(error instanceof ApiError ? error.message : "The password could not be checked. Try again.");
    } finally {
      setSending(false);
    }
  }

  function refuse(message: string) {
    setProblem(message);
    field.current?.focus();
  }

  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-8 px-5 py-10">
      <form onSubmit={(event) => void unlock(event)} noValidate className="grid w-full max-w-sm gap-5">
        <span className="grid size-11 place-items-center rounded-full bg-accent-soft text-accent">
          <Lock className="size-5" aria-hidden="true" />
        </span>
        <div className="grid gap-1.5">
          <h1 tabIndex={-1} className="text-balance font-display text-3xl">
            This video has a password
          </h1>
          <p className="text-muted">Whoever sent you the link can tell you what it is.</p>
        </div>
        <TextField
          ref={field}
          label="Password"
          name="password"
          type="password"
          autoComplete="off"
          error={problem}
          onChange={() => setProblem(null)}
        />
        <Button type="submit" variant="primary" size="lg" loading={isSending}>
          Watch
        </Button>
      </form>
      <a href="/" className="inline-flex items-center gap-2 text-muted text-sm hover:text-text">
        <Mark className="size-5" />
        Made with Vitrine
      </a>
    </main>
  );
}
