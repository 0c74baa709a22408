import type { ImageModelInfo } from "~/domain/image/image-model";
import { priceOfImages } from "~/domain/image/make-images";
import { unsupportedOperation } from "~/domain/image/validation/unsupported-reason";
import { unsupportedSize } from "~/domain/image/validation/unsupported-size";
import type { EditDraft } from "~/image-editor/edit-draft";
import type { Size } from "~/image-editor/geometry";
import { MakeButton } from "~/images/composer/make-button";
import { ModelPicker } from "~/images/composer/model-picker";
import { editRequest, isOfOneResult, promptOf } from "~/images/edit/edit-request";
import { ExtendShapes } from "~/images/edit/extend-shapes";
import { ModelNote } from "~/images/edit/model-note";
import { PromptField } from "~/images/edit/prompt-field";
import { SizeNote } from "~/images/edit/size-note";
import { UpscaleFields } from "~/images/edit/upscale-fields";
import type { EditedDraft } from "~/images/edit/use-draft";
import type { OfferedModels } from "~/images/edit/use-models";
import type { Run } from "~/images/edit/use-run";
import { operationVerbs } from "~/images/operation-names";
import { SegmentedControl } from "~/ui/segmented-control";
import { type EditChoice, editCounts, wishOf } from "./edit-wish";
import { OperationPicker } from "./operation-picker";

interface EditFormProps {
  assetId: string;
  size: Size;
  choice: EditChoice;
  onChoice: (choice: EditChoice) => void;
  draft: EditDraft;
  change: EditedDraft["change"];
  offered: OfferedModels;
  /** What can be spent; null while it is not known. */
  balance: number | null;
  run: Run;
}

/** What should be done, what that needs to know, and the button that asks for it, with its price. */
export function EditForm(props: EditFormProps) {
  const { assetId, size, choice, onChoice, draft, change, offered, balance, run } = props;
  const { operation, count, factor } = choice;
  const { models, model } = offered;
  const isOne = isOfOneResult(operation);
  const wish = { ...wishOf(choice), ...(isOne && { count: 1 }) };
  const problem = run.problemOf(wish);
  const unsupportedReason = (other: ImageModelInfo) =>
    unsupportedOperation(other, operation) ??
    unsupportedSize(other, editRequest(wish, draft, other, { assetId, size }, null), size);
  const choose = (next: Partial<EditChoice>) => onChoice({ ...choice, ...next });
  return (
    <form
      aria-label="What to change"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run.run(wish);
      }}
      className="grid gap-5"
    >
      <OperationPicker value={operation} onChange={(next) => choose({ operation: next })} />
      {operation === "extend" && (
        <ExtendShapes
          size={size}
          extend={draft.extend}
          onChange={(extend) => change((before) => ({ ...before, extend }), null)}
        />
      )}
      <PromptField
        operation={operation}
        model={model}
        value={promptOf(draft, operation)}
        onChange={(words) =>
          change(
            (before) => ({ ...before, words: { ...before.words, [operation]: words } }),
            `words ${operation}`,
          )
        }
      />
      {operation === "upscale" && (
        <UpscaleFields
          model={model}
          size={size}
          factor={factor}
          onChange={(next) => choose({ factor: next })}
        />
      )}
      {!isOne && (
        <SegmentedControl
          label="How many"
          showLabel
          value={count}
          onChange={(next) => choose({ count: next })}
          segments={editCounts.map((value) => ({ value, label: value }))}
        />
      )}
      <ModelPicker
        models={models}
        value={model?.id ?? ""}
        unsupportedReason={unsupportedReason}
        onChange={offered.choose}
      />
      <ModelNote offered={offered} unsupportedReason={unsupportedReason} />
      <SizeNote operation={operation} size={size} />
      {problem && (
        <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger text-sm">
          {problem.message}
        </p>
      )}
      {model && !unsupportedReason(model) && (
        <MakeButton
          label={operationVerbs[operation]}
          price={priceOfImages(model, wish)}
          balance={balance}
          isSending={run.isSending}
          waitingFor={null}
          onStopWaiting={() => {}}
        />
      )}
    </form>
  );
}
