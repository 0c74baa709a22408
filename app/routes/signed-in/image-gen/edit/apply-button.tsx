import { Button } from "~/ui/button";
import type { Bake } from "./use-bake";

interface ApplyButtonProps {
  bake: Bake;
  isChanged: boolean;
  onReset: () => void;
}

/** Makes a new image of everything that was cut, set and laid over; the one before stays as it is. */
export function ApplyButton({ bake, isChanged, onReset }: ApplyButtonProps) {
  return (
    <div className="grid gap-2">
      {bake.problem && (
        <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger text-sm">
          {bake.problem}
        </p>
      )}
      <div className="flex gap-2">
        <Button
          variant="primary"
          size="lg"
          className="grow"
          disabled={!isChanged || !bake.isReady}
          loading={bake.isBaking}
          onClick={bake.bake}
        >
          Apply · free
        </Button>
        <Button variant="ghost" size="lg" disabled={!isChanged} onClick={onReset}>
          Reset
        </Button>
      </div>
      <p className="text-muted text-sm">Makes a new image. This one stays as it is.</p>
    </div>
  );
}
