import { Skeleton } from "~/ui/skeleton";
import { frameStyle } from "./frame-style";

/** The editor before its video is known: header, panel, canvas, properties and timeline in their places. */
export function EditorSkeleton() {
  return (
    <main className={frameStyle}>
      <h1 className="sr-only">Editor</h1>
      <div className="flex h-12 shrink-0 items-center gap-3 border-line border-b bg-surface px-3">
        <Skeleton className="h-5 w-48" />
      </div>
      <div role="status" aria-label="Opening the editor" className="flex min-h-0 grow">
        <div className="hidden w-15 shrink-0 border-line border-e bg-surface lg:block" />
        <div className="flex min-w-0 grow flex-col">
          <div className="flex min-h-0 grow">
            <div className="hidden w-80 shrink-0 content-start gap-2 border-line border-e bg-surface px-4 pt-11 lg:grid">
              {[1, 2, 3, 4].map((place) => (
                <Skeleton key={place} className="h-28" />
              ))}
            </div>
            <div className="grid min-w-0 grow place-items-center bg-sunken p-4">
              <div className="aspect-[9/16] h-full max-h-full [&>*]:h-full">
                <Skeleton className="h-full" />
              </div>
            </div>
            <div className="hidden w-70 shrink-0 border-line border-s bg-surface lg:block" />
          </div>
          <div className="h-56 shrink-0 border-line border-t bg-surface max-lg:h-[340px] max-lg:max-h-[46dvh]" />
        </div>
      </div>
    </main>
  );
}
