import { useVirtualizer } from "@tanstack/react-virtual";
import Trash2 from "lucide-react/icons/trash-2";
import { useRef, useState } from "react";
import { type DatasetRow, datasetLimits } from "~/domain/prompt-tests/dataset";
import type { DraftRow } from "~/domain/prompt-tests/row-edits";
import { counted } from "~/staff/figures";
import { AssertionEditor } from "~/staff/prompt-tests/assertion-editor";
import { type AssertionDraft, readDrafts } from "~/staff/prompt-tests/assertion-kinds";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { showErrorToast } from "~/ui/toast";

interface RowsEditorProps {
  rows: readonly DraftRow[];
  onChange: (rows: readonly DraftRow[]) => void;
}

const rowPixels = 76;
const boxStyle =
  "min-w-0 resize-none rounded-sm border border-transparent bg-transparent px-2 py-1 text-sm outline-none hover:border-line-strong focus-visible:border-accent focus-visible:bg-raised";

/** Cases as a grid of texts: a column for each variable, the assertions of a case behind a button. */
export function RowsEditor({ rows, onChange }: RowsEditorProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [asserting, setAsserting] = useState<number | null>(null);
  const names = [...new Set(rows.flatMap(({ row: { variables } }) => Object.keys(variables)))];
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowPixels,
    overscan: 4,
  });
  const put = (at: number, row: DatasetRow) => onChange(rows.with(at, { from: rows[at]?.from ?? null, row }));
  // As wide as all of its columns at their least.
  const template = `3rem repeat(${names.length}, minmax(12rem, 1fr)) minmax(8rem, 0.6fr) 10rem`;
  const width = `max(100%, ${names.length * 12 + 21}rem)`;
  const row = asserting === null ? undefined : rows[asserting]?.row;
  if (asserting !== null && row) {
    return (
      <RowAssertions
        row={row}
        onDone={(next) => {
          if (next) put(asserting, next);
          setAsserting(null);
        }}
      />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div ref={frame} className="h-[min(52dvh,34rem)] overflow-auto rounded-md border border-line">
        <div
          style={{ gridTemplateColumns: template, width }}
          className="sticky top-0 z-[1] grid border-line border-b bg-sunken py-1.5 font-mono text-muted text-xs [&>span]:truncate [&>span]:px-2"
        >
          <span>#</span>
          {names.map((name) => (
            <span key={name}>{name}</span>
          ))}
          <span>note</span>
          <span>assertions</span>
        </div>
        <div style={{ height: virtual.getTotalSize(), width }} className="relative">
          {virtual.getVirtualItems().map(({ index, start }) => {
            const own = rows[index]?.row;
            return (
              own && (
                <div
                  key={index}
                  style={{
                    gridTemplateColumns: template,
                    height: rowPixels,
                    transform: `translateY(${start}px)`,
                  }}
                  className="absolute inset-x-0 top-0 grid items-stretch border-line border-b py-1"
                >
                  <span className="tabular px-2 py-1 text-faint text-xs">{index + 1}</span>
                  {names.map((name) => (
                    <textarea
                      key={name}
                      aria-label={`${name} of case ${index + 1}`}
                      dir="auto"
                      value={own.variables[name] ?? ""}
                      maxLength={datasetLimits.valueCharacters}
                      onChange={({ target }) =>
                        put(index, { ...own, variables: { ...own.variables, [name]: target.value } })
                      }
                      className={boxStyle}
                    />
                  ))}
                  <textarea
                    aria-label={`Note on case ${index + 1}`}
                    dir="auto"
                    value={own.note}
                    maxLength={400}
                    onChange={({ target }) => put(index, { ...own, note: target.value })}
                    className={boxStyle}
                  />
                  <span className="flex items-start gap-1 px-1">
                    <Button size="sm" onClick={() => setAsserting(index)}>
                      {own.assertions.length === 0 ? "Add" : countOf(own.assertions.length)}
                    </Button>
                    <IconButton
                      label={`Take case ${index + 1} out`}
                      size="sm"
                      icon={<Trash2 className="size-3.5" />}
                      onClick={() => onChange(rows.filter((_, at) => at !== index))}
                    />
                  </span>
                </div>
              )
            );
          })}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          disabled={rows.length >= datasetLimits.rows}
          onClick={() => {
            const variables = Object.fromEntries(names.map((name) => [name, ""]));
            onChange([...rows, { from: null, row: { variables, assertions: [], note: "" } }]);
            requestAnimationFrame(() => virtual.scrollToIndex(rows.length));
          }}
        >
          Add a case
        </Button>
        <AddVariable
          names={names}
          onAdd={(name) =>
            onChange(
              rows.map(({ from, row: own }) => ({
                from,
                row: { ...own, variables: { ...own.variables, [name]: "" } },
              })),
            )
          }
        />
        <span className="tabular text-muted text-sm">{counted(rows.length, "case")}</span>
      </div>
    </div>
  );
}

const countOf = (count: number) => (count === 1 ? "1 assertion" : `${count} assertions`);

function AddVariable({ names, onAdd }: { names: readonly string[]; onAdd: (name: string) => void }) {
  const [name, setName] = useState("");
  const add = () => {
    if (!/^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(name)) {
      return showErrorToast("Begin the name with a letter, and use letters, digits, points and lines.");
    }
    if (names.includes(name)) return showErrorToast(`There is a variable ${name} already.`);
    onAdd(name);
    setName("");
  };
  return (
    <span className="flex items-center gap-1">
      <input
        aria-label="Name of a variable"
        placeholder="variable"
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === "Enter" && add()}
        className="h-8 w-32 rounded-md border border-line-strong bg-raised px-2 font-mono text-sm"
      />
      <Button size="sm" disabled={name === ""} onClick={add}>
        Add a variable
      </Button>
    </span>
  );
}

function RowAssertions({ row, onDone }: { row: DatasetRow; onDone: (row: DatasetRow | null) => void }) {
  const [drafts, setDrafts] = useState<readonly AssertionDraft[]>(
    row.assertions as unknown as AssertionDraft[],
  );
  const { assertions, problem } = readDrafts(drafts);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p dir="auto" className="line-clamp-2 text-muted text-sm">
        {Object.values(row.variables).join(" · ")}
      </p>
      <div className="max-h-[50dvh] overflow-y-auto">
        <AssertionEditor drafts={drafts} onChange={setDrafts} />
      </div>
      {problem && <p className="text-muted text-sm">{problem}</p>}
      <span className="flex justify-end gap-2">
        <Button onClick={() => onDone(null)}>Back</Button>
        <Button
          variant="primary"
          disabled={assertions === null}
          onClick={() => onDone(assertions && { ...row, assertions })}
        >
          Keep
        </Button>
      </span>
    </div>
  );
}
