import { sizeOfFormat } from "~/scene/format-size";
import { Skeleton } from "~/ui/skeleton";
import { playerWidth } from "./player-width";
import { cardStyle, mostHeight, stageStyle } from "./stage-frame";
import { TemplateStripSkeleton } from "./template-strip-skeleton";

const tabs = ["About", "Versions", "Export"];
const size = sizeOfFormat("9:16");

/** The studio before its video is known, in the frame of an upright one: the shape of most. */
export function VideoSkeleton() {
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Skeleton className="size-9" />
        <div className="min-w-32 grow">
          <h1 className="sr-only">Video</h1>
          <Skeleton className="h-10 w-56 max-w-full" />
        </div>
        <div className="flex w-full items-center justify-end gap-1.5 sm:w-auto">
          <Skeleton className="h-9 w-12 sm:w-24" />
          <Skeleton className="h-9 w-32 sm:w-40" />
          <Skeleton className="h-9 w-24 sm:w-36" />
        </div>
      </header>
      <div
        role="status"
        aria-label="Loading the video"
        className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px] xl:grid-cols-[minmax(0,1fr)_400px]"
      >
        <div className={stageStyle(size)}>
          <div className={cardStyle}>
            <div data-frame="player" style={{ width: playerWidth(mostHeight(size), size) }}>
              <div style={{ aspectRatio: `${size.width} / ${size.height}` }} className="grid [&_*]:h-full">
                <Skeleton />
              </div>
              <div className="h-16" />
            </div>
            <div className="h-7" />
          </div>
          <TemplateStripSkeleton format="9:16" />
        </div>
        <div>
          <div data-frame="tabs" className="flex gap-1 border-line border-b">
            {tabs.map((name) => (
              <span key={name} className="flex h-10 items-center px-2.5 font-[550] text-muted">
                {name}
              </span>
            ))}
          </div>
          <div className="grid gap-4 pt-4">
            {[1, 2, 3, 4].map((place) => (
              <Skeleton key={place} className="h-32" />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
