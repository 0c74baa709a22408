import { buttonStyle } from "~/ui/button-style";
import { Wordmark } from "./wordmark";

export function NotFoundScreen() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-[34rem] content-center justify-items-start gap-5 px-6 py-8">
      <Wordmark />
      <h1 className="text-balance font-display text-4xl">This window is empty</h1>
      <p className="text-lg text-muted">
        There is nothing at this address. It may have been moved or unpublished, or the link may be
        incomplete.
      </p>
      <a href="/" className={buttonStyle("primary")}>
        Go to the home page
      </a>
    </main>
  );
}
