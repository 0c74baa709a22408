import { callApi } from "~/client/call-api";
import type { ClientDetail } from "~/domain/clients/client-detail";
import type { TypedText } from "~/domain/clients/typed-text";
import { ReasonDialog } from "~/staff/reason-dialog";

interface RevealDialogProps {
  detail: ClientDetail;
  open: boolean;
  onClose: () => void;
  onReveal: (words: TypedText) => void;
}

/** Asks why before the titles that the person gave are shown. */
export function RevealDialog({ detail, open, onClose, onReveal }: RevealDialogProps) {
  const address = `/api/v1/staff/clients/${encodeURIComponent(detail.client.id)}/reveal` as const;
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title="Show what its person typed"
      description="Titles of their work, and of its lines in the ledger, are shown on this page until you leave it."
      confirmLabel="Show it"
      onConfirm={async (reason) =>
        onReveal(await callApi<TypedText>(address, { method: "POST", body: { reason } }))
      }
    />
  );
}
