import type { ReactNode } from "react";
import type { CreditAccount } from "~/domain/credits/credit-account";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

interface AccountConfirmationProps {
  open: boolean;
  account: Pick<CreditAccount, "userId" | "email" | "emailVerified">;
  title: string;
  confirmLabel: string;
  isSending: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Shows whose account is about to be changed, with its id, before staff change it. */
export function AccountConfirmation(props: AccountConfirmationProps) {
  const { open, account, title, confirmLabel, isSending, onConfirm, onClose, children } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      size="sm"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={isSending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <dl className="grid gap-3 rounded-md bg-sunken px-3.5 py-3">
        <div>
          <dt className="text-muted text-sm">E-mail</dt>
          <dd className="break-all font-[550]">
            {account.email ?? "None"}
            {account.email && !account.emailVerified && <span className="text-danger"> (not confirmed)</span>}
          </dd>
        </div>
        <div>
          <dt className="text-muted text-sm">Account id</dt>
          <dd className="break-all font-mono text-sm">{account.userId}</dd>
        </div>
      </dl>
      {children}
    </Dialog>
  );
}
