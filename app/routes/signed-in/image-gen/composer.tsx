import ChevronDown from "lucide-react/icons/chevron-down";
import { type RefObject, useId, useRef, useState } from "react";
import type { ImageModelInfo } from "~/domain/image/image-model";
import type { ImageRequest } from "~/domain/image/image-request";
import { priceOfImages } from "~/domain/image/make-images";
import { describePlacing, mostReferencesOf } from "~/domain/image/placed-products";
import { unsupportedReason } from "~/domain/image/validation/unsupported-reason";
import { validateImageRequest } from "~/domain/image/validation/validate-image-request";
import { BoardPicker } from "~/images/composer/board-picker";
import { CountPicker } from "~/images/composer/count-picker";
import { fitModel } from "~/images/composer/fit-model";
import { LeftOutNote } from "~/images/composer/left-out-note";
import { MakeButton } from "~/images/composer/make-button";
import { ModelPicker } from "~/images/composer/model-picker";
import { ParameterFields } from "~/images/composer/parameter-fields";
import { PromptField } from "~/images/composer/prompt-field";
import { RatioPicker } from "~/images/composer/ratio-picker";
import { ReferencesTray } from "~/images/composer/references-tray";
import { SeedChip } from "~/images/composer/seed-chip";
import { SeedField } from "~/images/composer/seed-field";
import { SourceCard } from "~/images/composer/source-card";
import { StyleChips } from "~/images/composer/style-chips";
import type { Composer as ComposerState } from "~/images/composer/use-composer";
import { settingsLine } from "~/images/settings-line";
import type { Board } from "~/stores/boards/board-document";
import { CopyField } from "~/ui/copy-field";
import { TextArea } from "~/ui/text-area";
import { useToastsAbove } from "~/ui/use-toasts-above";

interface ComposerProps {
  userId: string;
  models: readonly ImageModelInfo[];
  composer: ComposerState;
  request: ImageRequest;
  /** What can be spent; null while it is not known. */
  balance: number | null;
  /** The person's boards; null while they are not known. */
  boards: readonly Board[] | null;
  /** Of the latest generation, for locking. */
  latestSeed: number | null;
  onFiles: (files: File[]) => void;
  promptField: RefObject<HTMLTextAreaElement | null>;
}

