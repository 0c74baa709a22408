import { clearDocuments, settleDocuments } from "~/firebase/leave-documents";
import { forgetAllEdits, hasKeptEdits } from "~/stores/kept-edits";
import { sendKeptEdits } from "~/stores/send-kept-edits";
import { signOut } from "./session";

/** Sends what is unsent, as far as that goes in a few seconds. False when something is still only on this device. */
export async function canLeave(userId: string): Promise<boolean> {
  const [isSettled] = await Promise.all([
    settleDocuments(),
    Promise.race([sendKeptEdits(userId), new Promise((later) => setTimeout(later, 4_000))]),
  ]);
  return isSettled && !hasKeptEdits(userId);
}

/** Signs out and leaves nothing of this person's documents in this browser, sent or not. */
export async function leave(): Promise<void> {
  await clearDocuments();
  forgetAllEdits();
  await signOut();
}
