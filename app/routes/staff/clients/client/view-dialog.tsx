import { callApi } from "~/client/call-api";
import type { ClientDetail } from "~/domain/clients/client-detail";
import { ReasonDialog } from "~/staff/reason-dialog";

interface ViewDialogProps {
  detail: ClientDetail;
  open: boolean;
  onClose: () => void;
}

/** Shows the product as an account's owner sees it, for a while, to look only. */
export function ViewDialog({ detail, open, onClose }: ViewDialogProps) {
  const { client } = detail;
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={`View as ${client.email ?? client.id}`}
      description="This browser shows their pages for 30 minutes, in all its tabs. Nothing can be changed meanwhile. That you looked, why, and until when is kept in the log."
      confirmLabel="View"
      onConfirm={async (reason) => {
        await callApi(`/api/v1/staff/clients/${encodeURIComponent(client.id)}/view`, {
          method: "POST",
          body: { reason },
        });
        location.assign("/");
      }}
    />
  );
}
