import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { useId, useMemo, useState } from "react";
import { type PreviewClock, PreviewPlayer } from "~/player/preview-player";
import { sizeOfFormat } from "~/scene/format-size";
import type { Library } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import { mixVersions } from "~/scene/versions/make-versions";
import { mediaUrl } from "~/studio/media-url";
import { playerWidth } from "~/studio/player-width";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { type Mix, mixId, presentId, shownScale, type Version, versionLabel } from "./version-set";

interface MixDialogProps {
  versions: readonly Version[];
  /** Whose words it begins with. */
  picked: Version;
  clock: PreviewClock;
  library: Library;
  onMix: (mix: Mix) => void;
  onClose: () => void;
}

/** The words of one version in the look of another, playing while they are chosen. */
export default function MixDialog({ versions, picked, clock, library, onMix, onClose }: MixDialogProps) {
  const sources = versions.filter(({ id }) => id !== mixId);
  const [first] = sources as [Version];
  const words = sources.find(({ id }) => id === picked.id) ?? first;
  const [mix, setMix] = useState<Mix>({
    words: words.id,
    look: (sources.find(({ id }) => id !== words.id) ?? first).id,
  });
  const composition = useMemo(() => {
    const one = (id: string) => (versions.find((version) => version.id === id) ?? first).storyboard;
    const mixed = mixVersions(one(mix.words), one(mix.look));
    return resolveComposition(mixed, sizeOfFormat(mixed.format, shownScale(mixed.format)), library);
  }, [versions, first, mix, library]);
  const isOne = mix.words === mix.look;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Mix two versions"
      description="Words, order and pictures of one, in the look of the other."
      size="lg"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={isOne} onClick={() => onMix(mix)}>
            Add the mix
          </Button>
        </>
      }
    >
      <div className="grid items-start justify-items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        {/* What is below it on a phone leaves it less than the window's height. */}
        <div style={{ width: playerWidth("min(32rem, 100dvh - 29rem)", composition, "min(21rem, 70vw)") }}>
          <PreviewPlayer
            composition={composition}
            mediaUrl={mediaUrl}
            label="The mix"
            clock={clock}
            className="rounded-md"
          />
        </div>
        <div className="grid w-full gap-5">
          <Choice
            label="Words of"
            versions={sources}
            value={mix.words}
            textOf={({ name }) => name.words}
            onChange={(id) => setMix({ ...mix, words: id })}
          />
          <Choice
            label="Look of"
            versions={sources}
            value={mix.look}
            textOf={({ name }) => name.look}
            onChange={(id) => setMix({ ...mix, look: id })}
          />
        </div>
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  label: string;
  versions: readonly Version[];
  value: string;
  textOf: (version: Version) => string;
  onChange: (id: string) => void;
}

/** Numbers in a row on a phone, with what the chosen one says below; a list with all of it elsewhere. */
function Choice({ label, versions, value, textOf, onChange }: ChoiceProps) {
  const labelId = useId();
  const chosen = versions.find(({ id }) => id === value);
  return (
    <div className="grid gap-1.5">
      <h3 id={labelId} className="font-[550] text-sm">
        {label}
      </h3>
      <RadioGroup
        aria-labelledby={labelId}
        value={value}
        onValueChange={(id) => onChange(id as string)}
        className="grid gap-0.5 max-sm:flex max-sm:flex-wrap max-sm:gap-1"
      >
        {versions.map((version) => (
          <Radio.Root
            key={version.id}
            value={version.id}
            aria-label={`${versionLabel(version)}: ${textOf(version)}`}
            className="grid min-h-9 min-w-9 cursor-default items-center gap-2.5 rounded-md px-2.5 text-start text-muted transition-colors hover:bg-hover data-checked:bg-accent-soft data-checked:text-text max-sm:place-items-center max-sm:border max-sm:border-line sm:min-h-8 sm:grid-cols-[auto_minmax(0,1fr)]"
          >
            <span className="tabular font-[550] text-text">
              <span className="max-sm:hidden">{versionLabel(version)}</span>
              <span className="sm:hidden">{version.id === presentId ? "Now" : version.id}</span>
            </span>
            <span className="truncate text-sm max-sm:hidden">{textOf(version)}</span>
          </Radio.Root>
        ))}
      </RadioGroup>
      <p aria-hidden="true" className="truncate text-muted text-sm sm:hidden">
        {chosen && textOf(chosen)}
      </p>
    </div>
  );
}
