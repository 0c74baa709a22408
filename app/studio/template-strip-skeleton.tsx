import type { Format } from "~/domain/video/format";
import { sizeOfFormat } from "~/scene/format-size";
import { Skeleton } from "~/ui/skeleton";
import { stripStyle, stripWidths } from "./stage-frame";

/** The templates of a video before they are known, as large as they will be. */
export function TemplateStripSkeleton({ format }: { format: Format }) {
  const { width, height } = sizeOfFormat(format);
  return (
    <div className="grid min-w-0 content-start gap-2">
      <p className="flex h-7 items-center font-[550] text-sm">Template</p>
      <div className={stripStyle({ width, height })}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <div key={place} className={`${stripWidths[format]} grid shrink-0 gap-1.5 lg:w-auto`}>
            <div style={{ aspectRatio: `${width} / ${height}` }} className="grid [&_*]:h-full">
              <Skeleton className="rounded-sm" />
            </div>
            <div className="h-8" />
          </div>
        ))}
      </div>
    </div>
  );
}
