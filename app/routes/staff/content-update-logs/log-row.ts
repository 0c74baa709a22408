import type { AuditEvent } from "~/domain/audit/audit-event";
import type { AuditEvent as Recorded } from "~/stores/audit/audit.server";

/** A line of the log: one event, or all of one request. */
export interface LogRow {
  id: string;
  /** The latest first. */
  events: readonly AuditEvent[];
}

/** The lines of a log: an event each, or a request each, where its latest event stands. */
export function logRows(events: readonly AuditEvent[], byRequest: boolean): LogRow[] {
  if (!byRequest) return events.map((event) => ({ id: event.id, events: [event] }));
  const rows = new Map<string, LogRow & { events: AuditEvent[] }>();
  for (const event of events) {
    const key = event.context.requestId ?? event.id;
    const row = rows.get(key);
    if (row) row.events.push(event);
    else rows.set(key, { id: event.id, events: [event] });
  }
  return [...rows.values()];
}

/** Each of them can be looked for. */
const verbs: Record<Recorded["action"], string> = {
  "chat.explain-job": "Had a job explained in a chat",
  "chat.find-content": "Had videos looked for in a chat",
  "chat.read-ledger": "Had a ledger read in a chat",
  "client.add-note": "Noted something of an account",
  "client.export": "Exported an account",
  "client.limit": "Set limits of an account",
  "client.remove-note": "Removed a note of an account",
  "client.reveal": "Looked at what is masked of an account",
  "client.restore": "Restored an account",
  "client.suspend": "Suspended an account",
  "client.turn-off": "Turned parts off for an account",
  "client.view-as-end": "Ended the view of an account",
  "client.view-as-start": "Began a view of an account",
  "content.accept-claim": "Accepted a statement of a video as it stands",
  "content.add-fact": "Stated a fact in a video",
  "content.create": "Made a video",
  "content.take-over-row": "Took over a row of a table",
  "content.publish": "Published a video",
  "content.bring-up": "Brought a link up to today's facts",
  "content.change-sharing": "Changed how a link is shared",
  "content.unpublish": "Took a link down",
  "content.delete": "Deleted a video for good",
  "credits.claim": "Took credits back for a payment",
  "credits.grant": "Gave credits",
  "credits.plan": "Set a plan",
  "credits.take-back": "Took credits back",
  "document.change": "Edited documents by hand",
  "document.create": "Made a document by hand",
  "document.delete": "Deleted documents by hand",
  "document.duplicate": "Duplicated a document by hand",
  "document.import": "Imported documents",
  "document.move": "Moved a document by hand",
  "document.reveal": "Looked at what is masked in a document",
  "document.undo": "Took back a change by hand",
  "draft.edit": "Edited drafts",
  "image.accept-claim": "Accepted a statement of an image as it stands",
  "image.add-fact": "Stated a fact in an image",
  "image.show": "Showed an image to all",
  "image.hide": "Took an image back",
  "image.remove": "Removed a public image",
  "image.keep": "Let a reported image stay",
  "image.put-back": "Put a removed image back",
  "job.cancel": "Cancelled a job",
  "job.rerun": "Ran a job again",
  "job.reveal": "Looked at what is masked of a job",
  "library.seed": "Updated layouts or templates",
  "log.revert": "Put a change back",
  "page.bring-up": "Brought a page up to today's facts",
  "page.publish": "Published a page",
  "page.put-back": "Put back an edition of a page",
  "page.try-two": "Began to try two editions",
  "page.keep-one": "Kept one of two editions",
  "page.set-visibility": "Changed who sees a page",
  "page.unpublish": "Took a page down",
  "project.accept-claim": "Accepted a statement of a page as it stands",
  "project.add-fact": "Stated a fact in a page",
  "project.delete": "Deleted a page for good",
  "function-calls.exclude-case": "Left a case of function calls out",
  "function-calls.include-case": "Counted a case of function calls again",
  "function-calls.start": "Began a run of function calls",
  "function-calls.ask-again": "Had failed questions of a run asked again",
  "function-calls.cancel": "Stopped a run of function calls",
  "function-calls.import-suite": "Imported a suite of function calls",
  "function-calls.remove-suite": "Removed a suite of function calls",
  "prompt-tests.add-dataset": "Added a dataset of prompt tests",
  "prompt-tests.add-prompt": "Wrote a prompt to be tested",
  "prompt-tests.ask-again": "Had failed cells of a prompt test asked again",
  "prompt-tests.cancel": "Stopped a prompt test",
  "prompt-tests.decide": "Decided an answer of a prompt test",
  "prompt-tests.override": "Overruled a grade of a prompt test",
  "prompt-tests.pause": "Paused a prompt test",
  "prompt-tests.remove-dataset": "Removed a dataset of prompt tests",
  "prompt-tests.remove-prompt": "Removed a tested prompt",
  "prompt-tests.resume": "Let a prompt test go on",
  "prompt-tests.save-dataset": "Saved rows of a dataset of prompt tests",
  "prompt-tests.save-prompt": "Saved a version of a tested prompt",
  "prompt-tests.start": "Began a prompt test",
  "trash.sweep": "Removed what lay in the trash",
};

const wordsOf: Readonly<Record<string, string>> = verbs;

/** An action in words; one of an older release says its name. */
export function describeAction(action: string): string {
  const [kind = "", act = ""] = action.split(".");
  const plain = `${kind}: ${act.replaceAll("-", " ")}`;
  return wordsOf[action] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

export const actionChoices = Object.keys(verbs).map((value) => ({ value, label: describeAction(value) }));

const time = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "medium" });

export function formatTime(at: string): string {
  return time.format(new Date(at));
}

export function actorName({ actor }: AuditEvent): string {
  return actor.name ?? actor.id;
}
