import { Mark } from "./mark";

/** Mark and name, for the places where the product introduces itself. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Mark className="size-8" />
      <span className="font-display text-[1.75rem] leading-none tracking-[-0.01em]">Vitrine</span>
    </span>
  );
}
