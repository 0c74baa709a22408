import { type FormEvent, useEffect, useState } from "react";
import { href, useLocation, useNavigate } from "react-router";
import { type BriefDraft, briefOfDraft } from "~/briefs/brief-draft";
import { BriefFoot } from "~/briefs/brief-foot";
import { BriefOptions } from "~/briefs/brief-options";
import { LanguageLine } from "~/briefs/language-line";
import { useCanTranslate } from "~/briefs/use-can-translate";
import { useSendBrief } from "~/briefs/use-send-brief";
import { useWriters } from "~/briefs/use-writers";
import { usualLanguage, writableLanguages } from "~/briefs/written-language";
import { mostCreditsOfVideo } from "~/domain/credits/prices";
import { openConflicts } from "~/domain/facts/fact-sheet";
import type { OfferedModels } from "~/domain/image/offered-models";
import { modelNotConfigured } from "~/domain/jobs/model-not-configured";
import { type Language, languageSchema } from "~/domain/text/language";
import { languageName } from "~/domain/text/language-name";
import { type Brief, briefLimits, parseBrief } from "~/domain/video/brief";
import { briefFromFacts } from "~/domain/video/brief-from-facts";
import { factsForBrief } from "~/domain/video/facts-for-brief";
import { importPictures } from "~/sources/import-pictures";
import { PictureChooser } from "~/sources/picture-chooser";
import type { SourceReading } from "~/sources/source-reading";
import { usualPictures } from "~/sources/usual-pictures";
import { SegmentedControl } from "~/ui/segmented-control";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { showErrorToast } from "~/ui/toast";
import { keepPlan, readPlan, type VideoPlan } from "./kept-plan";
import { openingsOfFacts } from "./openings-of-facts";

interface VideoFormProps {
  userId: string;
  models: OfferedModels;
  reading: SourceReading;
  isReading: boolean;
}

const byWriter = "writer";
const allVariants = "all";
const noteCharacters = 500;

