import Dices from "lucide-react/icons/dices";
import Lock from "lucide-react/icons/lock";
import LockOpen from "lucide-react/icons/lock-open";
import { useEffect, useId, useState } from "react";
import { imageRequestLimits } from "~/domain/image/image-request";
import { Field, fieldControl, inputStyle } from "~/ui/field";
import { IconButton } from "~/ui/icon-button";

interface SeedFieldProps {
  /** Null: another one for each request. */
  seed: number | null;
  onChange: (seed: number | null) => void;
  /** The seed of the latest request, which locking takes; null before there was one. */
  latest: number | null;
}

/** A seed in digits; null for what is none. */
export function parseSeed(text: string): number | null {
  const seed = /^\d{1,10}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return seed <= imageRequestLimits.highestSeed ? seed : null;
}

export function rollSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** The same seed with the same inputs makes the same images. Open, each press has a seed of its own. */
export function SeedField({ seed, onChange, latest }: SeedFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a seed set elsewhere replaces what is half typed
  useEffect(() => setTyped(null), [seed]);
  const text = typed ?? (seed === null ? "" : String(seed));
  const error = text && parseSeed(text) === null ? "A seed is a whole number up to 4,294,967,295." : null;
  const hint = seed === null ? "Another one each time." : "Locked: the same inputs make the same images.";
  return (
    <Field id={id} label="Seed" hint={hint} error={error}>
      <div className="relative">
        <input
          {...fieldControl(id, hint, error)}
          inputMode="numeric"
          placeholder="Random"
          value={text}
          onChange={(event) => {
            const next = event.target.value;
            const parsed = parseSeed(next);
            if (next.trim() === "") onChange(null);
            else if (parsed !== null) onChange(parsed);
            if (parsed === null) setTyped(next);
          }}
          onBlur={() => setTyped(null)}
          className={`${inputStyle} tabular h-10 px-3 pe-20`}
        />
        <div className="absolute inset-y-0 end-1 flex items-center">
          <IconButton
            label="Roll a seed"
            size="sm"
            icon={<Dices className="size-4" />}
            onClick={() => onChange(rollSeed())}
          />
          <IconButton
            label={seed === null ? "Lock the seed" : "Unlock the seed"}
            size="sm"
            aria-pressed={seed !== null}
            icon={seed === null ? <LockOpen className="size-4" /> : <Lock className="size-4 text-accent" />}
            onClick={() => onChange(seed === null ? (latest ?? rollSeed()) : null)}
          />
        </div>
      </div>
    </Field>
  );
}
