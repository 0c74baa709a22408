import { Link } from "react-router";
import type { ClientDetail, ClientWork } from "~/domain/clients/client-detail";
import { documentAddress, queryParameters } from "~/staff/documents/documents-api";
import { formatMoment } from "~/staff/format-moment";
import { Badge } from "~/ui/badge";
import { Nothing, Panel } from "./panel";

const worksShown = 12;
const kindWords: Record<ClientWork["kind"], string> = {
  video: "Video",
  image: "Image",
  page: "Product page",
};

const collections: Record<ClientWork["kind"], string> = {
  video: "content",
  image: "images",
  page: "projects",
};

function brandsOf(ownerId: string): string {
  const where = { kind: "field", field: "ownerId", op: "==", value: { stringValue: ownerId } } as const;
  return `/firestore-dashboard?${queryParameters({ collection: "brands", where, order: [] })}`;
}

/** What the account made lately; each leads to its document. */
export function WorksPanel({ detail }: { detail: ClientDetail }) {
  const works = detail.works.slice(0, worksShown);
  return (
    <Panel
      title="Recent work"
      aside={
        <Link to={brandsOf(detail.client.id)} className="text-sm underline">
          Their brands
        </Link>
      }
    >
      {works.length === 0 ? (
        <Nothing>Nothing was made yet.</Nothing>
      ) : (
        <ul className="grid divide-y divide-line text-sm">
          {works.map(({ kind, id, title, isPublic, isInTrash, atMs }) => (
            <li key={`${kind} ${id}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-1.5">
              <Link
                to={documentAddress(`${collections[kind]}/${id}`)}
                dir="auto"
                className="truncate hover:underline"
              >
                {title || "Untitled"}
              </Link>
              <span className="flex gap-1.5">
                {isPublic && <Badge tone="accent">Public</Badge>}
                {isInTrash && <Badge>In the trash</Badge>}
              </span>
              <span className="truncate text-muted text-xs">
                {kindWords[kind]} · <code>{id}</code>
              </span>
              <time dateTime={new Date(atMs).toISOString()} className="text-end text-muted text-xs">
                {formatMoment(atMs)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
