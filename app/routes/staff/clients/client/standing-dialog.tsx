import type { ClientDetail } from "~/domain/clients/client-detail";
import { ReasonDialog } from "~/staff/reason-dialog";
import { showToast } from "~/ui/toast";
import { sendAct } from "./send-act";

interface StandingDialogProps {
  detail: ClientDetail;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Suspends an account, or restores it. */
export function StandingDialog({ detail, open, onClose, onDone }: StandingDialogProps) {
  const { client, suspendedMs } = detail;
  const name = client.email ?? client.id;
  const isSuspended = suspendedMs !== null;
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      isDanger={!isSuspended}
      title={isSuspended ? `Restore ${name}?` : `Suspend ${name}?`}
      description={
        isSuspended
          ? "They can make and change things again at once."
          : "Within ten seconds nothing can be made, changed or published by them, and their pages say so. They still see their own work. Jobs that run go on to their end, and what is public stays public."
      }
      confirmLabel={isSuspended ? "Restore account" : "Suspend account"}
      onConfirm={async (reason) => {
        await sendAct(client.id, { act: isSuspended ? "restore" : "suspend", reason });
        showToast(isSuspended ? `${name} is restored.` : `${name} is suspended.`);
        onDone();
      }}
    />
  );
}
