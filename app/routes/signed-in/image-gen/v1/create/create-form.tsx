import type { RefObject } from "react";
import type { ImageModelInfo } from "~/domain/image/image-model";
import type { ImageRequest } from "~/domain/image/image-request";
import { priceOfImages } from "~/domain/image/make-images";
import { unsupportedReason } from "~/domain/image/validation/unsupported-reason";
import { CountPicker } from "~/images/composer/count-picker";
import { fitModel } from "~/images/composer/fit-model";
import { LeftOutNote } from "~/images/composer/left-out-note";
import { MakeButton } from "~/images/composer/make-button";
import { ModelPicker } from "~/images/composer/model-picker";
import { ParameterFields } from "~/images/composer/parameter-fields";
import { PromptField } from "~/images/composer/prompt-field";
import { RatioPicker } from "~/images/composer/ratio-picker";
import { SeedChip } from "~/images/composer/seed-chip";
import { SeedField } from "~/images/composer/seed-field";
import { SourceCard } from "~/images/composer/source-card";
import { StyleChips } from "~/images/composer/style-chips";
import type { Composer } from "~/images/composer/use-composer";
import type { Board } from "~/stores/boards/board-document";
import { TextArea } from "~/ui/text-area";
import { BroughtAlong } from "./brought-along";

interface CreateFormProps {
  userId: string;
  models: readonly ImageModelInfo[];
  composer: Composer;
  request: ImageRequest;
  /** What can be spent; null while it is not known. */
  balance: number | null;
  boards: readonly Board[] | null;
  latestSeed: number | null;
  promptField: RefObject<HTMLTextAreaElement | null>;
}

/** What most requests need, all of it in sight, and the button that sends it. */
export function CreateForm(props: CreateFormProps) {
  const { userId, models, composer, request, balance, boards, latestSeed, promptField } = props;
  const { change, problem } = composer;
  const set = (fields: Partial<ImageRequest>) => change((current) => ({ ...current, ...fields }));
  const model = models.find(({ id }) => id === request.modelId);
  const isAnew = request.operation === "generate";
  const label = isAnew ? "What should the images show?" : "What should change?";
  return (
    <form
      aria-label="What to make"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        composer.submit();
        if (!request.prompt.trim()) promptField.current?.focus();
      }}
      className="grid gap-6"
    >
      <div className="grid gap-3">
        <SourceCard userId={userId} request={request} onChange={(next) => change(() => next)} />
        <PromptField
          ref={promptField}
          label={label}
          placeholder="A sandstone bottle of hand soap on a wet stone ledge, eucalyptus, soft morning light"
          value={request.prompt}
          error={problem?.field === "prompt" ? problem.message : null}
          onChange={(prompt) => set({ prompt })}
        />
        <LeftOutNote model={model} request={request} />
        {request.seed !== null && <SeedChip seed={request.seed} onUnlock={() => set({ seed: null })} />}
      </div>
      <BroughtAlong
        userId={userId}
        model={model}
        uploads={composer.uploads}
        request={request}
        boards={boards}
        onChange={(next) => change(() => next)}
      />
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        <div className="grid content-start gap-5">
          <TextArea
            label="Leave out"
            rows={1}
            placeholder={model?.takesNegativePrompt ? "People, lettering, clutter" : undefined}
            disabled={!model?.takesNegativePrompt && !request.negativePrompt}
            hint={model && !model.takesNegativePrompt ? `${model.label} takes no words for this.` : undefined}
            error={problem?.field === "negative" ? problem.message : null}
            value={request.negativePrompt}
            onChange={(event) => set({ negativePrompt: event.target.value })}
          />
          {isAnew && (
            <RatioPicker
              value={request.ratio}
              possible={model?.ratios ?? []}
              modelLabel={model?.label ?? "This model"}
              onChange={(ratio) => set({ ratio })}
            />
          )}
          <CountPicker
            value={request.count}
            most={model?.mostImages ?? 1}
            onChange={(count) => set({ count })}
          />
        </div>
        <div className="grid content-start gap-5">
          <ModelPicker
            models={models}
            value={request.modelId}
            unsupportedReason={(candidate) => unsupportedReason(candidate, fitModel(request, candidate))}
            onChange={(next) => change((current) => fitModel(current, next))}
          />
          {model?.takesSeed !== false && (
            <SeedField seed={request.seed} latest={latestSeed} onChange={(seed) => set({ seed })} />
          )}
          <StyleChips value={request.styleIds} onChange={(styleIds) => set({ styleIds })} />
          {model && (
            <ParameterFields model={model} request={request} onChange={(next) => change(() => next)} />
          )}
        </div>
      </div>
      <div className="grid gap-2.5 md:max-w-sm">
        {problem?.field === "request" && (
          <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger text-sm">
            {problem.message}
          </p>
        )}
        <MakeButton
          label={request.count === 1 ? "Make 1" : `Make ${request.count}`}
          price={model ? priceOfImages(model, request) : 0}
          balance={balance}
          isSending={composer.isSending}
          takesMore
          waitingFor={composer.waitingFor}
          onStopWaiting={composer.stopWaiting}
        />
      </div>
    </form>
  );
}
