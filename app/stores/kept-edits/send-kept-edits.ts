import { writeDocuments } from "~/firebase/write-documents";
import { readRefusal } from "~/firebase/write-refusal";
import { storyboardText } from "~/scene/storyboard-text";
import { wordsOfPage } from "~/sections/page-words";
import { findLeftEdits, type LeftEdit } from "./kept-edits";
import { type KeptProject, parseKeptProject } from "./kept-project";
import { type KeptStoryboard, parseKeptStoryboard } from "./kept-storyboard";
import { type KeptTable, parseKeptTable } from "./kept-table";

let sending: Promise<unknown> = Promise.resolve();

/**
 * Sends the edits that closed tabs and left pages kept on this device. What is refused stays kept: its page shows it
 * and says why. What was deleted has no page: its edits are kept no longer, and all words of each are returned for one
 * last showing.
 */
export function sendKeptEdits(userId: string): Promise<string[]> {
  const sent = sending.then(() => sendAll(userId)).catch(() => []);
  sending = sent;
  return sent;
}

async function sendAll(userId: string): Promise<string[]> {
  const storyboards = await findLeftEdits(userId, parseKeptStoryboard);
  const tables = await findLeftEdits(userId, parseKeptTable);
  const projects = await findLeftEdits(userId, parseKeptProject);
  return [
    ...(storyboards.length > 0 ? await sendEach(storyboards, await storyboardSender(userId)) : []),
    ...(tables.length > 0 ? await sendEach(tables, await tableSender(userId)) : []),
    ...(projects.length > 0 ? await sendEach(projects, await projectSender(userId)) : []),
  ];
}

interface Sender<Edit> {
  send: (edit: Edit) => Promise<unknown>;
  /** All words of an edit whose document was deleted. */
  wordsOf: (edit: Edit) => string;
}

async function sendEach<Edit>(left: readonly LeftEdit<Edit>[], { send, wordsOf }: Sender<Edit>) {
  const ofDeleted: string[] = [];
  for (const { edit, forget } of left) {
    try {
      await send(edit);
      forget();
    } catch (error) {
      // Without a server: the next time it is reached. Refused: when its page is opened.
      if (readRefusal(error, true).code !== "deleted") continue;
      forget();
      ofDeleted.push(wordsOf(edit));
    }
  }
  return ofDeleted;
}

async function storyboardSender(userId: string): Promise<Sender<KeptStoryboard>> {
  const { saveStoryboard } = await import("../content/save-storyboard");
  return {
    send: ({ contentId, base, present }) =>
      writeDocuments((documents) =>
        saveStoryboard(documents, contentId, { userId, name: "" }, base, present),
      ),
    wordsOf: ({ present }) => storyboardText(present),
  };
}

async function projectSender(userId: string): Promise<Sender<KeptProject>> {
  const { saveProject } = await import("../projects/save-project");
  return {
    send: ({ projectId, base, present }) =>
      writeDocuments((documents) => saveProject(documents, userId, projectId, base, present)),
    wordsOf: ({ present }) => wordsOfPage(present.page).join("\n"),
  };
}

async function tableSender(userId: string): Promise<Sender<KeptTable>> {
  const { readTable, saveTable } = await import("../batches/save-table");
  return {
    send: ({ batchId, difference }) =>
      writeDocuments(async (documents) =>
        saveTable(documents, await readTable(documents, userId, batchId), difference),
      ),
    wordsOf: ({ difference }) =>
      difference.rows
        .flatMap(({ after }) => (after ? [Object.values(after.cells).join("\t")] : []))
        .join("\n"),
  };
}