/** Everything that decides the images, and the button that makes them. */
export function Composer(props: ComposerProps) {
  const { userId, models, composer, request, balance, boards, latestSeed, onFiles, promptField } = props;
  const { change, problem } = composer;
  const id = useId();
  const foot = useRef<HTMLElement>(null);
  useToastsAbove(foot);
  /** On phones the settings are folded away until they are wanted. */
  const [isOpen, setOpen] = useState(false);
  const set = (fields: Partial<ImageRequest>) => change((current) => ({ ...current, ...fields }));
  const model = models.find((candidate) => candidate.id === request.modelId);
  const errorAt = (field: "prompt" | "negative") => (problem?.field === field ? problem.message : null);
  /** Seen before the press: what the model certainly cannot do. */
  const issues = validateImageRequest(request, model);
  const obstacle = issues.find(({ code }) => code === "not_possible")?.message ?? null;
  const ignored = issues.filter(({ severity, field }) => severity === "ignored" && field === "references");
  const isAnew = request.operation === "generate";

  return (
    <form
      aria-labelledby={`${id}-heading`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        composer.submit();
        if (!request.prompt.trim()) promptField.current?.focus();
      }}
      className="flex min-h-0 flex-col"
    >
      <h2 id={`${id}-heading`} className="sr-only">
        What to make
      </h2>
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] content-start gap-5 md:grow md:overflow-y-auto md:overscroll-contain md:px-5 md:pt-5 md:pb-6">
        <div className="grid gap-3">
          <SourceCard userId={userId} request={request} onChange={(next) => change(() => next)} />
          <PromptField
            ref={promptField}
            label={isAnew ? "What should the images show?" : "What should change?"}
            placeholder="A sandstone bottle of hand soap on a wet stone ledge, eucalyptus, soft morning light"
            value={request.prompt}
            error={errorAt("prompt")}
            onChange={(prompt) => set({ prompt })}
          />
          <LeftOutNote model={model} request={request} />
          {request.seed !== null && <SeedChip seed={request.seed} onUnlock={() => set({ seed: null })} />}
        </div>
        <ReferencesTray
          userId={userId}
          references={request.references}
          uploads={composer.uploads}
          most={model ? mostReferencesOf(model) : 0}
          modelLabel={model?.label ?? "This model"}
          notes={[describePlacing(model, request), ...ignored.map(({ message }) => message)].filter(
            (note) => note !== null,
          )}
          onFiles={onFiles}
          onChange={(references) => set({ references })}
        />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-settings`}
          onClick={() => setOpen(!isOpen)}
          className="flex h-9 items-center justify-between gap-3 text-start md:hidden"
        >
          <span className="font-[550]">Settings</span>
          <span className="min-w-0 grow truncate text-end text-muted text-sm">
            {settingsLine(request, model?.label ?? "No model")}
          </span>
          <ChevronDown className={`size-4 shrink-0 text-faint ${isOpen ? "rotate-180" : ""}`} />
        </button>
        <div id={`${id}-settings`} className={`grid gap-5 ${isOpen ? "" : "max-md:hidden"}`}>
          <ModelPicker
            models={models}
            value={request.modelId}
            unsupportedReason={(candidate) => unsupportedReason(candidate, fitModel(request, candidate))}
            onChange={(next) => change((current) => fitModel(current, next))}
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
          <StyleChips value={request.styleIds} onChange={(styleIds) => set({ styleIds })} />
          {model?.takesSeed !== false && (
            <SeedField seed={request.seed} latest={latestSeed} onChange={(seed) => set({ seed })} />
          )}
          <TextArea
            label="Leave out"
            rows={1}
            placeholder={model?.takesNegativePrompt ? "People, lettering, clutter" : undefined}
            disabled={!model?.takesNegativePrompt && !request.negativePrompt}
            hint={model && !model.takesNegativePrompt ? `${model.label} takes no words for this.` : undefined}
            error={errorAt("negative")}
            value={request.negativePrompt}
            onChange={(event) => set({ negativePrompt: event.target.value })}
          />
          {model && (
            <ParameterFields model={model} request={request} onChange={(next) => change(() => next)} />
          )}
          {boards && (
            <>
              <BoardPicker
                userId={userId}
                label="In the spirit of"
                about="Its colours, words and mood steer the images."
                boards={boards}
                value={request.steeringBoardId}
                onChange={(steeringBoardId) => set({ steeringBoardId })}
              />
              <BoardPicker
                userId={userId}
                label="Put on a board"
                about="Fixed when you press the button."
                boards={boards}
                value={request.boardId}
                onChange={(boardId) => set({ boardId })}
              />
            </>
          )}
        </div>
      </div>
      <footer
        ref={foot}
        className="sticky bottom-14 z-10 -mx-4 grid gap-2.5 border-line border-t bg-surface/95 px-4 pt-3 pb-2 backdrop-blur-sm md:static md:mx-0 md:bg-transparent md:px-5 md:py-4"
      >
        {obstacle && !problem && (
          <p role="status" className="rounded-md bg-danger-soft px-3 py-2 text-danger text-sm">
            {obstacle}
          </p>
        )}
        {problem?.field === "request" && (
          <div role="alert" className="grid gap-1 rounded-md bg-danger-soft px-3 py-2 text-danger text-sm">
            {problem.message}
            {problem.requestId && problem.code === "unexpected" && (
              <CopyField label="Request id" value={problem.requestId} />
            )}
          </div>
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
      </footer>
    </form>
  );
}