/** Pictures and settings of the video, and its price; the script is the same job as that of a brief typed by hand. */
export function VideoForm({ userId, models, reading, isReading }: VideoFormProps) {
  const navigate = useNavigate();
  const brought = useLocation().state as { settings?: Partial<BriefDraft> } | null;
  const [plan, setPlan] = useState<VideoPlan>(() => readPlan(userId, reading.id, brought?.settings));
  const [importNote, setImportNote] = useState<string | null>(null);
  const [problem, setProblem] = useState<Error | null>(null);
  useEffect(() => keepPlan(userId, reading.id, plan), [userId, reading.id, plan]);
  const set = (fields: Partial<VideoPlan>) => setPlan((current) => ({ ...current, ...fields }));
  const setDraft = (change: (draft: BriefDraft) => BriefDraft) =>
    setPlan((current) => ({ ...current, draft: change(current.draft) }));

  const { draft, variantId, note } = plan;
  const variants = reading.variants.filter(({ id }) =>
    reading.sheet.facts.some((fact) => fact.variantId === id),
  );
  const facts = factsForBrief(reading.sheet, variantId);
  const undecided = openConflicts(reading.sheet).length;

  const written = writableLanguages(models.scripts);
  const pageLanguage = languageOf(reading.page?.language);
  const usual = usualLanguage(navigator.languages, written);
  const language = draft.language ?? written.find((one) => one === pageLanguage) ?? usual;
  const canTranslate = useCanTranslate(pageLanguage ?? language, language);
  const isForeign = pageLanguage !== null && pageLanguage !== language;
  const told = isForeign && canTranslate ? pageLanguage : language;
  const words = briefFromFacts(facts, { language: told, address: reading.page?.url ?? reading.address });
  const prompt = [words, note.trim()].filter(Boolean).join("\n");

  const pictures = reading.pictures.filter(
    (picture) => !picture.variantId || !variantId || picture.variantId === variantId,
  );
  const source = plan.pictures ?? (usualPictures(pictures).length > 0 ? "page" : "made");
  const chosen = (plan.chosen ?? usualPictures(pictures)).filter((url) =>
    pictures.some((picture) => picture.url === url),
  );
  const pictureSource = source === "page" ? (chosen.length > 0 ? "uploads" : "none") : source;
  const asked: BriefDraft = { ...draft, prompt, facts, pictureSource };

  const { writers, writer } = useWriters(models, language, draft.scriptModelId);
  const { send, isSending, failure, deviceNote } = useSendBrief({
    draft,
    writerId: writer?.id,
    onSubmission: (submission) => setDraft((current) => ({ ...current, submission })),
    onStarted: (jobId) => {
      // The page may be gone before its effects run.
      keepPlan(userId, reading.id, { ...plan, draft: { ...draft, submission: null } });
      void navigate(`${href("/prompt-to-video")}?${new URLSearchParams({ job: jobId })}`);
    },
  });

  async function prepare(): Promise<Brief | null> {
    const uploads = pictureSource === "uploads" ? await fetchPictures() : [];
    if (!uploads) return null;
    const result = parseBrief(briefOfDraft({ ...asked, uploads }, language));
    if (result.ok) return result.brief;
    setProblem(new Error(Object.values(result.problems)[0]));
    return null;
  }

  async function fetchPictures(): Promise<BriefDraft["uploads"] | null> {
    try {
      const { assetIds, failed } = await importPictures(chosen, plan.assetIds, (done, of) =>
        setImportNote(`Fetching picture ${done + 1} of ${of}`),
      );
      set({ assetIds });
      const come = chosen.filter((url) => assetIds[url]);
      if (failed.length > 0) {
        showErrorToast(
          failed.length === 1 ? "One picture did not come" : `${failed.length} pictures did not come`,
          failed[0]?.message,
        );
      }
      if (come.length === 0) {
        throw new Error("None of the pictures came. Choose others, or have them made for you.");
      }
      return come.map((url) => ({ assetId: assetIds[url]!, name: nameOf(reading, url) }));
    } catch (error) {
      setProblem(error as Error);
      return null;
    } finally {
      setImportNote(null);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(null);
    if (facts.length === 0) return setProblem(new Error("Add a fact first: a name and a price are enough."));
    void send(prepare);
  }

  const maker = models.pictures.find(({ id }) => id === draft.pictureModelId) ?? models.pictures[0];
  const most = mostCreditsOfVideo(asked, maker?.creditsPerResult ?? 0);
  const openings = openingsOfFacts(facts);

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <section aria-labelledby="pictures-heading" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="pictures-heading" className="font-[600] text-xl">
          Pictures
        </h2>
        <SegmentedControl
          label="Where the pictures come from"
          value={source}
          onChange={(next) => set({ pictures: next })}
          segments={[
            ...(pictures.length > 0 ? [{ value: "page" as const, label: "From the page" }] : []),
            { value: "made" as const, label: "Made for me" },
            { value: "none" as const, label: "Words only" },
          ]}
        />
        {source === "page" && (
          <>
            <PictureChooser
              pictures={pictures}
              chosen={chosen}
              most={briefLimits.assets}
              onChange={(next) => set({ chosen: next })}
            />
            <p className="text-muted text-sm">
              They follow one another in the order you choose them. Use pictures you have the right to use;
              the chosen ones are kept among your files with where they come from.
            </p>
          </>
        )}
      </section>

      <section aria-labelledby="video-heading" className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
        <div className="grid gap-1">
          <h2 id="video-heading" className="font-[600] text-xl">
            The video
          </h2>
          <LanguageLine
            reading={{ language, read: null }}
            chosen={draft.language}
            written={written}
            onChange={(next) => setDraft((current) => ({ ...current, language: next }))}
          />
          {isForeign && (
            <p role="status" className="rounded-md bg-warning-soft px-4 py-2.5 text-sm">
              {canTranslate
                ? `The page is in ${languageName(pageLanguage)}. The script is written in its words; this browser then translates it to ${languageName(language)} on this device, before you approve it.`
                : `The page is in ${languageName(pageLanguage)}. Names, prices and numbers are used; its sentences are left out, as nothing here translates them.`}
            </p>
          )}
        </div>
        <BriefOptions
          userId={userId}
          draft={asked}
          models={models}
          writers={writers}
          writer={writer}
          onChange={setDraft}
        >
          <Select
            label="Opens with"
            value={draft.opening ?? byWriter}
            choices={[{ value: byWriter, label: "What the writer finds strongest" }, ...openings]}
            onChange={(next) =>
              setDraft((current) => ({
                ...current,
                opening: openings.find(({ value }) => value === next)?.value ?? null,
              }))
            }
          />
          {variants.length > 1 && (
            <Select
              label="Variant"
              value={variantId ?? allVariants}
              choices={[
                { value: allVariants, label: "What is true of all" },
                ...variants.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(next) => set({ variantId: next === allVariants ? null : next })}
            />
          )}
        </BriefOptions>
        <TextArea
          label="Anything to add?"
          hint="In your own words. It is used beside the facts, word for word."
          rows={2}
          limit={noteCharacters}
          value={note}
          onChange={(event) => set({ note: event.target.value })}
        />
        <details className="group">
          <summary className="w-fit cursor-default rounded-sm text-muted text-sm hover:text-text">
            What the writer is told
          </summary>
          <p
            dir="auto"
            className="wrap-anywhere mt-2 whitespace-pre-line border-line border-s-2 ps-3 text-sm"
          >
            {prompt}
          </p>
        </details>
        <p className="text-muted text-sm">
          {models.scripts.length > 0
            ? `${writer?.about} You approve the script before anything is made.`
            : modelNotConfigured}
          {undecided > 0 &&
            ` ${undecided === 1 ? "One fact is" : `${undecided} facts are`} undecided above: until you choose, the most trusted is used.`}
        </p>
      </section>

      <BriefFoot
        failure={failure ?? problem}
        note={importNote ?? deviceNote}
        most={most}
        isSending={isSending}
        waitsFor={isReading ? "Still reading" : null}
      />
    </form>
  );
}

function languageOf(tag: string | null | undefined): Language | null {
  return languageSchema.safeParse(tag?.split("-")[0]?.toLowerCase()).data ?? null;
}

function nameOf({ pictures }: SourceReading, url: string): string {
  const alt = pictures.find((picture) => picture.url === url)?.alt;
  return alt || url.split("/").at(-1) || "Picture";
}
