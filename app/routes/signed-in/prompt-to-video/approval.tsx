import Redo2 from "lucide-react/icons/redo-2";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Undo2 from "lucide-react/icons/undo-2";
import { useEffect, useRef, useState } from "react";
import { useUsableBrands } from "~/brands/use-usable-brands";
import { LanguageLine } from "~/briefs/language-line";
import { type ApiError, callApi } from "~/client/call-api";
import { useUnreachedMessage } from "~/client/use-server-return";
import { formatCredits } from "~/domain/credits/format-credits";
import { mostScenesToApprove, scriptCredits } from "~/domain/credits/prices";
import { openClaims } from "~/domain/facts/accepted-claim";
import type { VideoJobDocument } from "~/domain/jobs/job";
import type { Language } from "~/domain/text/language";
import type { Brief } from "~/domain/video/brief";
import { copyTakeOf, isAsWritten, keepTakes, openWith, scriptProblems } from "~/domain/video/edit-script";
import { putIn } from "~/domain/video/left-out";
import type { Script } from "~/domain/video/script";
import { claimsOfScenes, sourcesOfScript } from "~/domain/video/script-claims";
import { scriptSeconds } from "~/scene/script-seconds";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { useToastsAbove } from "~/ui/use-toasts-above";
import { AngleChoice } from "./angle-choice";
import { LeftOutList } from "./left-out-list";
import { OpenQuestions } from "./open-questions";
import { stampOf } from "./rewrite-panel";
import { headlineId, SceneCard } from "./scene-card";
import { forgetEdits, keepEdits, readEdits } from "./script-edits";
import { TranslationOffer } from "./translation-offer";
import { useScriptHistory } from "./use-script-history";

/** Beyond this share of the length asked for, the copy takes longer than the video was to be. */
const mostOverLength = 1.12;
const mostQuestions = 3;

interface ApprovalProps {
  jobId: string;
  job: VideoJobDocument;
  script: Script;
  /** Languages that somebody here can write. */
  writable: readonly Language[];
  /** Begins again with a brief that says more or another language, in the place of this job. */
  onWriteAgain: (changes: Partial<Brief>) => Promise<void>;
}

