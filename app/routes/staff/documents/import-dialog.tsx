import { useMemo, useState } from "react";
import { ApiError } from "~/client/call-api";
import { isDocumentPath } from "~/domain/documents/document-access";
import type { DocumentRow } from "~/domain/documents/document-answers";
import { type ListedDocument, readDocumentsCsv } from "~/domain/documents/documents-csv";
import { type ImportMode, type PlannedDocument, pathsIn, planImport } from "~/domain/documents/import-plan";
import { readDocumentsJsonLines } from "~/domain/documents/json-lines";
import { TaggedJsonError } from "~/domain/documents/tagged-json";
import { ChangeDifference } from "~/staff/documents/change-difference";
import { readDocuments } from "~/staff/documents/documents-api";
import { sendInCommits } from "~/staff/documents/send-in-commits";
import { problemOf } from "~/staff/problem-of";
import { ReasonDialog } from "~/staff/reason-dialog";
import { Badge, type Tone } from "~/ui/badge";
import { classNames } from "~/ui/class-names";
import { fileInputStyle } from "~/ui/field";
import { ProgressBar } from "~/ui/progress-bar";
import { SegmentedControl } from "~/ui/segmented-control";

interface ImportDialogProps {
  collection: string;
  onClose: () => void;
  onDone: (changeIds: string[], count: number) => void;
}

interface ReadFile {
  name: string;
  documents: readonly ListedDocument[];
  present: ReadonlyMap<string, DocumentRow>;
}

/** Asked for at once: a document may have 1 MiB. */
const readAtOnce = 50;
const mostDocuments = 20_000;
const mostShown = 100;
const tones: Record<PlannedDocument["outcome"], Tone> = {
  new: "success",
  changed: "accent",
  same: "neutral",
  refused: "danger",
};

/** Reads a file, says what it would do to each document, and does that for a reason. */
export function ImportDialog({ collection, onClose, onDone }: ImportDialogProps) {
  const [file, setFile] = useState<ReadFile | null>(null);
  const [mode, setMode] = useState<ImportMode>("merge");
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  const [isReading, setReading] = useState(false);
  const plan = useMemo(
    () => (file ? planImport(collection, file.documents, file.present, mode) : []),
    [file, collection, mode],
  );
  const changes = useMemo(() => plan.flatMap(({ change }) => change ?? []), [plan]);
  const count = (outcome: PlannedDocument["outcome"]) =>
    plan.filter((each) => each.outcome === outcome).length;

  async function read(chosen: File) {
    setProblem(null);
    setFile(null);
    setReading(true);
    try {
      const text = await chosen.text();
      const listed = /\.csv$/i.test(chosen.name) ? readDocumentsCsv(text) : readDocumentsJsonLines(text);
      if (listed.length === 0) return setProblem("There are no documents in this file.");
      if (listed.length > mostDocuments) {
        return setProblem(
          `Import at most ${mostDocuments.toLocaleString("en")} documents at once: split the file.`,
        );
      }
      const documents = pathsIn(collection, listed);
      const paths = documents
        .map(({ path }) => path)
        .filter((path) => isDocumentPath(path) && path.startsWith(`${collection}/`));
      const present = new Map<string, DocumentRow>();
      for (let at = 0; at < paths.length; at += readAtOnce) {
        for (const row of await readDocuments(paths.slice(at, at + readAtOnce))) present.set(row.path, row);
      }
      setFile({ name: chosen.name, documents, present });
    } catch (error) {
      setProblem(
        error instanceof TaggedJsonError ? `Nothing was read. ${error.message}` : problemOf(error).message,
      );
    } finally {
      setReading(false);
    }
  }

  async function write(reason: string) {
    if (!file) throw new ApiError("invalid", "Choose a file first.", 0, null);
    if (changes.length === 0) throw new ApiError("invalid", "Nothing would differ.", 0, null);
    const ids = await sendInCommits("import", changes, { reason, onSent: setSent });
    onDone(ids, changes.length);
  }

  return (
    <ReasonDialog
      open
      size="lg"
      title={`Import into ${collection}`}
      description="JSON lines, as they are exported here or by npm run firestore; or CSV whose first column is __name__. Nothing is written before you have seen what would differ."
      confirmLabel={file ? `Import ${changes.length} of ${plan.length}` : "Import"}
      onConfirm={write}
      onClose={onClose}
    >
      <label className="grid gap-1 font-[550] text-sm">
        File
        <input
          type="file"
          accept=".jsonl,.ndjson,.csv,application/x-ndjson,text/csv"
          onChange={({ target }) => target.files?.[0] && void read(target.files[0])}
          className={classNames(fileInputStyle, "font-normal")}
        />
      </label>
      {isReading && (
        <p role="status" className="text-muted text-sm">
          Comparing the file with what is stored…
        </p>
      )}
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      {file && (
        <>
          <SegmentedControl<ImportMode>
            label="Fields that the file does not name"
            showLabel
            size="sm"
            segments={[
              { value: "merge", label: "Leave them" },
              { value: "replace", label: "Take them away" },
            ]}
            value={mode}
            onChange={setMode}
          />
          <p role="status" className="flex flex-wrap gap-2 text-sm">
            {(Object.keys(tones) as PlannedDocument["outcome"][]).map((outcome) => (
              <Badge key={outcome} tone={tones[outcome]}>
                {count(outcome)} {outcome}
              </Badge>
            ))}
          </p>
          <Plan plan={plan} />
        </>
      )}
      {sent > 0 && (
        <ProgressBar label="Written" value={sent / changes.length} detail={`${sent} of ${changes.length}`} />
      )}
    </ReasonDialog>
  );
}

/** What differs, document by document: what is refused first, then what changes. */
function Plan({ plan }: { plan: readonly PlannedDocument[] }) {
  const order = { refused: 0, changed: 1, new: 2, same: 3 };
  const shown = plan
    .filter(({ outcome }) => outcome !== "same")
    .toSorted((one, other) => order[one.outcome] - order[other.outcome]);
  return (
    <ul className="grid max-h-[35dvh] gap-1 overflow-y-auto">
      {shown.slice(0, mostShown).map(({ path, outcome, problem, changes }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a path may stand in a file twice
        <li key={`${path} ${at}`}>
          <details className="rounded-sm border border-line px-2.5 py-1.5">
            <summary className="flex flex-wrap items-center gap-2 text-sm">
              <Badge tone={tones[outcome]}>{outcome}</Badge>
              <span className="wrap-anywhere font-mono text-xs">{path}</span>
              {problem && <span className="text-danger text-xs">{problem}</span>}
            </summary>
            {changes.length > 0 && (
              <div className="pt-2">
                <ChangeDifference changes={changes} />
              </div>
            )}
          </details>
        </li>
      ))}
      {shown.length > mostShown && (
        <li className="text-muted text-sm">and {shown.length - mostShown} more</li>
      )}
    </ul>
  );
}
