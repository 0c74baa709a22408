import type { toast as Sonner } from "sonner";

/** Called by the toaster once it stands: what was to be said until then is said now. */
export let openToasts: (toast: typeof Sonner) => void;
const opened = new Promise<typeof Sonner>((resolve) => {
  openToasts = resolve;
});

function say(put: (toast: typeof Sonner) => void): void {
  void opened.then(put);
}

/** Long enough to notice, read and reach the button. */
const actionMs = 8000;

/** Says that something was done. */
export function showToast(message: string, description?: string): void {
  say((toast) => toast(message, { description }));
}

/**
 * Says that something went wrong and what to do next; stays until it is dismissed or 12 seconds have passed. Where `about`
 * is given, it takes the place of an earlier message about the same.
 */
export function showErrorToast(message: string, description?: string, about?: string): void {
  say((toast) => toast.error(message, { id: about, description, duration: 12_000 }));
}

/** Says that something went wrong and why, and offers to try it again. */
export function showRetryToast(message: string, description: string | undefined, retry: () => void): void {
  say((toast) =>
    toast.error(message, { description, duration: 12_000, action: { label: "Try again", onClick: retry } }),
  );
}

/**
 * Says that something reversible was done and offers to take it back. Where `about` is given, it takes the place of an
 * earlier message about the same: taking that back would no longer mean what it says.
 */
export function showUndoToast(message: string, undo: () => void, about?: string): void {
  say((toast) => toast(message, { id: about, duration: actionMs, action: { label: "Undo", onClick: undo } }));
}

/** Says that something came about elsewhere and offers to go there. */
export function showLinkToast(message: string, label: string, open: () => void): void {
  say((toast) => toast(message, { duration: actionMs, action: { label, onClick: open } }));
}

/** Says what somebody else did and offers an answer, for long enough to come back from other work. */
export function showAnswerToast(
  message: string,
  description: string,
  label: string,
  answer: () => void,
): void {
  say((toast) =>
    toast(message, { description, duration: 30_000, closeButton: true, action: { label, onClick: answer } }),
  );
}

/** Says that something was lost and offers, until it is dismissed, to copy it: there is no other place for it. */
export function showLastCopyToast(message: string, label: string, text: string): void {
  say((toast) =>
    toast.error(message, {
      duration: Number.POSITIVE_INFINITY,
      closeButton: true,
      action: { label, onClick: () => void navigator.clipboard.writeText(text) },
    }),
  );
}
