import { useState } from "react";
import type { DatasetSummary } from "~/domain/prompt-tests/desk";
import { counted, moment } from "~/staff/figures";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { DatasetDialog } from "./dataset-dialog";
import { ImportDataset } from "./import-dataset";

interface DatasetListProps {
  datasets: readonly DatasetSummary[];
  openId: string;
  onOpen: (datasetId: string) => void;
  onChanged: () => void;
}

/** Datasets, those of the product first. */
export function DatasetList({ datasets, openId, onOpen, onChanged }: DatasetListProps) {
  const [isImporting, setImporting] = useState(false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Button size="sm" className="justify-self-start" onClick={() => setImporting(true)}>
        Import a dataset
      </Button>
      <ul aria-label="Datasets" className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
        {datasets.map((dataset) => {
          const { id, name, about, isOwn, variables, versions } = dataset;
          const [latest] = versions;
          return (
            <li key={id}>
              <button
                type="button"
                onClick={() => onOpen(id)}
                className="grid h-full w-full content-start gap-1 rounded-md border border-line p-3 text-start hover:bg-hover"
              >
                <span className="flex items-center gap-2">
                  <span className="truncate font-[550]">{name}</span>
                  {isOwn && <Badge>Comes along</Badge>}
                </span>
                <span className="tabular text-muted text-sm">
                  {counted(latest?.rows ?? 0, "case")}
                  {versions.length > 1 && `, ${versions.length} versions`}
                  {latest?.at && `, ${moment(latest.at)}`}
                </span>
                <span className="line-clamp-2 wrap-anywhere font-mono text-muted text-xs">
                  {variables.join(", ")}
                </span>
                {about && <span className="text-muted text-sm">{about}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <ImportDataset open={isImporting} onClose={() => setImporting(false)} onImported={onChanged} />
      <DatasetDialog
        dataset={datasets.find(({ id }) => id === openId) ?? null}
        onClose={() => onOpen("")}
        onChanged={onChanged}
      />
    </div>
  );
}
