import { stageNames } from "~/domain/jobs/job";
import { formatSpan } from "~/domain/pipelines/format-span";
import { ageOf, isOver, type PipelineRow } from "~/domain/pipelines/pipeline-row";
import { useNow } from "~/shell/use-now";
import { formatMoment } from "~/staff/format-moment";
import { kindWords, stateWords } from "~/staff/pipelines/pipeline-words";
import type { Column } from "~/staff/table/column";
import { Badge } from "~/ui/badge";

export const idOfJob = ({ id }: PipelineRow) => id;
export const nameOfJob = ({ kind, id }: PipelineRow) => `${kindWords[kind]} ${id.slice(-6)}`;

export const jobColumns: readonly Column<PipelineRow>[] = [
  {
    id: "state",
    title: "Status",
    width: 110,
    value: ({ state }) => stateWords[state].label,
    show: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>,
  },
  { id: "kind", title: "Kind", width: 80, value: ({ kind }) => kindWords[kind] },
  {
    id: "id",
    title: "Job",
    width: 96,
    value: ({ id }) => id,
    show: ({ id }) => <code className="text-muted text-xs">…{id.slice(-6)}</code>,
  },
  { id: "stage", title: "Stage", width: 150, value: stageText },
  {
    id: "error",
    title: "Error",
    width: 170,
    value: ({ errorCode }) => errorCode,
    show: ({ errorCode }) => errorCode && <code className="text-danger text-xs">{errorCode}</code>,
  },
  {
    id: "age",
    title: "Age",
    width: 84,
    kind: "number",
    value: (row) => Math.round(ageOf(row, Date.now()) / 1000),
    show: (row) => <Age row={row} />,
  },
  { id: "attempts", title: "Attempts", width: 96, kind: "number", value: ({ attempts }) => attempts || null },
  { id: "owner", title: "Owner", width: 200, value: ({ ownerEmail, ownerId }) => ownerEmail ?? ownerId },
  {
    id: "cost",
    title: "Cost",
    unit: "credits",
    width: 120,
    kind: "number",
    value: ({ creditsSpent, creditsReserved }) => creditsSpent ?? creditsReserved,
    show: ({ creditsSpent, creditsReserved }) =>
      creditsSpent ?? <span className="text-faint">{creditsReserved} set aside</span>,
  },
  {
    id: "began",
    title: "Began",
    width: 168,
    value: ({ createdAt }) => new Date(createdAt).toISOString(),
    show: ({ createdAt }) => (
      <time dateTime={new Date(createdAt).toISOString()}>{formatMoment(createdAt)}</time>
    ),
  },
  { id: "release", title: "Release", width: 120, value: ({ release }) => release, isHidden: true },
  { id: "fingerprint", title: "Cause", width: 130, value: ({ fingerprint }) => fingerprint, isHidden: true },
];

function stageText({ stage, partsDone, partsTotal, state }: PipelineRow): string {
  const parts = partsTotal > 0 && !isOver(state) ? `, ${partsDone} of ${partsTotal}` : "";
  return `${stageNames[stage]}${parts}`;
}

function Age({ row }: { row: PipelineRow }) {
  return formatSpan(ageOf(row, useNow(!isOver(row.state))));
}

/** A job on a phone. */
export function jobCard(row: PipelineRow) {
  const { state, kind, id, ownerEmail, ownerId, errorCode } = row;
  return (
    <div className="grid gap-0.5">
      <span className="flex items-center gap-2">
        <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>
        <b className="font-[550]">{kindWords[kind]}</b>
        <code className="text-muted text-xs">…{id.slice(-6)}</code>
        <span className="tabular ms-auto text-muted">
          <Age row={row} />
        </span>
      </span>
      <span className="truncate text-muted">{errorCode ?? stageText(row)}</span>
      <span className="truncate text-faint text-xs">{ownerEmail ?? ownerId}</span>
    </div>
  );
}
