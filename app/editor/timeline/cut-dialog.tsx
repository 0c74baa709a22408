import { useEffect, useMemo, useState } from "react";
import { useEditor } from "~/editor/use-editor";
import { fileSecondsAfter, secondsUntil } from "~/scene/clip-clock";
import { formatSeconds } from "~/scene/describe-move";
import { clipOf } from "~/scene/edit-time-clip";
import { cutStretches, type Stretch, stretchesToCut } from "~/scene/edit-time-cut";
import { silencesOf, stretchesOfWords } from "~/scene/edit-time-silence";
import { momentsOf, timingOf } from "~/scene/moments";
import type { Storyboard } from "~/scene/storyboard";
import { mediaUrl } from "~/studio/media-url";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Spinner } from "~/ui/spinner";
import type { TrackEdits } from "./use-track-edits";

export interface CutTask {
  kind: "words" | "silence";
  sceneId: string;
}

interface CutDialogProps {
  task: CutTask | null;
  edits: TrackEdits;
  onClose: () => void;
}

/** What goes is seen before it goes: words that are crossed out, or silences that were found. */
export function CutDialog({ task, edits, onClose }: CutDialogProps) {
  const isWords = task?.kind === "words";
  return (
    <Dialog
      open={task !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isWords ? "Cut by words" : "Remove silence"}
      description={
        isWords
          ? "Cross out what is to go. Picture and voice are cut together."
          : "Silences longer than half a second go; picture and voice are cut together."
      }
    >
      {task && isWords && <Words key={task.sceneId} sceneId={task.sceneId} edits={edits} onClose={onClose} />}
      {task && !isWords && (
        <Silence key={task.sceneId} sceneId={task.sceneId} edits={edits} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface PartProps {
  sceneId: string;
  edits: TrackEdits;
  onClose: () => void;
}

function useScene(sceneId: string) {
  const storyboard = useEditor((state) => state.storyboard);
  const library = useEditor((state) => state.library);
  const moments = momentsOf(storyboard, library);
  const scene = storyboard.scenes.find(({ id }) => id === sceneId);
  const number = (moments.placeOf.get(sceneId) ?? 0) + 1;
  return {
    scene,
    moments,
    number,
    stretchesOf: (wanted: readonly Stretch[]) => stretchesToCut(storyboard, sceneId, wanted, library),
    cut: (stretches: readonly Stretch[]) => (current: Storyboard) =>
      cutStretches(current, sceneId, stretches, () => crypto.randomUUID(), library),
  };
}

function Words({ sceneId, edits, onClose }: PartProps) {
  const { scene, moments, number, stretchesOf, cut } = useScene(sceneId);
  const [crossed, setCrossed] = useState<ReadonlySet<number>>(new Set());
  const words = scene?.voice?.words ?? [];
  const from = moments.voices.get(sceneId)?.request.startSeconds ?? 0;
  const stretches = stretchesOf(
    stretchesOfWords(words, crossed, scene?.voice?.durationSeconds ?? 0).map((each) => later(each, from)),
  );
  const toggle = (place: number) =>
    setCrossed(
      (current) =>
        new Set(current.has(place) ? [...current].filter((each) => each !== place) : [...current, place]),
    );
  return (
    <>
      <p className="flex flex-wrap gap-1 text-lg leading-9">
        {words.map((word, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: words are told apart by their places
            key={place}
            type="button"
            aria-pressed={crossed.has(place)}
            aria-label={`${word.text}${crossed.has(place) ? ", goes" : ""}`}
            onClick={() => toggle(place)}
            className={`rounded-sm px-1.5 leading-8 ${crossed.has(place) ? "bg-danger-soft text-danger line-through" : "hover:bg-hover"}`}
          >
            {word.text}
          </button>
        ))}
      </p>
      <Cut
        stretches={crossed.size === words.length ? [] : stretches}
        empty={
          crossed.size > 0
            ? "Nothing of the scene would be left. Delete the scene instead."
            : "No word is crossed out."
        }
        onCut={() => {
          const cutWords = crossed.size === 1 ? "1 word" : `${crossed.size} words`;
          edits.change(`Cut ${cutWords}, ${lengthOf(stretches)}, from scene ${number}`, cut(stretches));
          onClose();
        }}
      />
    </>
  );
}

type Found = { state: "reading" } | { state: "failed" } | { state: "found"; stretches: Stretch[] };

function Silence({ sceneId, edits, onClose }: PartProps) {
  const { scene, moments, number, stretchesOf, cut } = useScene(sceneId);
  const [found, setFound] = useState<Found>({ state: "reading" });
  const heard = useMemo(() => heardIn(sceneId, scene, moments), [sceneId, scene, moments]);
  useEffect(() => {
    let isGone = false;
    const show = (next: Found) => !isGone && setFound(next);
    if (!heard) return;
    import("~/media/peaks/read-peaks")
      .then(({ readPeaks }) => readPeaks({ url: mediaUrl(heard.assetId) }))
      .then((peaks) => {
        const level = peaks?.levels[1] ?? peaks?.levels[0];
        if (!level) return show({ state: "found", stretches: [] });
        const levels = level.max.map((most, index) => Math.max(most, -(level.min[index] ?? 0)));
        const silences = silencesOf(
          { levels, secondsPerBucket: level.secondsPerBucket },
          heard.fromSeconds,
          heard.untilSeconds,
        );
        const stretches = silences.map(({ fromSeconds, untilSeconds }) => ({
          fromSeconds: heard.atSeconds + heard.secondsUntil(fromSeconds - heard.fromSeconds),
          untilSeconds: heard.atSeconds + heard.secondsUntil(untilSeconds - heard.fromSeconds),
        }));
        return show({ state: "found", stretches });
      })
      .catch(() => show({ state: "failed" }));
    return () => {
      isGone = true;
    };
  }, [heard]);
  if (found.state === "reading") {
    return (
      <p className="flex items-center gap-2 text-muted">
        <Spinner /> Listening…
      </p>
    );
  }
  const stretches = found.state === "found" ? stretchesOf(found.stretches) : [];
  return (
    <>
      {heard && stretches.length > 0 && (
        <div
          className="relative h-8 overflow-hidden rounded-sm bg-sunken"
          role="img"
          aria-label={`${stretches.length} silences`}
        >
          {stretches.map(({ fromSeconds, untilSeconds }) => (
            <span
              key={fromSeconds}
              className="absolute inset-y-0 bg-danger-soft shadow-[inset_0_0_0_1px_var(--color-danger)]"
              style={{
                left: `${(100 * (fromSeconds - heard.atSeconds)) / heard.seconds}%`,
                width: `${(100 * (untilSeconds - fromSeconds)) / heard.seconds}%`,
              }}
            />
          ))}
        </div>
      )}
      <Cut
        stretches={stretches}
        empty={
          found.state === "failed"
            ? "The sound could not be read. Nothing is changed; try again in a moment."
            : "There is no silence to take out."
        }
        onCut={() => {
          edits.change(`Remove ${lengthOf(stretches)} of silence from scene ${number}`, cut(stretches));
          onClose();
        }}
      />
    </>
  );
}

/** Which piece of which file is heard in a scene: its voice, else its clip. */
function heardIn(
  sceneId: string,
  scene: ReturnType<typeof useScene>["scene"],
  moments: ReturnType<typeof momentsOf>,
) {
  const placed = moments.voices.get(sceneId);
  const timing = timingOf(moments, sceneId);
  if (placed && scene?.voice) {
    const { assetId, fromSeconds = 0, durationSeconds } = scene.voice;
    return {
      assetId,
      fromSeconds,
      untilSeconds: fromSeconds + durationSeconds,
      atSeconds: placed.request.startSeconds,
      seconds: durationSeconds,
      secondsUntil: (played: number) => played,
    };
  }
  const clip = scene && clipOf(scene);
  if (!clip || !timing) return null;
  const seconds = (timing.exitStartSeconds ?? timing.endSeconds) - timing.startSeconds;
  return {
    assetId: clip.assetId,
    fromSeconds: clip.trimStartSeconds,
    untilSeconds: Math.min(
      clip.trimEndSeconds ?? Infinity,
      clip.trimStartSeconds + fileSecondsAfter(clip, seconds),
    ),
    atSeconds: timing.startSeconds,
    seconds,
    secondsUntil: (played: number) => secondsUntil(clip, played, seconds),
  };
}

function Cut({
  stretches,
  empty,
  onCut,
}: {
  stretches: readonly Stretch[];
  empty: string;
  onCut: () => void;
}) {
  const parts = `${stretches.length} ${stretches.length === 1 ? "piece" : "pieces"}`;
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="text-muted" role="status">
        {stretches.length === 0 ? empty : `${parts}, ${lengthOf(stretches)} in all`}
      </p>
      <Button variant="primary" disabled={stretches.length === 0} onClick={onCut}>
        Cut {stretches.length > 0 ? lengthOf(stretches) : ""}
      </Button>
    </div>
  );
}

function lengthOf(stretches: readonly Stretch[]): string {
  return formatSeconds(
    stretches.reduce((sum, { fromSeconds, untilSeconds }) => sum + untilSeconds - fromSeconds, 0),
  );
}

function later({ fromSeconds, untilSeconds }: Stretch, by: number): Stretch {
  return { fromSeconds: fromSeconds + by, untilSeconds: untilSeconds + by };
}
