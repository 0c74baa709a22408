import ArrowRight from "lucide-react/icons/arrow-right";
import { useState } from "react";
import { BrandPicker } from "~/brands/brand-picker";
import { mediaAddress } from "~/client/media-address";
import { openConflicts } from "~/domain/facts/fact-sheet";
import { languages } from "~/domain/text/language";
import { languageName } from "~/domain/text/language-name";
import { toneNames } from "~/domain/video/tone-names";
import { safeHref } from "~/sections/safe-href";
import { FactList } from "~/sources/fact-list";
import { PictureChooser } from "~/sources/picture-chooser";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { Skeleton } from "~/ui/skeleton";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { languageNote } from "./language-note";
import type { StepProps } from "./making";
import { actionOf, languageOf } from "./writer-input";

const mostImages = 24;
const noteCharacters = 2000;
const ownTone = "own";
const allVariants = "all";

/** What is known, the images, and what the page is to be; everything can be corrected before a word is written. */
export function FactsStep(props: StepProps) {
  const {
    likeId,
    writer,
    writers,
    material,
    draft,
    onDraft,
    onSheet,
    pictures,
    chosen,
    isReading,
    adding,
    onStep,
  } = props;
  const [isAdding, setAdding] = adding;
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const { sheet, variants, productId } = material;
  const hasFacts = sheet.facts.length > 0;
  const undecided = openConflicts(sheet).length;
  const withFacts = variants.filter(({ id }) => sheet.facts.some(({ variantId }) => variantId === id));
  const action = actionOf(draft, material);
  const isWrongAction = action !== "" && safeHref(action) === null;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
        <section aria-labelledby="facts-heading" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="facts-heading" className="font-[600] text-xl">
            What is known
          </h2>
          {!hasFacts && isReading && (
            <div role="status" aria-label="Reading the page" className="grid gap-3">
              {["a", "b", "c", "d", "e"].map((key) => (
                <Skeleton key={key} className="h-11" />
              ))}
            </div>
          )}
          {!hasFacts && !isReading && (
            <p className="text-pretty text-muted">
              No facts yet. Type what you know of it: a name and a price are enough to begin.
            </p>
          )}
          <FactList
            sheet={sheet}
            onChange={onSheet}
            marked={new Set(lookedAt ? [lookedAt] : [])}
            onLookAt={setLookedAt}
            variantName={(id) => variants.find((one) => one.id === id)?.name}
            isAdding={isAdding}
            onAdding={setAdding}
          />
        </section>
        {pictures.length > 0 && (
          <section aria-labelledby="images-heading" className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <div className="grid gap-1">
              <h2 id="images-heading" className="font-[600] text-xl">
                Images
              </h2>
              <p className="text-muted text-sm">
                The first one opens the page.
                {!productId && " They become files of yours when the page is created, not before."}
              </p>
            </div>
            <PictureChooser
              pictures={pictures}
              chosen={chosen}
              most={mostImages}
              {...(productId && { srcOf: (assetId: string) => mediaAddress(assetId, 320) })}
              onChange={(next) => onDraft({ chosen: next })}
            />
          </section>
        )}
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (hasFacts && !isWrongAction) onStep("outline");
        }}
        className="grid gap-5 rounded-lg border border-line bg-raised p-5 shadow-raised lg:sticky lg:top-20"
      >
        <h2 className="font-[600] text-lg">The page</h2>
        <Select
          label="Language"
          value={languageOf(draft, material)}
          hint={languageNote(languageOf(draft, material), material.language, writer)}
          choices={languageChoices}
          onChange={(language) => onDraft({ language })}
        />
        {writers.length > 1 && writer && (
          <Select
            label="Writer"
            value={writer.id}
            choices={writers.map(({ id, label, about }) => ({ value: id, label, detail: about }))}
            onChange={(scriptModelId) => onDraft({ scriptModelId })}
          />
        )}
        {likeId === null && (
          <BrandPicker value={draft.brandId} onChange={(brandId) => onDraft({ brandId })} />
        )}
        <Select
          label="Tone"
          value={draft.tone ?? ownTone}
          choices={[
            { value: ownTone, label: "One for each direction" },
            ...Object.entries(toneNames).map(([value, label]) => ({ value, label })),
          ]}
          onChange={(value) =>
            onDraft({ tone: value === ownTone ? null : (value as keyof typeof toneNames) })
          }
        />
        {withFacts.length > 0 && (
          <Select
            label="Variant"
            value={draft.variantId ?? allVariants}
            choices={[
              { value: allVariants, label: "All variants" },
              ...withFacts.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(value) => onDraft({ variantId: value === allVariants ? null : value })}
          />
        )}
        <TextField
          label="Where its buttons lead"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://shop.example/buy"
          value={action}
          error={
            isWrongAction ? "This is no address. Write it with https:// before it, or leave it empty." : null
          }
          onChange={(event) => onDraft({ actionHref: event.target.value })}
        />
        <TextArea
          label="What else the writer should know"
          rows={3}
          value={draft.note}
          limit={noteCharacters}
          onChange={(event) => onDraft({ note: event.target.value })}
        />
        {undecided > 0 && (
          <p className="text-pretty text-sm text-warning">
            {undecided === 1
              ? "Sources disagree in one place. What is not decided is left out."
              : `Sources disagree in ${undecided} places. What is not decided is left out.`}
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          disabled={!hasFacts}
          icon={<ArrowRight className="order-last size-4" />}
        >
          Plan the sections
        </Button>
        <Button disabled={!hasFacts || isWrongAction} onClick={() => onStep("directions")}>
          Write three directions now
        </Button>
      </form>
    </div>
  );
}

const languageChoices = languages
  .map((value) => ({ value, label: languageName(value) }))
  .toSorted((one, other) => one.label.localeCompare(other.label));
