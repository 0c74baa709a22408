import { Skeleton } from "~/ui/skeleton";
import { ImageGrid } from "./image-grid";

/** Width to height, as a list of pictures usually mixes them. */
const ratios = [1, 0.8, 1.5, 1, 1.5, 0.8, 1.5, 1];

/** A justified grid before its pictures are known. */
export function GridSkeleton() {
  const items = ratios.map((width, index) => ({ id: String(index), width, height: 1 }));
  return (
    <ImageGrid label="Loading" items={items}>
      {({ width }) => (
        <div style={{ aspectRatio: width }} className="*:h-full">
          <Skeleton className="size-full" />
        </div>
      )}
    </ImageGrid>
  );
}
