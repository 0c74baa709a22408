import ArrowRight from "lucide-react/icons/arrow-right";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { BrandPicker } from "~/brands/brand-picker";
import { ApiError, callApi } from "~/client/call-api";
import { deviceModelId } from "~/client/device-model";
import { type Submission, sendSubmission, submissionFor } from "~/client/submission";
import { useUnreachedMessage } from "~/client/use-server-return";
import { formatCredits } from "~/domain/credits/format-credits";
import { mostCreditsOfVideo, scriptCredits } from "~/domain/credits/prices";
import type { OfferedModels } from "~/domain/image/offered-models";
import { modelNotConfigured } from "~/domain/jobs/model-not-configured";
import { type BriefProblems, briefLimits, parseBrief, type Tone } from "~/domain/video/brief";
import { withOwnColor } from "~/domain/video/own-colors";
import { type Platform, platformPresets } from "~/domain/video/platform";
import { toneNames } from "~/domain/video/tone-names";
import { OwnColorsFields } from "~/studio/style/own-colors-fields";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { SegmentedControl } from "~/ui/segmented-control";
import { Select } from "~/ui/select";
import { Slider } from "~/ui/slider";
import { TextArea } from "~/ui/text-area";
import { useToastsAbove } from "~/ui/use-toasts-above";
import { BoardChoice } from "./board-choice";
import { type BriefDraft, briefOfDraft, keepDraft } from "./brief-draft";
import { BriefNotes } from "./brief-notes";
import { examples } from "./examples";
import { FormatChoice } from "./format-choice";
import { LanguageLine } from "./language-line";
import { languageName } from "./language-name";
import { PictureUploads } from "./picture-uploads";
import { PlatformChoice } from "./platform-choice";
import { TemplateChosen } from "./template-chosen";
import { useBriefReading } from "./use-brief-reading";
import { useDeviceWriter } from "./use-device-writer";
import { VideoPrice } from "./video-price";
import { writeOnDevice } from "./write-on-device";
import { usualLanguage, writableLanguages, writtenLanguage } from "./written-language";

const pictureChoices = [
  { value: "made", label: "Made for me" },
  { value: "uploads", label: "My pictures" },
  { value: "none", label: "Words only" },
] as const;

interface BriefFormProps {
  userId: string;
  draft: BriefDraft;
  models: OfferedModels;
  /** The form has just been handed a brief that is to be sent without another press. */
  startsAtOnce: boolean;
  /** Given as a change, because uploads finish while other fields are typed in. */
  onChange: (change: (draft: BriefDraft) => BriefDraft) => void;
  onStarted: (jobId: string) => void;
}

