import { importLimits } from "~/domain/function-calls/import-suite";
import { ImportCasesDialog } from "~/staff/import-cases-dialog";
import { importSuite } from "./api";

interface ImportSuiteProps {
  open: boolean;
  onClose: () => void;
  onImported: () => void;
}

const limits = { bytes: importLimits.bytes, nameCharacters: 80 };
const example = `{"id": "simple_0", "question": [[{"role": "user", "content": "…"}]], "function": [{…}], "ground_truth": [{"name": {"argument": ["accepted", "values"]}}]}`;

/** Takes a suite in; its questions and answers may come in two files. */
export function ImportSuite({ open, onClose, onImported }: ImportSuiteProps) {
  return (
    <ImportCasesDialog
      open={open}
      onClose={onClose}
      what="suite"
      description="JSON or JSON lines as the Berkeley leaderboard has them: questions and answers in one file, or in two."
      limits={limits}
      accept=".json,.jsonl,.ndjson,application/json"
      multiple
      example={example}
      onImport={async (name, text) => {
        const { suite } = await importSuite({ name, text });
        onImported();
        return suite.name;
      }}
    />
  );
}
