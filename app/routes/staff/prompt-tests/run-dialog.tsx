import { useEffect, useMemo, useRef, useState } from "react";
import { type Submission, submissionFor } from "~/client/submission";
import {
  deskLimits,
  type PromptTestOverview,
  type RunEstimate,
  type RunParameters,
} from "~/domain/prompt-tests/desk";
import { ChoiceList } from "~/staff/choice-list";
import { counted } from "~/staff/figures";
import { problemOf } from "~/staff/problem-of";
import { estimateRun, type RunRequest, startRun } from "~/staff/prompt-tests/api";
import { AssertionEditor } from "~/staff/prompt-tests/assertion-editor";
import { type AssertionDraft, readDrafts } from "~/staff/prompt-tests/assertion-kinds";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import { estimateText, lackingText } from "./estimate-text";
import { RunParametersFields } from "./run-parameters-fields";

interface RunDialogProps {
  open: boolean;
  overview: PromptTestOverview;
  onClose: () => void;
  onStarted: (runId: string) => void;
}

/** What is asked of whom, with its price and time before it starts. */
export function RunDialog({ open, onClose, ...props }: RunDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title="New run"
      description="Every chosen prompt is asked of every chosen model, for each case of the dataset."
    >
      <RunForm {...props} onClose={onClose} />
    </Dialog>
  );
}

const atFirst: RunParameters = {
  temperature: 0,
  mostTokens: null,
  repeats: 1,
  concurrency: 4,
  isAnew: false,
};
const restMs = 300;

function RunForm({ overview, onClose, onStarted }: Omit<RunDialogProps, "open">) {
  const { models, datasets, prompts, graders } = overview;
  const versions = useMemo(
    () =>
      prompts.flatMap((prompt) =>
        prompt.versions.map((version) => ({
          id: `${prompt.id} ${version.number}`,
          name: `${prompt.name} v${version.number}`,
          about: version.note,
        })),
      ),
    [prompts],
  );
  const [datasetId, setDatasetId] = useState(datasets[0]?.id ?? "");
  const [promptIds, setPromptIds] = useState<readonly string[]>(versions.slice(0, 1).map(({ id }) => id));
  const [modelIds, setModelIds] = useState<readonly string[]>(
    models.filter(({ id }) => id === "built-in/script-writer").map(({ id }) => id),
  );
  const [drafts, setDrafts] = useState<readonly AssertionDraft[]>([]);
  const [threshold, setThreshold] = useState("");
  const [graderId, setGraderId] = useState(graders[0]?.id ?? "");
  const [parameters, setParameters] = useState(atFirst);
  const [label, setLabel] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const submission = useRef<Submission | null>(null);
  const { assertions, problem: unread } = readDrafts(drafts);
  const request: RunRequest | null =
    assertions &&
    promptIds.length > 0 &&
    modelIds.length > 0 &&
    promptIds.length * modelIds.length <= deskLimits.columns
      ? {
          ...{ label, datasetId, assertions, graderId, parameters },
          threshold: threshold === "" ? null : Number(threshold),
          columns: promptIds.flatMap((chosen) => {
            const [promptId = "", version = ""] = chosen.split(" ");
            return modelIds.map((modelId) => ({ promptId, version: Number(version), modelId }));
          }),
        }
      : null;
  const lacking =
    promptIds.length === 0 || modelIds.length === 0
      ? "Choose a prompt and a model."
      : (unread ?? `Choose at most ${deskLimits.columns} prompts times models.`);
  const estimate = useEstimate(request);

  async function start() {
    if (!request) return setProblem(lacking);
    submission.current = submissionFor(request, submission.current);
    setSending(true);
    try {
      onStarted((await startRun({ ...request, idempotencyKey: submission.current.key })).runId);
      onClose();
    } catch (error) {
      setProblem(problemOf(error).message);
    }
    setSending(false);
  }

  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <div className="-mx-1 grid max-h-[60dvh] grid-cols-[minmax(0,1fr)] gap-5 overflow-y-auto px-1">
        <Select
          label="Dataset"
          value={datasetId}
          onChange={setDatasetId}
          choices={datasets.map(({ id, name, variables, versions: [latest] }) => ({
            ...{ value: id, label: name },
            detail: `${counted(latest?.rows ?? 0, "case")}: ${variables.join(", ")}`,
          }))}
        />
        <div className="grid gap-5 md:grid-cols-2">
          <ChoiceList label="Prompts" choices={versions} chosen={promptIds} onChange={setPromptIds} />
          <ChoiceList
            label="Models"
            choices={models.map(({ id, label: name, about }) => ({ id, name, about }))}
            chosen={modelIds}
            onChange={setModelIds}
          />
        </div>
        <AssertionEditor drafts={drafts} onChange={setDrafts} />
        <p className="-mt-3 text-muted text-sm">
          They are held against every answer, beside those of its case. {"{{variables}}"} stand for a case’s
          values.
        </p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label="A cell passes from a score of"
            hint="Empty: all its assertions have to hold."
            type="number"
            min={0}
            max={1}
            step="any"
            value={threshold}
            onChange={({ target }) => setThreshold(target.value)}
          />
          <Select
            label="Grader of rubrics"
            value={graderId}
            onChange={setGraderId}
            choices={graders.map(({ id, label: name, about }) => ({ value: id, label: name, detail: about }))}
          />
        </div>
        <RunParametersFields parameters={parameters} onChange={setParameters} />
        <TextField
          label="Name"
          hint="Optional: what is new about this run."
          value={label}
          limit={deskLimits.nameCharacters}
          onChange={({ target }) => setLabel(target.value)}
        />
      </div>
      <EstimateLine estimate={estimate} lacking={request ? null : lacking} />
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      <footer className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" loading={isSending}>
          Start
        </Button>
      </footer>
    </form>
  );
}

/** Asked for a moment after the last change. */
function useEstimate(request: RunRequest | null): RunEstimate | string | null {
  const [estimate, setEstimate] = useState<RunEstimate | string | null>(null);
  const key = request && JSON.stringify({ ...request, label: "" });
  useEffect(() => {
    setEstimate(null);
    if (!key) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      estimateRun(JSON.parse(key), stop.signal).then(setEstimate, (error) => {
        if (!stop.signal.aborted) setEstimate(problemOf(error).message);
      });
    }, restMs);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [key]);
  return estimate;
}

interface EstimateLineProps {
  estimate: RunEstimate | string | null;
  /** What is still to be chosen before anything can be counted. */
  lacking: string | null;
}

function EstimateLine({ estimate, lacking }: EstimateLineProps) {
  return (
    <div role="status" className="grid min-h-10 gap-1 text-sm">
      {estimate === null && <p className="text-muted">{lacking ?? "Counting what it asks…"}</p>}
      {typeof estimate === "string" && <p className="text-danger">{estimate}</p>}
      {estimate && typeof estimate !== "string" && (
        <>
          <p className="tabular">{estimateText(estimate)}</p>
          {estimate.missing.length > 0 && <p className="text-warning">{lackingText(estimate)}</p>}
        </>
      )}
    </div>
  );
}
