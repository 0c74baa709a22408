import { classNames } from "./class-names";

/** Stands where something is about to be, in its final size; shows only when the wait passes 150 ms. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className="animate-appear">
      <div className={classNames("animate-shimmer rounded-md bg-neutral-5", className)} />
    </div>
  );
}
