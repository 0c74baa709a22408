import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { useReducedMotion } from "~/player/use-media-query";
import type { Library } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import { timecode } from "~/scene/timecode";
import { IconButton } from "~/ui/icon-button";
import { SegmentedControl } from "~/ui/segmented-control";
import { useBackCloses } from "~/ui/use-back-closes";
import { CompareSide } from "./compare-side";
import { type Side, useInStep } from "./use-in-step";
import type { Version } from "./versions";

interface CompareViewProps {
  versions: readonly Version[];
  library: Library;
  onChoose: (version: Version) => void;
  onClose: () => void;
}

type AudibleSide = "none" | "first" | "second";

/** Two versions side by side, playing in step. Space plays, arrows move, 1 and 2 choose, Escape closes. */
export default function CompareView({ versions, library, onChoose, onClose }: CompareViewProps) {
  const [ids, setIds] = useState([versions[0]?.id, versions[1]?.id ?? versions[0]?.id]);
  const [audible, setAudible] = useState<AudibleSide>("none");
  const first = versions.find(({ id }) => id === ids[0]) ?? (versions[0] as Version);
  const second = versions.find(({ id }) => id === ids[1]) ?? (versions[0] as Version);
  const compositions = useMemo(
    () =>
      [
        resolveComposition(first.storyboard, undefined, library),
        resolveComposition(second.storyboard, undefined, library),
      ] as const,
    [first, second, library],
  );
  const lengths = useMemo(
    () => [compositions[0].durationSeconds, compositions[1].durationSeconds] as const,
    [compositions],
  );
  const { players, isPlaying, positionSeconds, totalSeconds, play, pause, seek, follow, end } =
    useInStep(lengths);
  const ready = useRef<[boolean, boolean]>([false, false]);
  const isStill = useReducedMotion();
  const toggle = isPlaying ? pause : play;
  const moveBy = (seconds: number) => seek(Math.min(totalSeconds, Math.max(0, positionSeconds + seconds)));

  function onKeyDown(event: KeyboardEvent) {
    const { target } = event;
    if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
    // Lists that are open, and what has a use for the key itself, keep it.
    if (target.closest("[role=listbox], [role=option]")) return;
    const isOnControl = target.closest("button, [role=combobox], [role=radio], input") !== null;
    const run = {
      " ": isOnControl ? null : toggle,
      k: toggle,
      ArrowLeft: isOnControl ? null : () => moveBy(-1),
      ArrowRight: isOnControl ? null : () => moveBy(1),
      "1": () => onChoose(first),
      "2": () => onChoose(second),
    }[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  }

  /** They begin together, once both have something to show. */
  function becomeReady(side: Side) {
    ready.current[side] = true;
    if (isPlaying) play();
    else if (positionSeconds > 0) seek(positionSeconds);
    else if (ready.current[0] && ready.current[1] && !isStill) play();
  }

  useBackCloses(true, onClose);

  const isWide = compositions[0].width > compositions[0].height;
  const sides = [
    { version: first, audibleAs: "first" },
    { version: second, audibleAs: "second" },
  ] as const;
  return (
    <BaseDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Popup
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-40 grid grid-rows-[auto_minmax(0,1fr)_auto] bg-surface outline-none transition-opacity data-starting-style:opacity-0"
        >
          <header className="flex h-14 items-center justify-between gap-3 border-line border-b ps-5 pe-3">
            <BaseDialog.Title className="font-[600]">Compare</BaseDialog.Title>
            <BaseDialog.Close
              aria-label="Close"
              className="grid size-9 place-items-center rounded-md text-muted hover:bg-hover hover:text-text"
            >
              <X className="size-4" />
            </BaseDialog.Close>
          </header>
          <div
            className={`min-h-0 overflow-auto p-4 sm:p-6 ${
              isWide
                ? "grid content-start gap-6 md:grid-cols-2"
                : "flex snap-x snap-mandatory gap-4 md:justify-center md:gap-12"
            }`}
          >
            {sides.map(({ version, audibleAs }, side) => (
              <CompareSide
                key={audibleAs}
                ref={players[side as Side]}
                number={(side + 1) as 1 | 2}
                version={version}
                versions={versions}
                composition={compositions[side as Side]}
                isMuted={audible !== audibleAs}
                onPick={(id) => setIds((kept) => kept.with(side, id))}
                onToggle={toggle}
                onReady={() => becomeReady(side as Side)}
                onPosition={(seconds) => follow(side as Side, seconds)}
                onEnd={() => end(side as Side)}
                onChoose={() => onChoose(version)}
              />
            ))}
          </div>
          <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t px-4 py-2.5 pb-[max(10px,env(safe-area-inset-bottom))] sm:px-6">
            <IconButton
              label={isPlaying ? "Pause both" : "Play both"}
              shortcut="k"
              side="top"
              icon={isPlaying ? <Pause className="size-4" /> : <Play className="size-4" />}
              onClick={toggle}
            />
            <input
              type="range"
              aria-label="Position"
              aria-valuetext={`${timecode(positionSeconds)} of ${timecode(totalSeconds)}`}
              min={0}
              max={totalSeconds}
              step={0.05}
              value={Math.min(positionSeconds, totalSeconds)}
              onChange={(event) => seek(event.target.valueAsNumber)}
              className="min-w-24 grow accent-accent"
            />
            <span className="tabular text-muted text-sm">
              {timecode(positionSeconds)} / {timecode(totalSeconds)}
            </span>
            <SegmentedControl<AudibleSide>
              label="Sound"
              size="sm"
              value={audible}
              onChange={setAudible}
              segments={[
                { value: "none", label: "Silent" },
                { value: "first", label: "Hear 1" },
                { value: "second", label: "Hear 2" },
              ]}
            />
          </footer>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
