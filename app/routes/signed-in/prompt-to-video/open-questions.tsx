import { type FormEvent, useId, useState } from "react";
import type { BriefQuestionId } from "~/domain/video/brief-reading";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";

const questions: Record<BriefQuestionId, { label: string; placeholder: string }> = {
  name: { label: "What is it called?", placeholder: "Mill Street Bakery" },
  "one-thing": {
    label: "What should people remember, if only one thing?",
    placeholder: "Slow-proofed loaves for £4",
  },
  reach: {
    label: "Where do people find you?",
    placeholder: "millstreetbakery.com, or a street, or a phone number",
  },
  "when-and-where": { label: "When and where is it?", placeholder: "Saturday 3 May at 10, Mill Street 4" },
};

const mostCharacters = 160;

interface OpenQuestionsProps {
  open: readonly BriefQuestionId[];
  onSkip: (id: BriefQuestionId) => void;
  /** To be added to the brief, and the script written anew. */
  onAnswer: (answers: string[]) => Promise<void>;
}

/** What the brief does not say and a scene could show. Each question can be left aside; nothing is paid yet. */
export function OpenQuestions({ open, onSkip, onAnswer }: OpenQuestionsProps) {
  const headingId = useId();
  const [answers, setAnswers] = useState<Partial<Record<BriefQuestionId, string>>>({});
  const [sending, setSending] = useState(false);
  if (open.length === 0) return null;
  const given = open.flatMap((id) => {
    const answer = (answers[id] ?? "").trim();
    if (answer === "") return [];
    // In quotation marks a line of its own is read as a name, in every language.
    return [id === "name" ? `“${answer.replace(/^["“„«]|["”“»]$/gu, "")}”` : answer];
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (given.length === 0 || sending) return;
    setSending(true);
    await onAnswer(given).finally(() => setSending(false));
  }

  return (
    <section aria-labelledby={headingId} className="rounded-lg bg-sunken p-4 sm:p-5">
      <form onSubmit={(event) => void submit(event)} className="grid gap-4">
        <header className="grid gap-0.5">
          <h3 id={headingId} className="font-[600]">
            {open.length === 1 ? "One short question" : "A few short questions"}
          </h3>
          <p className="text-muted text-sm">
            An answer is added to your brief and the script is written again, at no cost.
          </p>
        </header>
        {open.map((id) => (
          <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
            <TextField
              label={questions[id].label}
              placeholder={questions[id].placeholder}
              limit={mostCharacters}
              value={answers[id] ?? ""}
              onChange={(event) => setAnswers((current) => ({ ...current, [id]: event.target.value }))}
            />
            <Button
              variant="ghost"
              className="h-10"
              aria-label={`Skip: ${questions[id].label}`}
              onClick={() => onSkip(id)}
            >
              Skip
            </Button>
          </div>
        ))}
        {given.length > 0 && (
          <Button type="submit" loading={sending} className="justify-self-start">
            Write the script again
          </Button>
        )}
      </form>
    </section>
  );
}
