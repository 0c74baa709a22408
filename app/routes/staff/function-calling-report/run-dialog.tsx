import { useState } from "react";
import { ApiError } from "~/client/call-api";
import type { FunctionCallOverview } from "~/domain/function-calls/cell-detail";
import { deskLimits, type SuiteSummary } from "~/domain/function-calls/desk";
import { ChoiceList } from "~/staff/choice-list";
import { counted, whole } from "~/staff/figures";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/text-field";
import { startRun } from "./api";
import { RemoveSuite } from "./remove-suite";

interface RunDialogProps {
  open: boolean;
  overview: FunctionCallOverview;
  onClose: () => void;
  onStarted: (runId: string) => void;
  onImport: () => void;
  onRemoved: () => void;
}

export const casesOf = ({ counts }: SuiteSummary) =>
  Object.values(counts).reduce((sum: number, count) => sum + (count ?? 0), 0);

/** Which models are asked which suites. */
export function RunDialog({ open, onClose, ...props }: RunDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Ask models"
      description="Each model is asked every case of the suites. Answers are kept and can be judged anew."
    >
      <RunForm {...props} onClose={onClose} />
    </Dialog>
  );
}

function RunForm({ overview, onClose, onStarted, onImport, onRemoved }: Omit<RunDialogProps, "open">) {
  const { models, suites } = overview;
  const [modelIds, setModelIds] = useState<readonly string[]>(models.map(({ id }) => id).slice(-1));
  const [suiteIds, setSuiteIds] = useState<readonly string[]>(suites.map(({ id }) => id).slice(0, 1));
  const [label, setLabel] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  // The same run, however often it is sent.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const cases = suites
    .filter(({ id }) => suiteIds.includes(id))
    .reduce((sum, suite) => sum + casesOf(suite), 0);
  const questions = cases * modelIds.length;

  async function start() {
    if (modelIds.length === 0) return setProblem("Choose a model.");
    if (suiteIds.length === 0) return setProblem("Choose a suite.");
    setSending(true);
    try {
      const body = { idempotencyKey, label, modelIds: [...modelIds], suiteIds: [...suiteIds] };
      const { runId } = await startRun(body);
      onStarted(runId);
      onClose();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : "The run was not started. Try again.");
    }
    setSending(false);
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <ChoiceList
        label="Models"
        choices={models.map(({ id, label: name, about }) => ({ id, name, about }))}
        chosen={modelIds}
        onChange={setModelIds}
      />
      <ChoiceList
        label="Suites"
        choices={suites.map((suite) => ({
          id: suite.id,
          name: suite.name,
          about: `${whole(casesOf(suite))} cases. ${suite.about}`,
        }))}
        chosen={suiteIds}
        onChange={setSuiteIds}
        aside={(id) => {
          const suite = suites.find((one) => one.id === id);
          return suite?.addedAt ? <RemoveSuite suite={suite} onRemoved={onRemoved} /> : null;
        }}
      />
      <Button size="sm" variant="ghost" className="justify-self-start" onClick={onImport}>
        Import another suite
      </Button>
      <TextField
        label="Name"
        hint="Optional: what is new about this run."
        value={label}
        limit={deskLimits.labelCharacters}
        onChange={({ target }) => setLabel(target.value)}
      />
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      <p className="text-muted text-sm">{costLine(modelIds, questions)}</p>
      <footer className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" loading={isSending}>
          Ask {counted(questions, "question")}
        </Button>
      </footer>
    </form>
  );
}

function costLine(modelIds: readonly string[], questions: number): string {
  const isFree = modelIds.every((id) => id.startsWith("built-in/"));
  if (questions === 0) return "";
  return isFree
    ? "Costs nothing: the built-in assistant answers."
    : "Paid to the models' services by tokens.";
}
