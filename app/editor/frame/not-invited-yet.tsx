import { EmptyState } from "~/ui/empty-state";
import { ConfirmAddress } from "../people/confirm-address";

/**
 * For somebody whose address is not confirmed: what is shared with it cannot be told from what is not there. The page opens by itself
 * once the address is confirmed.
 */
export function NotInvitedYet({ email }: { email: string | null }) {
  return (
    <main className="measure py-10">
      <h1 className="sr-only">Editor</h1>
      <EmptyState title="Confirm your address" action={<ConfirmAddress />}>
        If somebody shared this video with {email ?? "you"}, it opens here as soon as you follow the link in
        the mail we sent to that address. If nobody did, there is nothing at this address.
      </EmptyState>
    </main>
  );
}
