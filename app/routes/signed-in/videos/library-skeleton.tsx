import type { Format } from "~/domain/video/format";
import { sizeOfFormat } from "~/scene/format-size";
import { Skeleton } from "~/ui/skeleton";
import { rowHeights, tileWidth } from "./video-grid";

const places: { id: string; format: Format }[] = [
  { id: "1", format: "9:16" },
  { id: "2", format: "16:9" },
  { id: "3", format: "9:16" },
  { id: "4", format: "1:1" },
  { id: "5", format: "9:16" },
];

/** The grid before its videos are known. */
export function LibrarySkeleton() {
  return (
    <div role="status" aria-label="Loading your videos">
      <div className={`flex flex-wrap gap-x-4 gap-y-8 ${rowHeights}`}>
        {places.map(({ id, format }) => {
          const size = sizeOfFormat(format);
          return (
            <div key={id} style={tileWidth(size)} className="grid gap-2.5">
              <div style={{ aspectRatio: `${size.width} / ${size.height}` }} className="[&_*]:h-full">
                <Skeleton className="h-full" />
              </div>
              <Skeleton className="h-4 w-3/5" />
            </div>
          );
        })}
      </div>
    </div>
  );
}
