import { useEffect, useState } from "react";
import { saveFile } from "~/client/save-file";
import type { DatasetRow } from "~/domain/prompt-tests/dataset";
import type { DatasetSummary } from "~/domain/prompt-tests/desk";
import { moment, whole } from "~/staff/figures";
import { problemOf } from "~/staff/problem-of";
import { addDataset, readRows, removeDataset, saveRows } from "~/staff/prompt-tests/api";
import { rowsAsJsonLines } from "~/staff/table/rows-text";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { ErrorState } from "~/ui/error-state";
import { Select } from "~/ui/select";
import { Skeleton } from "~/ui/skeleton";
import { showErrorToast, showToast } from "~/ui/toast";
import { TypedConfirmation } from "~/ui/typed-confirmation";
import { RowsEditor } from "./rows-editor";

interface DatasetDialogProps {
  dataset: DatasetSummary | null;
  onClose: () => void;
  onChanged: () => void;
}

/** The cases of a dataset, edited in place; what is saved is a further version. */
export function DatasetDialog({ dataset, onClose, onChanged }: DatasetDialogProps) {
  return (
    <Dialog
      open={dataset !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="xl"
      title={dataset?.name}
      description={dataset?.about || "A version is named by what its rows say; runs keep theirs."}
    >
      {dataset && <DatasetContent key={dataset.id} {...{ dataset, onClose, onChanged }} />}
    </Dialog>
  );
}

function DatasetContent({ dataset, onClose, onChanged }: DatasetDialogProps & { dataset: DatasetSummary }) {
  const [version, setVersion] = useState(dataset.versions[0]?.hash ?? "");
  const [rows, setRows] = useState<readonly DatasetRow[] | Error | null>(null);
  const [isChanged, setChanged] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when asked to
  useEffect(() => {
    const stop = new AbortController();
    setRows(null);
    setChanged(false);
    readRows(dataset.id, version, stop.signal).then(setRows, (error: Error) => {
      if (!stop.signal.aborted) setRows(error);
    });
    return () => stop.abort();
  }, [dataset.id, version, tries]);
  if (rows === null) return <Skeleton className="h-64" />;
  if (rows instanceof Error) {
    return (
      <ErrorState title="The cases could not be read" onRetry={() => setTries(tries + 1)}>
        {problemOf(rows).message}
      </ErrorState>
    );
  }
  if (isRemoving) {
    return (
      <TypedConfirmation
        label={`Type ${dataset.name}`}
        isRight={(typed) => typed === dataset.name}
        problem={`Type ${dataset.name} as it is written here.`}
        keepLabel="Keep it"
        onConfirm={async () => {
          try {
            await removeDataset(dataset.id);
            onChanged();
            onClose();
          } catch (error) {
            showErrorToast(problemOf(error).message);
          }
        }}
        onClose={() => setRemoving(false)}
      />
    );
  }
  async function save(given: readonly DatasetRow[]) {
    setSaving(true);
    try {
      const saved = dataset.isOwn
        ? await addDataset({ name: `${dataset.name}, copy`, format: "json", text: rowsAsJsonLines(given) })
        : await saveRows(dataset.id, given);
      const [latest] = saved.versions;
      showToast(dataset.isOwn ? `“${saved.name}” is saved` : `Saved as version ${latest?.hash.slice(0, 6)}`);
      onChanged();
      if (dataset.isOwn) onClose();
      else if (latest) setVersion(latest.hash);
    } catch (error) {
      showErrorToast(problemOf(error).message);
    }
    setSaving(false);
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {dataset.versions.length > 1 && (
        <div className="max-w-sm">
          <Select
            label="Version"
            value={version}
            onChange={setVersion}
            choices={dataset.versions.map(({ hash, rows: count, by, at }) => ({
              ...{ value: hash, label: hash.slice(0, 6) },
              detail: `${whole(count)} cases, ${moment(at)}, ${by}`,
            }))}
          />
        </div>
      )}
      <RowsEditor
        rows={rows}
        onChange={(next) => {
          setRows(next);
          setChanged(true);
        }}
      />
      <footer className="flex flex-wrap justify-end gap-2">
        {!dataset.isOwn && (
          <Button className="me-auto" onClick={() => setRemoving(true)}>
            Remove
          </Button>
        )}
        <Button
          onClick={() =>
            saveFile(
              new Blob([rowsAsJsonLines(rows)], { type: "application/x-ndjson;charset=utf-8" }),
              `${dataset.name}.jsonl`,
            )
          }
        >
          Download
        </Button>
        <Button
          variant="primary"
          loading={isSaving}
          disabled={(!isChanged && !dataset.isOwn) || rows.length === 0}
          onClick={() => void save(rows)}
        >
          {dataset.isOwn ? "Save a copy" : "Save as a version"}
        </Button>
      </footer>
    </div>
  );
}
