import { useEffect, useState } from "react";
import { saveFile } from "~/client/save-file";
import type { DatasetRow } from "~/domain/prompt-tests/dataset";
import { type DatasetSummary, deskLimits } from "~/domain/prompt-tests/desk";
import { beginDrafts, type DraftRow, editsOf, moveDrafts } from "~/domain/prompt-tests/row-edits";
import { counted, moment, whole } from "~/staff/figures";
import { problemOf } from "~/staff/problem-of";
import { addDataset, latestOf, readRows, removeDataset, saveRows } from "~/staff/prompt-tests/api";
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

interface Loaded {
  version: string;
  /** The latest that was known when it was read: what is saved stands on this one alone. */
  latest: string;
  rows: readonly DatasetRow[];
  drafts: readonly DraftRow[];
}
type Saved = NonNullable<ReturnType<typeof latestOf>>;

function DatasetContent({ dataset, onClose, onChanged }: DatasetDialogProps & { dataset: DatasetSummary }) {
  const newest = dataset.versions[0]?.hash ?? "";
  const [wanted, setWanted] = useState({ version: newest, latest: newest });
  const [loaded, setLoaded] = useState<Loaded | Error | null>(null);
  const [isChanged, setChanged] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  /** What somebody saved while this was edited. */
  const [meanwhile, setMeanwhile] = useState<Saved | null>(null);
  const [doubled, setDoubled] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    setLoaded(null);
    setChanged(false);
    setMeanwhile(null);
    setDoubled(0);
    readRows(dataset.id, wanted.version, stop.signal).then(
      (rows) => setLoaded({ ...wanted, rows, drafts: beginDrafts(rows) }),
      (error: Error) => {
        if (!stop.signal.aborted) setLoaded(error);
      },
    );
    return () => stop.abort();
  }, [dataset.id, wanted]);
  if (loaded === null) return <Skeleton className="h-64" />;
  if (loaded instanceof Error) {
    return (
      <ErrorState title="The cases could not be read" onRetry={() => setWanted({ ...wanted })}>
        {problemOf(loaded).message}
      </ErrorState>
    );
  }
  const { version, latest, rows, drafts } = loaded;
  const asText = () => rowsAsJsonLines(drafts.map(({ row }) => row));
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
  async function work(task: () => Promise<void>) {
    setSaving(true);
    try {
      await task();
    } catch (error) {
      const saved = latestOf(error);
      setMeanwhile(saved);
      if (!saved) showErrorToast(problemOf(error).message);
    }
    setSaving(false);
  }
  const save = () =>
    work(async () => {
      const { versions } = await saveRows(dataset.id, { version, latest, ...editsOf(rows, drafts) });
      const hash = versions[0]?.hash ?? "";
      showToast(`Saved as version ${hash.slice(0, 6)}`);
      onChanged();
      setWanted({ version: hash, latest: hash });
    });
  const saveCopy = () =>
    work(async () => {
      const name = `${dataset.name.slice(0, deskLimits.nameCharacters - 6)}, copy`;
      const saved = await addDataset({ name, format: "json", text: asText() });
      showToast(`“${saved.name}” is saved`);
      onChanged();
      onClose();
    });
  const moveOnto = (saved: Saved) =>
    work(async () => {
      const theirs = await readRows(dataset.id, saved.hash);
      const moved = moveDrafts(rows, drafts, theirs);
      setLoaded({ version: saved.hash, latest: saved.hash, rows: theirs, drafts: moved.drafts });
      setDoubled(moved.doubled);
      setMeanwhile(null);
      onChanged();
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {dataset.versions.length > 1 && (
        <div className="max-w-sm">
          <Select
            label="Version"
            value={version}
            onChange={(next) => setWanted({ version: next, latest: newest })}
            choices={dataset.versions.map(({ hash, rows: count, by, at }) => ({
              ...{ value: hash, label: hash.slice(0, 6) },
              detail: `${counted(count, "case")}, ${moment(at)}, ${by}`,
            }))}
          />
        </div>
      )}
      <RowsEditor
        rows={drafts}
        onChange={(next) => {
          setLoaded({ ...loaded, drafts: next });
          setChanged(true);
        }}
      />
      {meanwhile && (
        <div
          role="alert"
          className="grid justify-items-start gap-2 rounded-md bg-warning-soft px-3 py-2 text-sm"
        >
          <p className="wrap-anywhere">
            {meanwhile.by} saved version {meanwhile.hash.slice(0, 6)} on {moment(meanwhile.at)}, while you
            were editing. Yours is not saved, and all of it is still here.
          </p>
          <span className="flex flex-wrap gap-2">
            <Button size="sm" loading={isSaving} onClick={() => void moveOnto(meanwhile)}>
              Put my changes onto theirs
            </Button>
            <Button size="sm" loading={isSaving} onClick={() => void saveCopy()}>
              Save mine as a copy
            </Button>
          </span>
        </div>
      )}
      {doubled > 0 && (
        <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-sm">
          {doubled === 1 ? "One case was" : `${whole(doubled)} cases were`} changed by both of you. Theirs
          keeps its place, yours stands at the end: take out what is not wanted.
        </p>
      )}
      <footer className="flex flex-wrap justify-end gap-2">
        {!dataset.isOwn && (
          <Button className="me-auto" onClick={() => setRemoving(true)}>
            Remove
          </Button>
        )}
        <Button
          onClick={() =>
            saveFile(
              new Blob([asText()], { type: "application/x-ndjson;charset=utf-8" }),
              `${dataset.name}.jsonl`,
            )
          }
        >
          Download
        </Button>
        <Button
          variant="primary"
          loading={isSaving}
          disabled={(!isChanged && !dataset.isOwn) || drafts.length === 0 || meanwhile !== null}
          onClick={() => void (dataset.isOwn ? saveCopy() : save())}
        >
          {dataset.isOwn ? "Save a copy" : "Save as a version"}
        </Button>
      </footer>
    </div>
  );
}
