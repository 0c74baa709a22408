import { useEffect, useState } from "react";
import { datasetLimits } from "~/domain/prompt-tests/dataset";
import type { DatasetSummary } from "~/domain/prompt-tests/desk";
import { problemOf } from "~/staff/problem-of";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { SegmentedControl } from "~/ui/segmented-control";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { showToast } from "~/ui/toast";
import { addCase, readDatasets } from "./test-case";

interface TestCaseDialogProps {
  open: boolean;
  onClose: () => void;
  question: string;
  answer: string;
}

/** Keeps a question as a case of the prompt tests, with what has to hold of its answers. */
export function TestCaseDialog({ open, onClose, ...said }: TestCaseDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Save as a test case"
      description="The question becomes the variable “question” of a dataset under Prompt tests."
    >
      {open && <CaseForm {...said} onClose={onClose} />}
    </Dialog>
  );
}

type Expected = "similar" | "contains" | "nothing";
const newSet = "new";

function CaseForm({ question: asked, answer, onClose }: Omit<TestCaseDialogProps, "open">) {
  const [datasets, setDatasets] = useState<DatasetSummary[] | null>(null);
  const [datasetId, setDatasetId] = useState<string>(newSet);
  const [name, setName] = useState("From chats");
  const [question, setQuestion] = useState(asked);
  const [expected, setExpected] = useState<Expected>("similar");
  const [value, setValue] = useState(answer);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    const reading = new AbortController();
    readDatasets(reading.signal).then(
      (read) => {
        setDatasets(read);
        if (read[0]) setDatasetId(read[0].id);
      },
      (error) => {
        if (!reading.signal.aborted) setProblem(problemOf(error).message);
      },
    );
    return () => reading.abort();
  }, []);

  async function save() {
    if (question.trim() === "") return setProblem("Write the question.");
    if (datasetId === newSet && name.trim() === "") return setProblem("Name the dataset.");
    if (expected !== "nothing" && value.trim() === "")
      return setProblem("Write what the answer is held against.");
    setSending(true);
    const common = { not: false, weight: 1, metric: "" };
    const assertions =
      expected === "nothing"
        ? []
        : expected === "similar"
          ? [{ ...common, kind: "similar" as const, value, threshold: 0.8 }]
          : [{ ...common, kind: "contains" as const, value, ignoreCase: true }];
    try {
      await addCase(datasetId === newSet ? null : datasetId, name.trim(), {
        ...{ variables: { question }, assertions, note: "From a chat" },
      });
      showToast("Saved as a test case", "It is under Prompt tests.");
      onClose();
    } catch (error) {
      setProblem(problemOf(error).message);
      setSending(false);
    }
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Select
        label="Dataset"
        disabled={datasets === null}
        value={datasetId}
        onChange={setDatasetId}
        choices={[
          ...(datasets ?? []).map((one) => ({ value: one.id, label: one.name })),
          { value: newSet, label: "A new dataset" },
        ]}
      />
      {datasetId === newSet && (
        <TextField
          label="Its name"
          limit={80}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <TextArea
        label="Question"
        rows={3}
        limit={datasetLimits.valueCharacters}
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
      />
      <SegmentedControl
        label="What has to hold"
        showLabel
        value={expected}
        onChange={setExpected}
        segments={[
          { value: "similar", label: "Similar to" },
          { value: "contains", label: "Contains" },
          { value: "nothing", label: "Nothing yet" },
        ]}
      />
      {expected !== "nothing" && (
        <TextArea
          label={expected === "similar" ? "The answer" : "The words"}
          rows={4}
          limit={datasetLimits.valueCharacters}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      )}
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      <footer className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" loading={isSending} disabled={datasets === null}>
          Save
        </Button>
      </footer>
    </form>
  );
}
