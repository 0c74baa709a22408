import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import {
  type NotStaffReason,
  notStaffParameter,
  parseNotStaffReason,
} from "~/domain/access/not-staff-reason";
import { VerificationMail } from "~/shell/verification-mail";
import { IconButton } from "~/ui/icon-button";

const messages: Record<NotStaffReason, string> = {
  other_provider:
    "That page is for staff. Your address belongs to the company, but you did not sign in the way staff do. Sign out, continue with Google with the same address, and open the page again.",
  address_not_verified:
    "That page is for staff. Your address belongs to the company, but it is not verified yet. Follow the link in the mail we send you, sign in again, and open the page again.",
};

/** Says once, to whoever could be staff, why a page for staff led home and what to do about it. */
export default function StaffNotice() {
  const [query, setQuery] = useSearchParams();
  const [reason, setReason] = useState<NotStaffReason | null>(null);

  useEffect(() => {
    const said = query.get(notStaffParameter);
    if (said === null) return;
    setReason(parseNotStaffReason(said));
    // Loaded again, or gone back to, the page says nothing more of it.
    const rest = new URLSearchParams(query);
    rest.delete(notStaffParameter);
    setQuery(rest, { replace: true, preventScrollReset: true });
  }, [query, setQuery]);

  if (!reason) return null;
  return (
    <div
      role="status"
      className="mx-auto flex w-full max-w-2xl items-start gap-3 rounded-lg bg-warning-soft py-3 ps-4 pe-2"
    >
      <div className="grid grow justify-items-start gap-3 py-1.5">
        <p className="text-pretty">{messages[reason]}</p>
        {reason === "address_not_verified" && <VerificationMail />}
      </div>
      <IconButton label="Dismiss" icon={<X className="size-4" />} onClick={() => setReason(null)} />
    </div>
  );
}
