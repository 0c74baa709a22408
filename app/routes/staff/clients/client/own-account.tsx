import { ownAccountWords } from "~/domain/clients/own-account";
import { useSignedInViewer } from "~/session/use-viewer";

const noteId = "own-account";

/** For the buttons that nobody presses on an account of their own: off there, with why. */
export function useOwnAccount(clientId: string) {
  const isOwn = useSignedInViewer()?.userId === clientId;
  return isOwn ? ({ disabled: true, "aria-describedby": noteId } as const) : {};
}

/** Why those buttons are off. */
export function OwnAccountNote({ clientId }: { clientId: string }) {
  if (!useOwnAccount(clientId).disabled) return null;
  return (
    <p id={noteId} className="rounded-md bg-sunken px-3 py-2 text-sm">
      {ownAccountWords}
    </p>
  );
}
