import Clapperboard from "lucide-react/icons/clapperboard";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Replace from "lucide-react/icons/replace";
import { type ReactNode, useState } from "react";
import { href, Link } from "react-router";
import { mediaAddress } from "~/client/media-address";
import type { Asset } from "~/stores/assets/asset-document";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Skeleton } from "~/ui/skeleton";
import { ReplaceDialog } from "./replace-dialog";
import { useWhereUsed } from "./use-where-used";

/** Videos, images and boards that use the file, and the way to put another in its place in all of them. */
export function UsedIn({ asset, userId }: { asset: Asset; userId: string }) {
  const used = useWhereUsed(userId, asset.id);
  const [isReplacing, setReplacing] = useState(false);
  const isReplaceable = used !== null && used.videos.length + used.boards.length > 0;
  const isUnused = used !== null && !isReplaceable && used.images.length === 0;
  return (
    <section aria-labelledby="used" className="grid gap-2">
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h2 id="used" className="font-[600]">
          Where it is used
        </h2>
        {isReplaceable && (
          <Button size="sm" icon={<Replace className="size-3.5" />} onClick={() => setReplacing(true)}>
            Replace everywhere
          </Button>
        )}
      </div>
      {used === null && <Skeleton className="h-10 w-full" />}
      {isUnused && (
        <p className="text-muted text-sm">Nowhere yet. Videos, images and boards with it show here.</p>
      )}
      {used && isReplaceable && (
        <ul className="grid gap-px">
          {used.videos.map(({ video, scenes }) => (
            <Row
              key={video.id}
              to={href("/videos/:contentId", { contentId: video.id })}
              icon={<Clapperboard />}
              title={video.title}
              detail={`Scene ${scenes.join(", ")}`}
              badge={video.status === "published" ? <Badge tone="success">Published</Badge> : null}
            />
          ))}
          {used.boards.map((board) => (
            <Row
              key={board.id}
              to={`${href("/image-gen/vibe")}?board=${board.id}`}
              icon={<LayoutGrid />}
              title={board.name}
              detail="Board"
            />
          ))}
        </ul>
      )}
      {used && used.images.length > 0 && (
        <div className="grid gap-1.5 pt-1">
          <p className="text-muted text-sm">
            {used.images.length === 1
              ? "1 image was made from it"
              : `${used.images.length} images were made from it`}
          </p>
          <ul className="grid grid-cols-5 gap-1.5">
            {used.images.slice(0, 10).map((image) => (
              <li key={image.id}>
                <Link
                  to={href("/image-gen/:id", { id: image.id })}
                  aria-label={image.title}
                  className="block aspect-square overflow-hidden rounded-sm"
                  style={{ backgroundColor: image.color }}
                >
                  <img
                    src={mediaAddress(image.id, 320)}
                    alt=""
                    loading="lazy"
                    className="size-full object-cover"
                  />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {used && (
        <ReplaceDialog
          asset={asset}
          used={used}
          userId={userId}
          open={isReplacing}
          onClose={() => setReplacing(false)}
        />
      )}
    </section>
  );
}

interface RowProps {
  to: string;
  icon: ReactNode;
  title: string;
  detail: string;
  badge?: ReactNode;
}

function Row({ to, icon, title, detail, badge }: RowProps) {
  return (
    <li>
      <Link to={to} className="-mx-2 flex h-10 items-center gap-2.5 rounded-sm px-2 text-sm hover:bg-hover">
        <span className="text-faint [&>svg]:size-4">{icon}</span>
        <span className="min-w-0 grow truncate font-[550]">{title}</span>
        {badge}
        <span className="shrink-0 text-muted">{detail}</span>
      </Link>
    </li>
  );
}
