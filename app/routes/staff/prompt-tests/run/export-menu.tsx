import Download from "lucide-react/icons/download";
import Link2 from "lucide-react/icons/link-2";
import { useState } from "react";
import { saveFile } from "~/client/save-file";
import { datasetLimits } from "~/domain/prompt-tests/dataset";
import type { RunDetail, RunSummary } from "~/domain/prompt-tests/desk";
import { counted } from "~/staff/figures";
import { problemOf } from "~/staff/problem-of";
import { addDataset, readTexts } from "~/staff/prompt-tests/api";
import { chosenCases, countedScore, type Matrix, shownState } from "~/staff/prompt-tests/matrix";
import { stateWords } from "~/staff/prompt-tests/state-words";
import type { Column } from "~/staff/table/column";
import { rowsAsCsv, rowsAsJsonLines } from "~/staff/table/rows-text";
import { Button } from "~/ui/button";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "~/ui/menu";
import { showErrorToast, showToast } from "~/ui/toast";

interface ExportMenuProps {
  run: RunSummary;
  matrix: Matrix;
  detail: RunDetail;
  /** What the filters leave. */
  chosen: readonly number[];
}

interface CellLine {
  case: number;
  title: string;
  prompt: string;
  version: number;
  model: string;
  result: string;
  score: number | null;
  latencyMs: number | null;
  costUsd: number | null;
  answer: string;
  problem: string | null;
  reason: string | null;
}

const titles: [keyof CellLine, string][] = [
  ["case", "Case"],
  ["title", "Values"],
  ["prompt", "Prompt"],
  ["version", "Version"],
  ["model", "Model"],
  ["result", "Result"],
  ["score", "Score"],
  ["latencyMs", "Latency (ms)"],
  ["costUsd", "Cost ($)"],
  ["answer", "Answer"],
  ["problem", "Problem"],
  ["reason", "Reason"],
];
const columns: Column<CellLine>[] = titles.map(([id, title]) => ({
  id,
  title,
  width: 100,
  value: (line) => line[id],
}));
const casesAtOnce = 100;
const known = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value);

/** Takes what is filtered elsewhere: files, a further dataset, a link. */
export function ExportMenu({ run, matrix, detail, chosen }: ExportMenuProps) {
  const [isBusy, setBusy] = useState(false);
  const failed = () => chosenCases(matrix, [], { mode: "failures", column: null, words: "" });

  async function lines(): Promise<CellLine[]> {
    const all: CellLine[] = [];
    for (let first = 0; first < chosen.length; first += casesAtOnce) {
      const texts = await readTexts(run.id, chosen.slice(first, first + casesAtOnce), true);
      for (const { place, text, problem, reason } of texts) {
        const at = Math.floor(place / matrix.columns);
        const column = run.columns[place % matrix.columns];
        all.push({
          ...{ case: at + 1, title: detail.cases[at]?.title ?? "" },
          ...{ prompt: column?.prompt ?? "", version: column?.version ?? 0, model: column?.model ?? "" },
          result: stateWords[shownState(matrix, place)].label,
          score: known(countedScore(matrix, place)),
          latencyMs: known(matrix.latenciesMs[place]),
          costUsd: known(matrix.costsUsd[place]),
          ...{ answer: text, problem, reason },
        });
      }
    }
    return all;
  }

  async function work(task: () => Promise<void>) {
    setBusy(true);
    try {
      await task();
    } catch (error) {
      showErrorToast(problemOf(error).message);
    }
    setBusy(false);
  }
  const save = (ending: "csv" | "jsonl") =>
    work(async () => {
      const all = await lines();
      const text = ending === "csv" ? rowsAsCsv(all, columns) : rowsAsJsonLines(all);
      const type = ending === "csv" ? "text/csv" : "application/x-ndjson";
      saveFile(new Blob([text], { type: `${type};charset=utf-8` }), `prompt-test.${ending}`);
    });
  const saveFailed = () =>
    work(async () => {
      const cases = failed();
      if (cases.length === 0) return showToast("No case has failed");
      const name = `${run.dataset.name.slice(0, 60)}, failed`;
      const dataset = await addDataset({ name, runId: run.id, cases: cases.slice(0, datasetLimits.rows) });
      showToast(`“${dataset.name}” has ${counted(cases.length, "case")}`);
    });
  const share = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => showToast("Link copied, with the filters. Staff can open it."),
      () => showErrorToast("The browser does not allow copying here. Copy the address instead."),
    );
  return (
    <>
      <Button size="sm" icon={<Link2 className="size-3.5" />} onClick={() => void share()}>
        Copy link
      </Button>
      <Menu
        trigger={
          <Button size="sm" loading={isBusy} icon={<Download className="size-3.5" />}>
            Export
          </Button>
        }
      >
        <MenuLabel>{counted(chosen.length, "case")} of the filters</MenuLabel>
        <MenuItem onSelect={() => void save("csv")}>CSV, for a spreadsheet</MenuItem>
        <MenuItem onSelect={() => void save("jsonl")}>JSON lines, with everything</MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => void saveFailed()}>Failed cases as a dataset</MenuItem>
      </Menu>
    </>
  );
}
