import { type FormEvent, useRef, useState } from "react";
import { ApiError } from "~/client/call-api";
import { type Submission, submissionFor } from "~/client/submission";
import { noteCharacters } from "~/domain/clients/client-acts";
import type { ClientDetail, ClientNote } from "~/domain/clients/client-detail";
import { formatMoment } from "~/staff/format-moment";
import { ReasonDialog } from "~/staff/reason-dialog";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/text-area";
import { useOwnAccount } from "./own-account";
import { Nothing, Panel } from "./panel";
import { sendAct } from "./send-act";

/** What staff write of an account for each other. */
export function NotesPanel({ detail, onDone }: { detail: ClientDetail; onDone: () => void }) {
  const { client, notes } = detail;
  const own = useOwnAccount(client.id);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [asked, setAsked] = useState<ClientNote | null>(null);
  // One id for one text: sent again after a lost answer it is added once.
  const submission = useRef<Submission | null>(null);

  async function add(event: FormEvent) {
    event.preventDefault();
    if (text.trim().length < 3) return setProblem("Write a few words.");
    submission.current = submissionFor({ text }, submission.current);
    setSending(true);
    try {
      await sendAct(client.id, { act: "add-note", noteId: submission.current.key, text });
      submission.current = null;
      setText("");
      onDone();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : "It was not kept. Try again.");
    }
    setSending(false);
  }

  return (
    <Panel title="Notes">
      {notes.length === 0 ? (
        <Nothing>No notes yet. The client never sees them.</Nothing>
      ) : (
        <ul className="grid divide-y divide-line text-sm">
          {notes.map((note) => (
            <li key={note.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2">
              <p dir="auto" className="col-span-2 whitespace-pre-wrap wrap-anywhere">
                {note.text}
              </p>
              <span className="truncate text-muted text-xs">
                {note.by}, {formatMoment(note.atMs)}
              </span>
              <Button {...own} size="sm" variant="ghost" onClick={() => setAsked(note)}>
                Remove<span className="sr-only"> the note of {note.by}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form className="grid gap-2" onSubmit={(event) => void add(event)}>
        <TextArea
          label="New note"
          limit={noteCharacters}
          value={text}
          error={problem}
          onChange={({ target }) => {
            setText(target.value);
            setProblem(null);
          }}
        />
        <Button type="submit" size="sm" loading={isSending} className="justify-self-end">
          Add note
        </Button>
      </form>
      <ReasonDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title="Remove this note?"
        description={asked?.text.slice(0, 200)}
        confirmLabel="Remove note"
        isDanger
        onConfirm={async (reason) => {
          if (asked) await sendAct(client.id, { act: "remove-note", noteId: asked.id, reason });
          onDone();
        }}
      />
    </Panel>
  );
}
