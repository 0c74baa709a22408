import { useState } from "react";
import { type CellDetail, deskLimits } from "~/domain/prompt-tests/desk";
import { problemOf } from "~/staff/problem-of";
import { Button } from "~/ui/button";
import { SegmentedControl } from "~/ui/segmented-control";
import { TextArea } from "~/ui/text-area";

interface OverrideFormProps {
  detail: CellDetail;
  /** Null leaves it to the graders again. Throws ApiError. */
  onDecide: (pass: boolean | null, comment: string) => Promise<void>;
}

type Verdict = "pass" | "fail" | "graders";
const values: Record<Verdict, boolean | null> = { pass: true, fail: false, graders: null };

/** A person says what a cell is, and why: it stands before what the graders found, and in the log. */
export function OverrideForm({ detail, onDecide }: OverrideFormProps) {
  const { override } = detail;
  const [verdict, setVerdict] = useState<Verdict>(
    override?.pass === false || detail.state === "pass" ? "fail" : "pass",
  );
  const [comment, setComment] = useState(override?.comment ?? "");
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  async function decide() {
    if (comment.trim().length < 3) return setProblem("Say why in a few words.");
    setSending(true);
    try {
      await onDecide(values[verdict], comment);
    } catch (error) {
      setProblem(problemOf(error).message);
      setSending(false);
    }
  }
  return (
    <form
      className="grid gap-3 rounded-md border border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        void decide();
      }}
    >
      <SegmentedControl<Verdict>
        label="This cell"
        showLabel
        value={verdict}
        onChange={setVerdict}
        segments={[
          { value: "pass", label: "Passes" },
          { value: "fail", label: "Fails" },
          { value: "graders", label: "As graded" },
        ]}
      />
      <TextArea
        label="Why"
        rows={2}
        limit={deskLimits.commentCharacters}
        value={comment}
        error={problem}
        onChange={({ target }) => {
          setComment(target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" variant="primary" size="sm" loading={isSending} className="justify-self-end">
        Save
      </Button>
    </form>
  );
}
