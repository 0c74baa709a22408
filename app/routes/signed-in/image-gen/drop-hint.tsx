import ImagePlus from "lucide-react/icons/image-plus";

/** Covers the page while files are dragged over it. */
export function DropHint() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-3 z-40 grid place-items-center rounded-lg border-2 border-accent border-dashed bg-surface/85 backdrop-blur-sm"
    >
      <p className="grid justify-items-center gap-3 text-center">
        <ImagePlus className="size-8 text-accent" strokeWidth={1.5} />
        <span className="font-display text-2xl">Drop to use it here</span>
        <span className="max-w-[36ch] text-muted">
          A picture becomes a reference. One that was made here brings back everything that made it.
        </span>
      </p>
    </div>
  );
}
