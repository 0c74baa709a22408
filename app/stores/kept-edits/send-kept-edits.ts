import { writeDocuments } from "~/firebase/write-documents";
import { readRefusal } from "~/firebase/write-refusal";
import { storyboardText } from "~/scene/storyboard-text";
import { forgetEdit } from "./kept-edit-keys";
import { findLeftEdits } from "./kept-edits";

let sending: Promise<unknown> = Promise.resolve();

/**
 * Sends the edits that closed tabs and left pages kept on this device. What is refused stays kept: its video's page
 * shows it and says why. A video that was deleted has no page: its edits are kept no longer, and all words of each
 * are returned for one last showing.
 */
export function sendKeptEdits(userId: string): Promise<string[]> {
  const sent = sending.then(() => sendAll(userId)).catch(() => []);
  sending = sent;
  return sent;
}

async function sendAll(userId: string): Promise<string[]> {
  const left = await findLeftEdits(userId);
  if (left.length === 0) return [];
  const ofDeleted: string[] = [];
  const { saveStoryboard } = await import("../content/save-storyboard");
  for (const { key, edit } of left) {
    try {
      await writeDocuments((documents) => saveStoryboard(documents, edit.contentId, edit.base, edit.present));
      forgetEdit(key);
    } catch (error) {
      // Without a server: the next time it is reached. Refused: when the video is opened.
      if (readRefusal(error, true).code !== "deleted") continue;
      forgetEdit(key);
      ofDeleted.push(storyboardText(edit.present));
    }
  }
  return ofDeleted;
}
