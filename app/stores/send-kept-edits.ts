import { writeDocuments } from "~/firebase/write-documents";
import { forgetEdit } from "./kept-edit-keys";
import { findLeftEdits } from "./kept-edits";

let sending: Promise<void> = Promise.resolve();

/**
 * Sends the edits that closed tabs and left pages kept on this device. What is refused stays kept: its video's page
 * shows it and says why.
 */
export function sendKeptEdits(userId: string): Promise<void> {
  sending = sending.then(() => sendAll(userId)).catch(() => {});
  return sending;
}

async function sendAll(userId: string): Promise<void> {
  const left = await findLeftEdits(userId);
  if (left.length === 0) return;
  const { saveStoryboard } = await import("./save-storyboard");
  for (const { key, edit } of left) {
    try {
      await writeDocuments((documents) => saveStoryboard(documents, edit.contentId, edit.base, edit.present));
      forgetEdit(key);
    } catch {
      // Without a server: the next time it is reached. Refused: when the video is opened.
    }
  }
}