/** The brief. Every keystroke is kept; sending it twice starts one job. */
export function BriefForm({ userId, draft, models, startsAtOnce, onChange, onStarted }: BriefFormProps) {
  const [problems, setProblems] = useState<BriefProblems>({});
  const [failure, setFailure] = useState<Error | null>(null);
  useUnreachedMessage(failure?.message, () => setFailure(null));
  const [sending, setSending] = useState(false);
  const [uploading, setUploading] = useState(false);
  const isSending = useRef(false);
  const promptField = useRef<HTMLTextAreaElement>(null);
  const set = (fields: Partial<BriefDraft>) => onChange((current) => ({ ...current, ...fields }));

  useEffect(() => keepDraft(draft), [draft]);

  const written = writableLanguages(models.scripts);
  const usual = usualLanguage(navigator.languages, written);
  const { understood, readNow } = useBriefReading(draft.prompt, usual);
  const { language: chosen } = draft;
  const reading = writtenLanguage({ reading: understood, chosen, written, usual });
  const deviceWriter = useDeviceWriter(reading.language);
  const offered = models.scripts.filter((model) => model.languages.includes(reading.language));
  const writing = deviceWriter ? [...offered, deviceWriter] : offered;
  const chosenWriter = writing.find((model) => model.id === draft.scriptModelId) ?? writing[0];
  const [deviceNote, setDeviceNote] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const [opensWithPictures] = useState(draft.pictureSource === "uploads" && draft.uploads.length > 0);
  const foot = useRef<HTMLDivElement>(null);
  useToastsAbove(foot);
  useEffect(() => {
    if (startsAtOnce) form.current?.requestSubmit();
  }, [startsAtOnce]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending.current || uploading) return;
    const result = parseBrief(briefOfDraft(draft, reading.language));
    setProblems(result.ok ? {} : result.problems);
    setFailure(null);
    if (!result.ok) {
      if (result.problems.prompt) promptField.current?.focus();
      return;
    }
    isSending.current = true;
    setSending(true);
    const { pictureModelId } = draft;
    const keep = (submission: Submission) => {
      // Kept before it is sent: after a lost answer and a reload the same words are still the same job.
      keepDraft({ ...draft, submission });
      set({ submission });
    };
    try {
      const isOnDevice = chosenWriter?.id === deviceModelId;
      const { language } = writtenLanguage({ reading: await readNow(), chosen, written, usual });
      const brief = { ...result.brief, language };
      const asked = {
        brief,
        scriptModelId: isOnDevice ? null : draft.scriptModelId,
        pictureModelId,
        ...(isOnDevice && {
          scriptAnswer: await writeOnDevice(brief, (share) =>
            setDeviceNote(share < 1 ? `Fetching the model: ${Math.round(share * 100)} %` : null),
          ),
        }),
      };
      const submission = submissionFor(asked, draft.submission);
      keep(submission);
      const send = (idempotencyKey: string) =>
        callApi<{ jobId: string }>("/api/v1/jobs", { method: "POST", body: { idempotencyKey, ...asked } });
      const { jobId } = await sendSubmission(submission, send, keep);
      onStarted(jobId);
    } catch (error) {
      setFailure(error as Error);
      setSending(false);
    } finally {
      isSending.current = false;
      setDeviceNote(null);
    }
  }

  const unwritten = reading.read && !written.some((tag) => tag === reading.read) ? reading.read : null;
  const chosenMaker =
    models.pictures.find((model) => model.id === draft.pictureModelId) ?? models.pictures[0];
  const most = mostCreditsOfVideo(draft, chosenMaker?.creditsPerResult ?? 0);

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-8">
      <div className="grid gap-3">
        <TextArea
          ref={promptField}
          label="What is the video about?"
          hint="Facts you give are used word for word; none are invented."
          placeholder="We are opening a sourdough bakery on Mill Street on 3 May. Slow-proofed loaves for £4, and free coffee with every loaf in the first week."
          limit={briefLimits.promptCharacters}
          rows={6}
          value={draft.prompt}
          error={problems.prompt}
          onChange={(event) => set({ prompt: event.target.value })}
          onBlur={() => draft.prompt.trim() && setProblems(({ prompt: _, ...others }) => others)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.metaKey || event.ctrlKey))
              event.currentTarget.form?.requestSubmit();
          }}
        />
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="sr-only">Examples to start from</legend>
          <span className="text-muted text-sm">Try</span>
          {examples.map((example) => (
            <Button
              key={example.name}
              size="sm"
              variant="secondary"
              onClick={() => set({ prompt: example.prompt })}
            >
              {example.name}
            </Button>
          ))}
        </fieldset>
        <LanguageLine
          reading={reading}
          chosen={draft.language}
          written={written}
          onChange={(language) => set({ language })}
        />
        {understood && (
          <BriefNotes
            reading={understood}
            draft={draft}
            onSet={(wished) => set({ ...(wished.platform ? presetOf(wished.platform) : {}), ...wished })}
          />
        )}
      </div>

      {/* On a phone what was brought along would be below the window. */}
      <div className={classNames("grid gap-4", opensWithPictures && "max-sm:order-first")}>
        <SegmentedControl
          label="Pictures"
          showLabel
          segments={pictureChoices}
          value={draft.pictureSource}
          onChange={(pictureSource) => set({ pictureSource })}
        />
        {draft.pictureSource === "uploads" && (
          <PictureUploads
            userId={userId}
            uploads={draft.uploads}
            error={problems.assetIds}
            onChange={(change) => {
              setProblems(({ assetIds: _, ...others }) => others);
              onChange((current) => ({ ...current, uploads: change(current.uploads) }));
            }}
            onBusyChange={setUploading}
          />
        )}
      </div>

      <PlatformChoice value={draft.platform} onChange={(platform) => set(presetOf(platform))} />

      <div className="grid items-start gap-x-8 gap-y-6 sm:grid-cols-2">
        <FormatChoice
          value={draft.format}
          onChange={(format) =>
            // Another shape than the chosen place shows is a choice against that place.
            onChange((current) => ({
              ...current,
              format,
              platform:
                current.platform && platformPresets[current.platform].format === format
                  ? current.platform
                  : null,
            }))
          }
        />
        <Slider
          label="Length"
          value={draft.lengthSeconds}
          min={briefLimits.shortestSeconds}
          max={briefLimits.longestSeconds}
          onChange={(lengthSeconds) => set({ lengthSeconds })}
          format={(seconds) => `${seconds} s`}
        />
        <Select
          label="Tone"
          value={draft.tone}
          choices={Object.entries(toneNames).map(([value, label]) => ({ value: value as Tone, label }))}
          onChange={(tone: Tone) => set({ tone })}
        />
        {draft.templateId && (
          <TemplateChosen templateId={draft.templateId} onLeave={() => set({ templateId: null })} />
        )}
        <BrandPicker
          value={draft.brandId}
          onChange={(brandId, brand) => set({ brandId, ...(brand?.tone && { tone: brand.tone }) })}
        />
        <BoardChoice userId={userId} value={draft.boardId} onChange={(boardId) => set({ boardId })} />
        <fieldset className="grid max-w-lg content-start gap-1.5 sm:col-span-2">
          <legend className="contents font-[550] text-sm">Your colours</legend>
          <OwnColorsFields
            value={draft.colors}
            onChange={(name, color) =>
              onChange((current) => ({ ...current, colors: withOwnColor(current.colors, name, color) }))
            }
          />
          <span className="text-muted text-sm">In place of the template’s. Words stay readable.</span>
        </fieldset>
      </div>

      {(writing.length > 1 || (draft.pictureSource === "made" && models.pictures.length > 1)) && (
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {writing.length > 1 && chosenWriter && (
            <Select
              label="Writer"
              value={chosenWriter.id}
              choices={writing.map(({ id, label, about }) => ({ value: id, label, detail: about }))}
              onChange={(scriptModelId) => set({ scriptModelId })}
            />
          )}
          {draft.pictureSource === "made" && models.pictures.length > 1 && chosenMaker && (
            <Select
              label="Picture maker"
              value={chosenMaker.id}
              choices={models.pictures.map(({ id, label, about }) => ({ value: id, label, detail: about }))}
              onChange={(pictureModelId) => set({ pictureModelId })}
            />
          )}
        </div>
      )}

      {unwritten && written.length > 0 && (
        <p role="status" className="rounded-md bg-warning-soft px-4 py-2.5 text-sm">
          Your text reads like {languageName(unwritten)}. The writers here know{" "}
          {languageList(written.map(languageName))}: what is written for you will be in{" "}
          {languageName(reading.language)}, beside words of yours that are kept as they are. You read and
          change every line before anything is made.
        </p>
      )}
      <p className="text-muted text-sm">
        {models.scripts.length > 0
          ? `${chosenWriter?.about} You approve the script before anything is made.`
          : modelNotConfigured}
      </p>
      {/* The way on is in sight wherever the form is scrolled to; what is said stands above it. */}
      <div
        ref={foot}
        className="sticky bottom-0 z-10 -mx-1 grid gap-2 border-line border-t bg-surface px-1 py-3 max-md:bottom-14"
      >
        <p role="alert" className="text-danger text-sm empty:hidden">
          {failure &&
            `${failure.message}${failure instanceof ApiError && failure.requestId ? ` (request ${failure.requestId})` : ""}`}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          {deviceNote ? (
            <p role="status" className="tabular text-muted text-sm">
              {deviceNote}
            </p>
          ) : (
            <VideoPrice most={most} />
          )}
          <Button
            type="submit"
            variant="primary"
            size="lg"
            loading={sending}
            disabled={uploading}
            icon={<ArrowRight className="order-last size-4" />}
            className="tabular max-sm:w-full"
          >
            {uploading ? "Waiting for uploads" : `Write the script · ${upTo(most)}`}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** What a place asks for; without one, shape and length stay as they are. */
function presetOf(platform: Platform | null): Partial<BriefDraft> {
  if (platform === null) return { platform };
  const { format, usualSeconds } = platformPresets[platform];
  return { platform, format, lengthSeconds: usualSeconds };
}

/** The script alone has one price; with pictures it depends on how many are made. */
function upTo(most: number): string {
  return most > scriptCredits ? `up to ${formatCredits(most)}` : formatCredits(most);
}

const languageList = (names: string[]) => new Intl.ListFormat("en-GB").format(names);
