import type { AuditEvent } from "~/domain/audit/audit-event";
import type { Column } from "~/staff/table/column";
import { Badge, type Tone } from "~/ui/badge";
import { actorName, describeAction, formatTime, type LogRow } from "./log-row";

const tones: Record<AuditEvent["outcome"], Tone> = { success: "neutral", denied: "warning", error: "danger" };

export function OutcomeBadge({ outcome }: Pick<AuditEvent, "outcome">) {
  return <Badge tone={tones[outcome]}>{outcome}</Badge>;
}

const first = ({ events }: LogRow) => events[0] as AuditEvent;
const fieldsOf = ({ events }: LogRow) => events.flatMap(({ patch }) => patch.map(({ field }) => field));

export const logColumns: readonly Column<LogRow>[] = [
  {
    id: "at",
    title: "Time",
    width: 220,
    value: (row) => first(row).at,
    show: (row) => <time dateTime={first(row).at}>{formatTime(first(row).at)}</time>,
  },
  {
    id: "who",
    title: "Who",
    width: 210,
    value: (row) => actorName(first(row)),
    show: (row) => (
      <span className="flex min-w-0 items-center gap-1.5">
        <span className="truncate">{actorName(first(row))}</span>
        {first(row).actor.type === "staff" && <Badge tone="accent">Staff</Badge>}
      </span>
    ),
  },
  {
    id: "action",
    title: "What",
    width: 230,
    value: (row) => first(row).action,
    show: (row) => (
      <span className="font-[550]">
        {describeAction(first(row).action)}
        {row.events.length > 1 && <span className="text-muted"> and {row.events.length - 1} more</span>}
      </span>
    ),
  },
  {
    id: "target",
    title: "Of",
    width: 260,
    value: (row) => [...new Set(row.events.flatMap(({ targets }) => targets))].join(" "),
    show: (row) => <span className="font-mono text-xs">{first(row).targets.join(" ")}</span>,
  },
  {
    id: "fields",
    title: "Changed",
    unit: "fields",
    kind: "number",
    width: 120,
    value: (row) => fieldsOf(row).length || null,
  },
  {
    id: "outcome",
    title: "Outcome",
    width: 100,
    value: (row) => first(row).outcome,
    show: (row) => <OutcomeBadge outcome={first(row).outcome} />,
  },
  { id: "reason", title: "Reason", width: 220, value: (row) => first(row).reason },
  {
    id: "request",
    title: "Request",
    width: 150,
    value: (row) => first(row).context.requestId,
    show: (row) => <span className="font-mono text-muted text-xs">{first(row).context.requestId}</span>,
  },
  { id: "route", title: "Address", width: 220, value: (row) => first(row).context.route, isHidden: true },
  { id: "id", title: "Event id", width: 230, value: (row) => first(row).id, isHidden: true },
];

/** A line of the log on a phone. */
export function logCard(row: LogRow) {
  const event = first(row);
  return (
    <span className="grid gap-0.5">
      <span className="flex items-center justify-between gap-2">
        <span className="truncate font-[550]">
          {describeAction(event.action)}
          {row.events.length > 1 && ` and ${row.events.length - 1} more`}
        </span>
        {event.outcome !== "success" && <OutcomeBadge outcome={event.outcome} />}
      </span>
      <span className="truncate text-muted text-xs">
        {formatTime(event.at)} · {actorName(event)}
      </span>
      <span className="truncate font-mono text-muted text-xs">{event.targets.join(" ")}</span>
    </span>
  );
}
