import type { ReactNode } from "react";
import { BrandPicker } from "~/brands/brand-picker";
import type { OfferedModels } from "~/domain/image/offered-models";
import { briefLimits, type Tone } from "~/domain/video/brief";
import { fieldsForFormat, fieldsForPlatform } from "~/domain/video/fit-platform";
import { withOwnColor } from "~/domain/video/own-colors";
import { toneNames } from "~/domain/video/tone-names";
import { OwnColorsFields } from "~/studio/style/own-colors-fields";
import { Select } from "~/ui/select";
import { Slider } from "~/ui/slider";
import { BoardChoice } from "./board-choice";
import { type BriefDraft, newDraft } from "./brief-draft";
import { FormatChoice } from "./format-choice";
import { PlatformChoice } from "./platform-choice";
import { TemplateChosen } from "./template-chosen";
import type { useWriters } from "./use-writers";

interface BriefOptionsProps extends ReturnType<typeof useWriters> {
  userId: string;
  draft: BriefDraft;
  models: OfferedModels;
  onChange: (change: (draft: BriefDraft) => BriefDraft) => void;
  /** Beside the tone. */
  children?: ReactNode;
}

/** What a brief says of the video itself: where it is shown, its shape, length, tone and look, and who makes it. */
export function BriefOptions({
  userId,
  draft,
  models,
  writers,
  writer,
  onChange,
  children,
}: BriefOptionsProps) {
  const set = (fields: Partial<BriefDraft>) => onChange((current) => ({ ...current, ...fields }));
  const maker = models.pictures.find(({ id }) => id === draft.pictureModelId) ?? models.pictures[0];
  const canChooseMaker = draft.pictureSource === "made" && models.pictures.length > 1;
  return (
    <>
      <PlatformChoice value={draft.platform} onChange={(platform) => set(fieldsForPlatform(platform))} />

      <div className="grid items-start gap-x-8 gap-y-6 sm:grid-cols-2">
        <FormatChoice
          value={draft.format}
          onChange={(format) =>
            onChange((current) => ({ ...current, ...fieldsForFormat(format, current.platform) }))
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
        {children}
        {draft.templateId && (
          <TemplateChosen templateId={draft.templateId} onLeave={() => set({ templateId: null })} />
        )}
        <BrandPicker
          value={draft.brandId}
          onChange={(brandId, brand) => {
            // A default that is taken by itself leaves a tone that was set.
            const isChosen = draft.brandId !== undefined || draft.tone === newDraft().tone;
            set({ brandId, ...(brand?.tone && isChosen && { tone: brand.tone }) });
          }}
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

      {(writers.length > 1 || canChooseMaker) && (
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {writers.length > 1 && writer && (
            <Select
              label="Writer"
              value={writer.id}
              choices={writers.map(({ id, label, about }) => ({ value: id, label, detail: about }))}
              onChange={(scriptModelId) => set({ scriptModelId })}
            />
          )}
          {canChooseMaker && maker && (
            <Select
              label="Picture maker"
              value={maker.id}
              choices={models.pictures.map(({ id, label, about }) => ({ value: id, label, detail: about }))}
              onChange={(pictureModelId) => set({ pictureModelId })}
            />
          )}
        </div>
      )}
    </>
  );
}
