import { Skeleton } from "~/ui/skeleton";

/** The rows of the toolbar, each as tall as what follows. */
export function GalleryToolbarSkeleton() {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Skeleton className="h-9 w-64" />
        <div className="min-w-52 grow sm:max-w-80">
          <Skeleton className="h-11.5" />
        </div>
      </div>
      <Skeleton className="h-11.5" />
    </div>
  );
}
