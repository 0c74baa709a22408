import ArrowRight from "lucide-react/icons/arrow-right";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { readAddress } from "~/sources/page-address";
import { Button } from "~/ui/button";
import { ProgressBar } from "~/ui/progress-bar";
import { TextField } from "~/ui/text-field";
import { useDroppedFiles } from "~/uploads/use-dropped-files";
import { ErrorNote } from "./error-note";
import { PasteDialog } from "./paste-dialog";
import { ProductsDialog } from "./products-dialog";
import type { TableDraft } from "./table-draft";
import { useTableReading } from "./use-table-reading";

interface StartTableProps {
  userId: string;
  onDraft: (draft: TableDraft) => void;
  onExample: () => Promise<void>;
}

const notAnAddress = "This is no address of a file. Copy it with https:// in front.";

/** Where the rows come from: a file, what was copied, an address, one's products, or an example. */
export function StartTable({ userId, onDraft, onExample }: StartTableProps) {
  const reading = useTableReading(onDraft);
  const [address, setAddress] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [dialog, setDialog] = useState<"paste" | "products" | null>(null);
  const [isMakingExample, setMakingExample] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const takeFile = ([file]: readonly File[]) => file && void reading.readFile(file);
  const isDragging = useDroppedFiles(takeFile);
  usePastedText(dialog === null, (text) => void reading.readText(text));

  function readTyped(event: FormEvent) {
    event.preventDefault();
    const read = readAddress(address);
    setProblem(read ? null : notAnAddress);
    if (read) void reading.readAddress(read);
  }

  return (
    <section aria-label="Start a table" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div
        className={`grid justify-items-center gap-4 rounded-lg border border-dashed px-4 py-10 text-center transition-colors md:py-14 ${isDragging ? "border-accent bg-accent-soft" : "border-line-strong bg-raised"}`}
      >
        <FileSpreadsheet className="size-8 text-faint" strokeWidth={1.5} aria-hidden="true" />
        <div className="grid gap-1">
          <p className="text-balance font-display text-2xl">
            {isDragging ? "Drop it here" : "Drop a file, or paste cells"}
          </p>
          <p className="text-pretty text-muted">
            CSV, TSV, JSON or a Google Merchant feed, up to 10,000 rows. Each row becomes a video.
          </p>
        </div>
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="primary" onClick={() => input.current?.click()}>
            Choose a file
          </Button>
          <Button onClick={() => setDialog("paste")}>Paste cells</Button>
          <Button onClick={() => setDialog("products")}>Take your products</Button>
          <Button
            loading={isMakingExample}
            onClick={() => {
              setMakingExample(true);
              void onExample().finally(() => setMakingExample(false));
            }}
          >
            Try an example
          </Button>
        </div>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,.xml,.gz,text/csv,text/tab-separated-values,application/json,application/xml"
          className="sr-only"
          tabIndex={-1}
          aria-label="Table file"
          onChange={(event) => {
            takeFile([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
        <form
          onSubmit={readTyped}
          noValidate
          className="grid w-full max-w-xl grid-cols-[minmax(0,1fr)_auto] items-start gap-2 text-start"
        >
          <TextField
            label="Or the address of a feed or a CSV"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://shop.example/feed.xml"
            value={address}
            error={problem}
            onChange={(event) => {
              setAddress(event.target.value);
              setProblem(null);
            }}
          />
          <Button type="submit" icon={<ArrowRight className="order-last size-4" />} className="mt-6.5 h-10">
            Read it
          </Button>
        </form>
      </div>
      {reading.progress && (
        <div className="flex items-center gap-4">
          <div className="grow">
            <ProgressBar
              label="Reading the table"
              value={null}
              detail={`${reading.progress.rows.toLocaleString()} rows`}
            />
          </div>
          <Button size="sm" onClick={reading.stop}>
            Stop
          </Button>
        </div>
      )}
      {reading.error && <ErrorNote title="The table could not be read."> {reading.error.message}</ErrorNote>}
      <PasteDialog
        open={dialog === "paste"}
        onClose={() => setDialog(null)}
        onText={(text) => {
          setDialog(null);
          void reading.readText(text);
        }}
      />
      {dialog === "products" && (
        <ProductsDialog userId={userId} onClose={() => setDialog(null)} onDraft={onDraft} />
      )}
    </section>
  );
}

/** Cells that are pasted anywhere on the page; what is pasted into a field is the field's. */
function usePastedText(isListening: boolean, onText: (text: string) => void): void {
  const latest = useRef(onText);
  latest.current = onText;
  useEffect(() => {
    if (!isListening) return;
    const paste = (event: ClipboardEvent) => {
      const target = event.target as Element | null;
      if (event.defaultPrevented || target?.closest("input, textarea, [contenteditable]")) return;
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (text.trim()) latest.current(text);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [isListening]);
}
