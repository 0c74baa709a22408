import { removeVideoFolder } from "~/client/video-folder";
import { clearDocuments, settleDocuments } from "~/firebase/clear-documents";
import { signOut } from "~/session/session";
import { keptEditKeys } from "~/stores/kept-edits/kept-edit-keys";
import { forgetPerson } from "./forget-person";

const patienceMs = 4_000;

/** Sends what is unsent, as far as that goes in a few seconds. False when something is still only on this device. */
export async function flushBeforeSignOut(userId: string): Promise<boolean> {
  const isSettled = settleDocuments();
  // Offline its code may not load, and then there is nobody to send anything to.
  import("~/stores/kept-edits/send-kept-edits")
    .then(({ sendKeptEdits }) => sendKeptEdits(userId))
    .catch(() => {});
  const end = performance.now() + patienceMs;
  while (keptEditKeys(userId).length > 0 && performance.now() < end) {
    await new Promise((later) => setTimeout(later, 100));
  }
  return (await isSettled) && keptEditKeys(userId).length === 0;
}

/** Signs out and leaves nothing of this person in this browser, sent or not. */
export async function signOutAndClear(): Promise<void> {
  await clearDocuments();
  forgetPerson();
  await removeVideoFolder();
  await signOut();
}
