import { type AccountControls, flagWords } from "~/domain/clients/account-controls";
import { useDocuments } from "~/firebase/use-documents";

/** What staff decided of this account, as its owner has to know it. Nothing while that is nothing. */
export default function AccountNotes({ userId }: { userId: string }) {
  const reading = useDocuments(
    userId,
    () => import("~/stores/users/account"),
    (store, documents, onChange: (controls: AccountControls) => void, onError) =>
      store.watchControls(documents, userId, onChange, onError),
  );
  if (reading.kind !== "present") return null;
  const { suspendedAt, turnedOff } = reading.value;
  if (suspendedAt) {
    return (
      <p role="status" className="bg-danger-soft px-4 py-2.5 text-danger text-sm md:px-6">
        <b className="font-semibold">This account is suspended.</b> You can look at your work; nothing can be
        made or changed. What you published stays where it is. Write to support to have the account restored.
      </p>
    );
  }
  if (turnedOff.length === 0) return null;
  const names = turnedOff.map((flag) => flagWords[flag].label.toLowerCase());
  return (
    <p role="status" className="bg-warning-soft px-4 py-2 text-sm text-warning md:px-6">
      Turned off for this account: {new Intl.ListFormat("en").format(names)}. Write to support to have it
      turned on.
    </p>
  );
}
