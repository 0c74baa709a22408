import type { ReactNode } from "react";
import { Button } from "~/ui/button";

interface MailSentProps {
  children: ReactNode;
  onSendAgain: () => void;
}

/** Stands where the form was, once a mail is on its way. */
export function MailSent({ children, onSendAgain }: MailSentProps) {
  return (
    <div
      role="status"
      className="grid justify-items-start gap-4 rounded-lg border border-line bg-raised p-5 shadow-raised"
    >
      <p className="text-lg">{children}</p>
      <p className="text-muted">
        Nothing after a few minutes? Look in the spam folder, or check the address.
      </p>
      <Button onClick={onSendAgain}>Use another address</Button>
    </div>
  );
}
