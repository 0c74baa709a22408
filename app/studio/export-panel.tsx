import Download from "lucide-react/icons/download";
import FolderDown from "lucide-react/icons/folder-down";
import { useMemo, useState, useSyncExternalStore } from "react";
import { type ExportTarget, fileEnding, frameRateOf, holdsSound, mediaType } from "~/export/export-kind";
import { countFrames } from "~/export/video-settings";
import { stillTime } from "~/player/still-time";
import type { Composition } from "~/scene/composition";
import type { Storyboard } from "~/scene/storyboard";
import { voiceIsStale } from "~/scene/voice-is-stale";
import { Button } from "~/ui/button";
import { ExportChecks } from "./export-checks";
import { ExportChoices } from "./export-choices";
import { type Quality, renameExport } from "./export-file";
import { keepSettings, readSettings, wasCutOff } from "./export-memory";
import { ExportOutcome } from "./export-outcome";
import { ExportProgressView } from "./export-progress-view";
import { cancelExport, type ExportOrder, startExport, useExportRun } from "./export-runs";
import { downloadLabel, qualitiesOf, qualityOf, targetOf } from "./export-settings";
import { canPickFile, pickSaveFile } from "./save-picker";
import { useEncodableQualities } from "./use-encodable-qualities";
import { useExportCheck } from "./use-export-check";

interface ExportPanelProps {
  storyboard: Storyboard;
  /** What the brief asked for; null where it is not known. */
  askedSeconds: number | null;
  /** What to make at a quality. */
  order: (quality: Quality) => ExportOrder;
}

/** Makes a file in this browser: what kind, whether all is there for it, how far it is, and where it went. */
export function ExportPanel({ storyboard, askedSeconds, order }: ExportPanelProps) {
  const [settings, setSettings] = useState(() => {
    const { contentId, composition } = order("720p");
    return readSettings(contentId, stillTime(composition));
  });
  const quality = qualityOf(settings);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `order` is made anew in every render of the page.
  const ordered = useMemo(() => order(quality), [storyboard, quality]);
  const { composition, contentId } = ordered;
  const { durationSeconds } = composition;
  const target = useMemo(() => targetOf(settings, durationSeconds), [settings, durationSeconds]);
  const run = useExportRun(contentId);
  const isBusy = run.kind === "checking" || run.kind === "running";
  const check = useExportCheck(isBusy ? null : composition, target);
  const all = qualitiesOf(settings.choice);
  const qualities = useEncodableQualities(storyboard, composition, target, all);
  const progress = run.kind === "running" ? run.progress : null;

  const canPick = useSyncExternalStore(noChange, canPickFile, () => false);
  const hasPicture = target.kind !== "sound";
  const start = (more: Partial<ExportOrder> = {}) => {
    const latest = order(quality);
    void startExport({
      ...latest,
      target,
      // What is missing is in sight, below the button that starts it all the same.
      checked: check?.ready === true,
      fileName: renameExport(latest.fileName, fileEnding(target), hasPicture),
      ...more,
    });
  };
  const startTo = async () => {
    const name = renameExport(ordered.fileName, fileEnding(target), hasPicture);
    const saveTo = await pickSaveFile(name, mediaType(target));
    if (saveTo) start({ saveTo });
  };

  return (
    <section aria-labelledby="export-heading" className="grid gap-5">
      <h3 id="export-heading" className="sr-only">
        Download
      </h3>
      {isBusy ? (
        <ExportProgressView progress={progress} onCancel={() => cancelExport(contentId)} />
      ) : (
        <>
          <ExportChoices
            settings={settings}
            onChange={(next) => {
              setSettings(next);
              keepSettings(contentId, next);
            }}
            qualities={qualities}
            isLimited={qualities.length < all.length}
            durationSeconds={durationSeconds}
          />
          <div className="grid gap-2">
            <Button
              variant="primary"
              size="lg"
              className="w-full"
              icon={<Download className="size-4" />}
              disabled={check?.ready === false}
              onClick={() => start()}
            >
              {downloadLabel(settings.choice)}
            </Button>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="tabular text-muted text-sm">{summary(target, composition)}</p>
              {canPick && (
                <Button
                  size="sm"
                  variant="ghost"
                  icon={<FolderDown className="size-4" />}
                  disabled={check?.ready === false}
                  onClick={() => void startTo()}
                >
                  Save as…
                </Button>
              )}
            </div>
          </div>
        </>
      )}
      <ExportOutcome
        run={run}
        wasCutOff={run.kind === "idle" && wasCutOff(contentId)}
        contentId={contentId}
        variant={ordered.variant}
        onAgain={(despiteGaps) => start({ despiteGaps })}
      />
      {!isBusy && (
        <ExportChecks
          check={check}
          durationSeconds={durationSeconds}
          askedSeconds={askedSeconds}
          frameCount={countFrames(durationSeconds, frameRateOf(target))}
          codecs={codecsOf(target, composition)}
          hasPicture={hasPicture}
          staleVoices={
            holdsSound(target) || storyboard.captions?.show
              ? storyboard.scenes.flatMap((scene, index) =>
                  voiceIsStale(scene, storyboard.language) ? [index + 1] : [],
                )
              : []
          }
        />
      )}
    </section>
  );
}

const noChange = () => () => {};

function summary(target: ExportTarget, { width, height }: Composition): string {
  if (target.kind === "sound") return "48 kHz, stereo";
  const size = `${width} × ${height}`;
  return "frameRate" in target ? `${size} · ${target.frameRate} frames/s` : size;
}

function codecsOf(target: ExportTarget, { sound }: Composition): string {
  const names = {
    mp4: ["H.264", "AAC"],
    webm: [target.kind === "webm" && target.codec === "av1" ? "AV1" : "VP9", "Opus"],
    gif: ["A palette per scene"],
    frames: ["PNG, nothing lost"],
    poster: [target.kind === "poster" && target.type === "png" ? "PNG" : "JPEG"],
    sound: [target.kind === "sound" && target.container === "wav" ? "16 bits, nothing lost" : "AAC"],
  }[target.kind];
  return holdsSound(target) && !sound ? `${names[0]}, without sound` : names.join(" and ");
}
