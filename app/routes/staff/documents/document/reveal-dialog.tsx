import { useRef, useState } from "react";
import { callApi } from "~/client/call-api";
import type { DocumentRow } from "~/domain/documents/document-answers";
import { ReasonDialog } from "~/staff/reason-dialog";
import { Dialog } from "~/ui/dialog";

/** Shows a document with what is masked, for a reason that goes into the change log first. */
export function RevealDialog({ path, onClose }: { path: string; onClose: () => void }) {
  const [shown, setShown] = useState<DocumentRow | null>(null);
  const isShown = useRef(false);
  if (shown) {
    return (
      <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={path} size="lg">
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and whoever uses keys can scroll it
          tabIndex={0}
          className="max-h-[65dvh] overflow-auto whitespace-pre-wrap wrap-anywhere rounded-sm bg-sunken p-3 font-mono text-xs"
        >
          {JSON.stringify(shown.fields, null, 2)}
        </pre>
      </Dialog>
    );
  }
  return (
    <ReasonDialog
      open
      title="Show what is masked?"
      description="Addresses, tokens and the like are shown once, here. That you looked goes into the change log."
      confirmLabel="Show"
      onConfirm={async (reason) => {
        const body = { path, reason };
        const document = await callApi<DocumentRow>("/api/v1/staff/documents/reveal", {
          method: "POST",
          body,
        });
        isShown.current = true;
        setShown(document);
      }}
      // It closes after the answer too, and then shows it.
      onClose={() => !isShown.current && onClose()}
    />
  );
}
