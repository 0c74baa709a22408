import { Button } from "~/ui/button";

const mostQuestions = 6;

interface QuestionsNoteProps {
  questions: readonly string[];
  onFacts: () => void;
}

/** What a person could still answer, and the way to where it is answered. */
export function QuestionsNote({ questions, onFacts }: QuestionsNoteProps) {
  if (questions.length === 0) return null;
  return (
    <aside aria-label="Facts that would help" className="grid gap-2 rounded-md bg-sunken px-4 py-3 text-sm">
      <p className="font-[550]">Add these facts for a fuller page</p>
      <ul className="grid max-w-[80ch] list-disc gap-1 ps-4 text-muted">
        {questions.slice(0, mostQuestions).map((question) => (
          <li key={question} className="text-pretty">
            {question}
          </li>
        ))}
      </ul>
      <div>
        <Button size="sm" onClick={onFacts}>
          Add facts
        </Button>
      </div>
    </aside>
  );
}
