import { useState } from "react";
import { deskLimits } from "~/domain/prompt-tests/desk";
import { ImportCasesDialog } from "~/staff/import-cases-dialog";
import { addDataset } from "~/staff/prompt-tests/api";
import { SegmentedControl } from "~/ui/segmented-control";

interface ImportDatasetProps {
  open: boolean;
  onClose: () => void;
  onImported: () => void;
}

const limits = { bytes: deskLimits.importBytes, nameCharacters: deskLimits.nameCharacters };
const examples = {
  csv: "prompt,language\nCoffee from Bristol,en",
  json: '{"variables": {"prompt": "Coffee from Bristol"}, "assertions": [{"kind": "contains", "value": "Bristol"}]}',
};

/** Takes a dataset in, as a table or as JSON. */
export function ImportDataset({ open, onClose, onImported }: ImportDatasetProps) {
  const [format, setFormat] = useState<"csv" | "json">("csv");
  return (
    <ImportCasesDialog
      open={open}
      onClose={onClose}
      what="dataset"
      description="A case to a row: CSV whose first line names the variables, a JSON list, or JSON lines."
      limits={limits}
      accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,text/csv,application/json"
      example={examples[format]}
      onFile={(file) => setFormat(/\.(json|jsonl|ndjson)$/i.test(file.name) ? "json" : "csv")}
      onImport={async (name, text) => {
        const dataset = await addDataset({ name, format, text });
        onImported();
        return dataset.name;
      }}
    >
      <SegmentedControl
        label="Format"
        showLabel
        size="sm"
        value={format}
        onChange={setFormat}
        segments={[
          { value: "csv", label: "CSV" },
          { value: "json", label: "JSON or JSON lines" },
        ]}
      />
    </ImportCasesDialog>
  );
}
