import ArrowRight from "lucide-react/icons/arrow-right";
import { type FormEvent, useRef, useState } from "react";
import type { useTableReading } from "~/rows/start/use-table-reading";
import { readAddress } from "~/sources/page-address";
import { Button } from "~/ui/button";
import { ProgressBar } from "~/ui/progress-bar";
import { TextField } from "~/ui/text-field";
import { useDroppedFiles } from "~/uploads/use-dropped-files";

const notAnAddress = "This is no address of a file. Copy it with https:// in front.";

/** Where a feed comes from: its address, or a file that is chosen or dropped. */
export function FeedStart({ reading }: { reading: ReturnType<typeof useTableReading> }) {
  const [address, setAddress] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const takeFile = ([file]: readonly File[]) => file && void reading.readFile(file);
  const isDragging = useDroppedFiles(takeFile);

  function readTyped(event: FormEvent) {
    event.preventDefault();
    const read = readAddress(address);
    setProblem(read ? null : notAnAddress);
    if (read) void reading.readAddress(read);
  }

  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <form onSubmit={readTyped} noValidate className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <TextField
          label="Address of the feed"
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
        <Button
          type="submit"
          variant="primary"
          icon={<ArrowRight className="order-last size-4" />}
          className="mt-6.5 h-10"
        >
          Read it
        </Button>
      </form>
      <div
        className={`flex flex-wrap items-center gap-2 rounded-md border border-dashed px-3 py-2.5 transition-colors ${isDragging ? "border-accent bg-accent-soft" : "border-line-strong"}`}
      >
        <span className="grow basis-60 text-muted text-sm">
          {isDragging ? "Drop it here." : "Or drop a CSV, a JSON or a Google Merchant file here."}
        </span>
        <Button size="sm" onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,.xml,.gz,text/csv,application/json,application/xml"
          className="sr-only"
          tabIndex={-1}
          aria-label="Feed file"
          onChange={(event) => {
            takeFile([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
      </div>
      {reading.progress && (
        <div className="flex items-center gap-4">
          <div className="grow">
            <ProgressBar
              label="Reading the feed"
              value={null}
              detail={`${reading.progress.rows.toLocaleString()} rows`}
            />
          </div>
          <Button size="sm" onClick={reading.stop}>
            Stop
          </Button>
        </div>
      )}
      {reading.error && (
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-2.5">
          The feed could not be read. {reading.error.message}
        </p>
      )}
    </div>
  );
}
