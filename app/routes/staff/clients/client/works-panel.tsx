import type { ClientDetail, ClientWork } from "~/domain/clients/client-detail";
import { formatMoment } from "~/staff/format-moment";
import { Badge } from "~/ui/badge";
import { Nothing, Panel } from "./panel";

const worksShown = 12;
const kindWords: Record<ClientWork["kind"], string> = {
  video: "Video",
  image: "Image",
  page: "Product page",
};

/** What the account made lately. */
export function WorksPanel({ detail }: { detail: ClientDetail }) {
  const works = detail.works.slice(0, worksShown);
  return (
    <Panel title="Recent work">
      {works.length === 0 ? (
        <Nothing>Nothing was made yet.</Nothing>
      ) : (
        <ul className="grid divide-y divide-line text-sm">
          {works.map(({ kind, id, title, isPublic, isInTrash, atMs }) => (
            <li key={`${kind} ${id}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-1.5">
              <span dir="auto" className="truncate">
                {title || "Untitled"}
              </span>
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
