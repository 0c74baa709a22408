import Lock from "lucide-react/icons/lock";
import X from "lucide-react/icons/x";

/** Says beside the prompt, where it is seen, that the seed is locked; pressed, it is another one each time again. */
export function SeedChip({ seed, onUnlock }: { seed: number; onUnlock: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Unlock seed ${seed}`}
      title="The same inputs make the same images. Press for another seed each time."
      onClick={onUnlock}
      className="tabular flex h-7 items-center gap-1.5 justify-self-start rounded-full border border-accent bg-accent-soft px-2.5 font-medium text-accent text-sm"
    >
      <Lock className="size-3.5" aria-hidden="true" />
      Seed {seed}
      <X className="size-3.5" aria-hidden="true" />
    </button>
  );
}