/** The script stops here until the person says yes. Edits are kept in this browser until they are approved. */
export function Approval({ jobId, job, script: written, writable, onWriteAgain }: ApprovalProps) {
  const history = useScriptHistory(() => readEdits(jobId) ?? written);
  const { script, change, undo } = history;
  const { brief } = job;
  const { brands } = useUsableBrands();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<ApiError | null>(null);
  useUnreachedMessage(failure?.message, () => setFailure(null));
  const [sending, setSending] = useState(false);
  const foot = useRef<HTMLDivElement>(null);
  useToastsAbove(foot);

  useEffect(() => keepEdits(jobId, script), [jobId, script]);

  const claims = claimsOfScenes(script.scenes, sourcesOfScript(brief, script));
  const accepted = script.acceptedClaims ?? [];
  const brand = brands.find(({ id }) => id === brief.brandId) ?? null;
  const open = openClaims(claims, accepted);

  async function approve() {
    const found = scriptProblems(script);
    setProblems(found);
    setFailure(null);
    const wrong = script.scenes.find(({ id }) => id in found);
    if (wrong) return document.getElementById(headlineId(wrong.id))?.focus();
    setSending(true);
    try {
      await callApi(`/api/v1/jobs/${encodeURIComponent(jobId)}/approve`, {
        method: "POST",
        body: { script: withoutOtherWords(script, written) },
      });
      forgetEdits(jobId);
    } catch (error) {
      setFailure(error as ApiError);
      setSending(false);
    }
  }

  const mostScenes = mostScenesToApprove(brief, written.scenes.length);
  const toMake =
    brief.pictureSource === "made" ? script.scenes.filter(({ pictureAssetId }) => !pictureAssetId).length : 0;
  const what =
    toMake > 0 ? `Make ${toMake} ${toMake === 1 ? "picture" : "pictures"} and the video` : "Make the video";
  const price = priceOfVideo(toMake, job.creditsPerPicture ?? 0);
  const isEdited = JSON.stringify(script) !== JSON.stringify(written);
  return (
    <section aria-labelledby="script-heading" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-1">
        <h2 id="script-heading" className="text-xl font-[600]">
          Read it through
        </h2>
        <p className="text-muted">Change any line in place. Nothing is made until you say so.</p>
        <LanguageLine
          reading={{ language: script.language, read: null }}
          chosen={null}
          written={writable}
          onChange={(language) => language !== script.language && void onWriteAgain({ language: language! })}
        />
      </header>
      <OpenQuestions
        open={(script.questions ?? []).slice(0, mostQuestions)}
        onSkip={(id) =>
          change((current) => ({ ...current, questions: current.questions?.filter((one) => one !== id) }))
        }
        onAnswer={(answers) => onWriteAgain({ prompt: [brief.prompt, ...answers].join("\n") })}
      />
      <TranslationOffer
        brief={brief}
        written={written}
        script={script}
        onTranslated={(translated) => change(() => translated)}
      />
      {/* The ways to open it are in the language of the brief. */}
      {script.language === written.language && (
        <AngleChoice
          brief={brief}
          written={written}
          script={script}
          onChoose={(angle) =>
            change((current) => {
              const [opening] = current.scenes;
              if (!opening) return current;
              const kept = keepTakes(current, opening.id, [copyTakeOf(opening, stampOf(null))]);
              return openWith(kept, angle, written);
            })
          }
        />
      )}
      <ol className="grid gap-3">
        {script.scenes.map((scene, index) => (
          <SceneCard
            key={scene.id}
            jobId={jobId}
            brief={brief}
            script={script}
            scene={scene}
            index={index}
            claims={claims.filter((claim) => claim.partId === scene.id)}
            accepted={accepted}
            brand={brand}
            problem={problems[scene.id]}
            canGrow={script.scenes.length < mostScenes}
            onChange={change}
            onUndo={undo}
          />
        ))}
      </ol>
      <LeftOutList
        script={script}
        isFull={roomProblem(script, brief, mostScenes)}
        onPutIn={(statement) => change((current) => putIn(current, statement, crypto.randomUUID()))}
      />
      {/* What is said stands above the buttons: they stay where they are while it changes. */}
      <div
        ref={foot}
        className="sticky bottom-0 z-10 -mx-1 grid gap-2 border-line border-t bg-surface px-1 py-3 max-md:bottom-14"
      >
        <p role="alert" className="text-danger text-sm empty:hidden">
          {failure?.message ??
            (Object.keys(problems).length > 0 ? "Some scenes need a change first; they say what." : "")}
        </p>
        {open.length > 0 && (
          <p className="text-sm text-warning">
            Nothing backs {open.length === 1 ? "one statement" : `${open.length} statements`}. You can make
            the video; publishing waits until each is changed, backed by a fact or accepted.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
          <IconButton
            label="Undo"
            icon={<Undo2 className="size-4" />}
            disabled={!history.canUndo}
            onClick={undo}
          />
          <IconButton
            label="Redo"
            icon={<Redo2 className="size-4" />}
            disabled={!history.canRedo}
            onClick={history.redo}
          />
          <IconButton
            label="Back to the original"
            icon={<RotateCcw className="size-4" />}
            disabled={!isEdited}
            onClick={() => change(() => written)}
          />
          <p role="status" className="tabular min-w-0 grow basis-40 ps-2 text-muted text-sm max-sm:text-end">
            {lengthNote(scriptSeconds(script, brief.lengthSeconds), brief.lengthSeconds)}
            {isEdited && <span className="max-sm:sr-only">. Edits are kept in this browser</span>}
          </p>
          <Button
            variant="primary"
            size="lg"
            loading={sending}
            onClick={() => void approve()}
            className="tabular max-sm:w-full max-sm:px-3 max-sm:text-base"
          >
            {what} · {price}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Where somebody changed a word, no version may tell the video in other words: theirs would be lost in it. */
function withoutOtherWords(script: Script, written: Script): Script {
  if (!script.angles || isAsWritten(script, written)) return script;
  return { ...script, angles: script.angles.map(({ scenes: _, ...angle }) => angle) };
}

/** Why the script takes no more scenes; null while there is room for one in the time asked for. */
function roomProblem(script: Script, brief: Brief, mostScenes: number): string | null {
  const isLong = scriptSeconds(script, brief.lengthSeconds) > brief.lengthSeconds * mostOverLength;
  if (script.scenes.length < mostScenes && !isLong) return null;
  return `There is no room for more in ${brief.lengthSeconds} s. Remove a scene to put one of these in its place.`;
}

/** What is spent once the video is there; a picture without what was to be seen on it costs nothing. */
function priceOfVideo(pictures: number, creditsPerPicture: number): string {
  const most = formatCredits(scriptCredits + pictures * creditsPerPicture);
  return pictures > 0 ? `up to ${most}` : most;
}

/** How long the video will be, and why where that is not what was asked for. */
function lengthNote(seconds: number, asked: number): string {
  const length = `About ${Math.round(seconds)} s`;
  if (seconds > asked * mostOverLength)
    return `${length}: that long it takes to read (you asked for ${asked} s)`;
  if (seconds < asked * 0.88) return `${length}: there is no more to say (you asked for ${asked} s)`;
  return length;
}
