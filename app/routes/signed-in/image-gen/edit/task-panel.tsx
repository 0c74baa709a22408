import { type ReactNode, Suspense, useState } from "react";
import type { ImageModelInfo } from "~/domain/image/image-model";
import type { ImageOperation } from "~/domain/image/image-operation";
import { priceOfImages } from "~/domain/image/make-images";
import { unsupportedOperation } from "~/domain/image/validation/unsupported-reason";
import { unsupportedSize } from "~/domain/image/validation/unsupported-size";
import { isPlain } from "~/image-editor/adjustments";
import type { ChangeDraft } from "~/image-editor/drags/drag";
import { type EditDraft, isPlainFrame } from "~/image-editor/edit-draft";
import type { Size } from "~/image-editor/geometry";
import { MakeButton } from "~/images/composer/make-button";
import { ModelPicker } from "~/images/composer/model-picker";
import { editRequest, isOfOneResult, promptOf, usualCount, type Wish } from "~/images/edit/edit-request";
import { ModelNote } from "~/images/edit/model-note";
import { PromptField } from "~/images/edit/prompt-field";
import { SizeNote } from "~/images/edit/size-note";
import { type UpscaleFactor, UpscaleFields } from "~/images/edit/upscale-fields";
import type { OfferedModels } from "~/images/edit/use-models";
import type { Run } from "~/images/edit/use-run";
import { operationVerbs } from "~/images/operation-names";
import { Button } from "~/ui/button";
import { SegmentedControl } from "~/ui/segmented-control";
import { ExtendFields } from "./extend-fields";
import { ToolNote } from "./later-parts";
import { MaskFields } from "./mask-fields";
import type { Task, TaskId } from "./tasks";
import type { Tools } from "./tools";

interface TaskPanelProps {
  task: Task;
  offered: OfferedModels;
  balance: number | null;
  assetId: string;
  size: Size;
  draft: EditDraft;
  change: ChangeDraft;
  tools: Tools;
  onTools: (change: Partial<Tools>) => void;
  run: Run;
  onTask: (task: TaskId) => void;
  /** Goes to where what is set but not applied can be applied. */
  onApplyFirst: () => void;
  /** What else can be done with the words. */
  children?: ReactNode;
}

const operationLabels: Partial<Record<ImageOperation, string>> = {
  "remove-background": "Remove",
  "replace-background": "Replace",
  relight: "Light",
  recolour: "Colours",
};
const counts = ["1", "2", "3", "4"] as const;

/** What one kind of edit needs to know, and the button that asks for it, with its price. */
export function TaskPanel(props: TaskPanelProps) {
  const { task, offered, balance, assetId, size, draft, change, tools, onTools, run, onTask, onApplyFirst } =
    props;
  const [chosen, setChosen] = useState<ImageOperation | null>(null);
  const [chosenCount, setCount] = useState<(typeof counts)[number] | null>(null);
  const [factor, setFactor] = useState<UpscaleFactor>("2");
  const operations: readonly ImageOperation[] = task.operations;
  const operation = operations.find((one) => one === chosen) ?? operations[0];
  const { models, model } = offered;
  if (!operation) return null;

  const isOne = isOfOneResult(operation);
  const count = chosenCount ?? usualCount(model, operation);
  const wish: Wish = { operation, count: isOne ? 1 : Number(count), factor: Number(factor) };
  const problem = run.problemOf(wish);
  const unsupportedHere = (other: ImageModelInfo) =>
    unsupportedOperation(other, operation) ??
    unsupportedSize(other, editRequest(wish, draft, other, { assetId, size }, null), size);
  const cannot = model ? unsupportedHere(model) : null;
  const isUnapplied =
    !isPlain(draft.adjustments) || !isPlainFrame(draft.frame) || draft.layers.some(({ hidden }) => !hidden);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run.run(wish);
      }}
      className="grid gap-5"
    >
      {operations.length > 1 && (
        <SegmentedControl
          label="What to do"
          size="sm"
          value={operation}
          onChange={setChosen}
          segments={operations.map((one) => ({ value: one, label: operationLabels[one] ?? one }))}
        />
      )}
      {operation === "fill" && <MaskFields tools={tools} draft={draft} onTools={onTools} change={change} />}
      {operation === "extend" && <ExtendFields size={size} draft={draft} change={change} />}
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
      {operation === "instruct" && (
        <Suspense>
          <ToolNote instruction={promptOf(draft, operation)} offered={offered} onTask={onTask} />
        </Suspense>
      )}
      {props.children}
      {operation === "upscale" && (
        <UpscaleFields model={model} size={size} factor={factor} onChange={setFactor} />
      )}
      {!isOne && (
        <SegmentedControl
          label="How many"
          showLabel
          value={count}
          onChange={setCount}
          segments={counts.map((one) => ({ value: one, label: one }))}
        />
      )}
      <ModelPicker
        models={models}
        value={model?.id ?? ""}
        unsupportedReason={unsupportedHere}
        onChange={offered.choose}
      />
      <ModelNote offered={offered} unsupportedReason={unsupportedHere} />
      <SizeNote operation={operation} size={size} />
      {isUnapplied && (
        <div className="grid justify-items-start gap-2 rounded-md bg-warning-soft px-3 py-2.5 text-sm">
          <p>
            What you cropped, adjusted or laid over is not part of the picture yet: this begins without it.
          </p>
          <Button size="sm" onClick={onApplyFirst}>
            Apply it first
          </Button>
        </div>
      )}
      {problem && (
        <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger text-sm">
          {problem.message}
        </p>
      )}
      {!cannot && (
        <MakeButton
          label={operationVerbs[operation]}
          price={model ? priceOfImages(model, wish) : 0}
          balance={balance}
          isSending={run.isSending}
          waitingFor={null}
          onStopWaiting={() => {}}
        />
      )}
    </form>
  );
}
