import { VerificationMail } from "~/shell/verification-mail";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";

/** For somebody whose address is not confirmed: what is shared with it cannot be told from what is not there. */
export function NotInvitedYet({ email }: { email: string | null }) {
  return (
    <main className="measure py-10">
      <h1 className="sr-only">Editor</h1>
      <EmptyState
        title="Confirm your address to see what is shared with you"
        action={
          <>
            <VerificationMail />
            <ButtonLink to="/">Go to the home page</ButtonLink>
          </>
        }
      >
        If somebody shared this video with {email ?? "you"}, it opens once you have confirmed that this
        address is yours: follow the link in the mail, then sign in again. If nobody did, there is nothing at
        this address.
      </EmptyState>
    </main>
  );
}
