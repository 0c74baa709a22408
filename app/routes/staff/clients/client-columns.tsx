import type { ClientRow } from "~/domain/clients/client-row";
import { plans } from "~/domain/credits/plan";
import { formatBytes } from "~/domain/text/format-bytes";
import { standingWords } from "~/staff/clients/standing-words";
import { formatMoment } from "~/staff/format-moment";
import type { Column } from "~/staff/table/column";
import { Badge } from "~/ui/badge";

export const idOfClient = ({ id }: ClientRow) => id;
export const nameOfClient = ({ email, id }: ClientRow) => email ?? id;

const figure = new Intl.NumberFormat("en");
const figureOf = (value: number | null) => (value === null ? null : figure.format(value));
const moment = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

export const clientColumns: readonly Column<ClientRow>[] = [
  { id: "email", title: "Account", width: 224, value: nameOfClient },
  { id: "name", title: "Name", width: 130, value: ({ name }) => name },
  {
    id: "standing",
    title: "State",
    width: 100,
    value: ({ standing }) => standingWords[standing].label,
    show: ({ standing }) => (
      <Badge tone={standingWords[standing].tone}>{standingWords[standing].label}</Badge>
    ),
  },
  { id: "plan", title: "Plan", width: 80, value: ({ plan }) => plan && plans[plan].label },
  {
    id: "balance",
    title: "Left",
    unit: "credits",
    kind: "number",
    width: 108,
    value: ({ balance }) => balance,
    show: ({ balance }) => figureOf(balance),
  },
  {
    id: "spent",
    title: "Spent",
    unit: "credits",
    kind: "number",
    width: 118,
    value: ({ spent }) => spent,
    show: ({ spent }) => figureOf(spent),
  },
  {
    id: "works",
    title: "Works",
    kind: "number",
    width: 74,
    value: ({ works }) => works,
    show: ({ works }) => figureOf(works),
  },
  {
    id: "storage",
    title: "Storage",
    kind: "number",
    width: 92,
    value: ({ storageBytes }) => storageBytes,
    show: ({ storageBytes }) => (storageBytes === null ? null : formatBytes(storageBytes)),
  },
  {
    id: "failures",
    title: "Failed",
    unit: "7 days",
    kind: "number",
    width: 114,
    value: ({ failures }) => failures,
    show: ({ failures }) => (failures ? <span className="text-danger">{figureOf(failures)}</span> : failures),
  },
  {
    id: "seen",
    title: "Last seen",
    width: 166,
    value: ({ lastSeenMs }) => moment(lastSeenMs),
    show: ({ lastSeenMs }) => lastSeenMs && formatMoment(lastSeenMs),
  },
  {
    id: "joined",
    title: "Joined",
    width: 104,
    value: ({ joinedMs }) => moment(joinedMs),
    show: ({ joinedMs }) => joinedMs && new Date(joinedMs).toLocaleDateString(),
  },
  { id: "videos", title: "Videos", kind: "number", width: 90, value: ({ videos }) => videos, isHidden: true },
  { id: "images", title: "Images", kind: "number", width: 90, value: ({ images }) => images, isHidden: true },
  { id: "pages", title: "Pages", kind: "number", width: 90, value: ({ pages }) => pages, isHidden: true },
  { id: "id", title: "Id", width: 240, value: idOfClient, isHidden: true },
];

/** An account on a phone. */
export function clientCard({ email, id, standing, plan, balance, failures, lastSeenMs }: ClientRow) {
  return (
    <div className="grid gap-0.5">
      <span className="flex items-center gap-2">
        <b className="truncate font-[550]">{email ?? id}</b>
        {standing !== "active" && (
          <Badge tone={standingWords[standing].tone}>{standingWords[standing].label}</Badge>
        )}
        <span className="tabular ms-auto text-muted">{figureOf(balance)}</span>
      </span>
      <span className="truncate text-muted">
        {plan ? `${plans[plan].label} plan` : "No plan yet"}
        {failures ? `, ${failures} failed lately` : ""}
      </span>
      <span className="truncate text-faint text-xs">
        {lastSeenMs ? `Last seen ${formatMoment(lastSeenMs)}` : "Never signed in"}
      </span>
    </div>
  );
}
