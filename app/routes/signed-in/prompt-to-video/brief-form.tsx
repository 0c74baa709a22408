import Sparkles from "lucide-react/icons/sparkles";
import { type FormEvent, Suspense, useEffect, useRef, useState } from "react";
import { type BriefDraft, briefOfDraft } from "~/briefs/brief-draft";
import { BriefFoot } from "~/briefs/brief-foot";
import { BriefOptions } from "~/briefs/brief-options";
import { LanguageLine } from "~/briefs/language-line";
import { UnwrittenNote } from "~/briefs/unwritten-note";
import { useSendBrief } from "~/briefs/use-send-brief";
import { useWriters } from "~/briefs/use-writers";
import { usualLanguage, writableLanguages, writtenLanguage } from "~/briefs/written-language";
import { lazy } from "~/client/lazy";
import { mostCreditsOfVideo } from "~/domain/credits/prices";
import type { OfferedModels } from "~/domain/image/offered-models";
import { modelNotConfigured } from "~/domain/jobs/model-not-configured";
import { type BriefProblems, briefLimits, parseBrief } from "~/domain/video/brief";
import { fieldsForPlatform } from "~/domain/video/fit-platform";
import { briefOfProduct } from "~/products/brief-of-product";
import { ProductPicker } from "~/products/product-picker";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { SegmentedControl } from "~/ui/segmented-control";
import { TextArea } from "~/ui/text-area";
import { useOpened } from "~/ui/use-opened";
import { BriefNotes } from "./brief-notes";
import { examples } from "./examples";
import { keepDraft, withProduct } from "./kept-draft";
import { PictureUploads } from "./picture-uploads";
import { useBriefReading } from "./use-brief-reading";

const DraftAssistant = lazy(() => import("./draft-assistant"));

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
  isAssisted: boolean;
  onAssistedChange: (isAssisted: boolean) => void;
  /** Given as a change, because uploads finish while other fields are typed in. */
  onChange: (change: (draft: BriefDraft) => BriefDraft) => void;
  onStarted: (jobId: string) => void;
}

/** The brief. Every keystroke is kept; sending it twice starts one job. */
export function BriefForm({
  userId,
  draft,
  models,
  startsAtOnce,
  isAssisted,
  onAssistedChange,
  onChange,
  onStarted,
}: BriefFormProps) {
  const [problems, setProblems] = useState<BriefProblems>({});
  const [uploading, setUploading] = useState(false);
  const promptField = useRef<HTMLTextAreaElement>(null);
  const set = (fields: Partial<BriefDraft>) => onChange((current) => ({ ...current, ...fields }));

  useEffect(() => keepDraft(draft), [draft]);

  const written = writableLanguages(models.scripts);
  const usual = usualLanguage(navigator.languages, written);
  const { understood, readNow } = useBriefReading(draft.prompt, usual);
  const { language: chosen } = draft;
  const reading = writtenLanguage({ reading: understood, chosen, written, usual });
  const { writers, writer } = useWriters(models, reading.language, draft.scriptModelId);
  const { send, isSending, failure, setFailure, deviceNote } = useSendBrief({
    draft,
    writerId: writer?.id,
    onSubmission: (submission) => {
      keepDraft({ ...draft, submission });
      set({ submission });
    },
    onStarted,
  });
  const form = useRef<HTMLFormElement>(null);
  const [opensWithPictures] = useState(draft.pictureSource === "uploads" && draft.uploads.length > 0);
  useEffect(() => {
    if (startsAtOnce) form.current?.requestSubmit();
  }, [startsAtOnce]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending || uploading) return;
    const result = parseBrief(briefOfDraft(draft, reading.language));
    setProblems(result.ok ? {} : result.problems);
    setFailure(null);
    if (!result.ok) {
      if (result.problems.prompt) promptField.current?.focus();
      return;
    }
    await send(async () => {
      const { language } = writtenLanguage({ reading: await readNow(), chosen, written, usual });
      return { ...result.brief, language };
    });
  }

  const hasAssistant = useOpened(isAssisted);
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
          <ProductPicker
            userId={userId}
            label="One of your products"
            onChoose={(product) => onChange((current) => withProduct(current, briefOfProduct(product)))}
          />
        </fieldset>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <LanguageLine
            reading={reading}
            chosen={draft.language}
            written={written}
            onChange={(language) => set({ language })}
          />
          <Button
            size="sm"
            className="ms-auto"
            aria-expanded={isAssisted}
            icon={<Sparkles className="size-3.5" />}
            onClick={() => onAssistedChange(!isAssisted)}
          >
            Assistant
          </Button>
        </div>
        {understood && (
          <BriefNotes
            reading={understood}
            draft={draft}
            onSet={(wished) =>
              set({ ...(wished.platform ? fieldsForPlatform(wished.platform) : {}), ...wished })
            }
          />
        )}
      </div>

      {hasAssistant && (
        <Suspense>
          <DraftAssistant
            userId={userId}
            models={models}
            open={isAssisted}
            onClose={() => onAssistedChange(false)}
            draft={draft}
            onChange={onChange}
          />
        </Suspense>
      )}

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

      <BriefOptions
        userId={userId}
        draft={draft}
        models={models}
        writers={writers}
        writer={writer}
        onChange={onChange}
      />

      <UnwrittenNote read={reading.read} language={reading.language} written={written} />
      <p className="text-muted text-sm">
        {models.scripts.length > 0
          ? `${writer?.about} You approve the script before anything is made.`
          : modelNotConfigured}
      </p>
      <BriefFoot
        failure={failure}
        note={deviceNote}
        most={most}
        isSending={isSending}
        waitsFor={uploading ? "Waiting for uploads" : null}
      />
    </form>
  );
}
