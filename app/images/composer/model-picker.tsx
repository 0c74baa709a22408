import { Select as BaseSelect } from "@base-ui/react/select";
import Check from "lucide-react/icons/check";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { useId } from "react";
import { formatCredits } from "~/domain/credits/format-credits";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { modelNotConfigured } from "~/domain/jobs/model-not-configured";
import { classNames } from "~/ui/class-names";
import { Field, fieldControl, inputStyle } from "~/ui/field";
import { popupStyle } from "~/ui/popup-style";

interface ModelPickerProps {
  models: readonly ImageModelInfo[];
  /** Of the chosen one; it may be a model that is not offered here (any more). */
  value: string;
  onChange: (model: ImageModelInfo) => void;
  /** Why a model cannot do what is asked, in words; null where it can. */
  unsupportedReason?: (model: ImageModelInfo) => string | null;
  label?: string;
}

/** Chooses who makes it: each with what it is and what it costs. What cannot do what is asked is greyed and says why. */
export function ModelPicker({
  models,
  value,
  onChange,
  unsupportedReason,
  label = "Model",
}: ModelPickerProps) {
  const id = useId();
  const chosen = models.find((model) => model.id === value);
  const error = chosen
    ? null
    : models.length > 0
      ? `${value} is not set up in this studio. Choose another model.`
      : modelNotConfigured;
  return (
    <Field id={id} label={label} error={error}>
      <BaseSelect.Root
        value={value}
        onValueChange={(next) => {
          const model = models.find((candidate) => candidate.id === next);
          if (model) onChange(model);
        }}
      >
        <BaseSelect.Trigger
          {...fieldControl(id, null, error)}
          className={classNames(inputStyle, "flex h-10 items-center justify-between gap-2 px-3 text-start")}
        >
          <span className="truncate">{chosen?.label ?? "Not set up here"}</span>
          <span className="tabular ms-auto shrink-0 text-muted text-sm">
            {chosen && formatCredits(chosen.creditsPerResult)}
          </span>
          <ChevronsUpDown className="size-4 shrink-0 text-faint" />
        </BaseSelect.Trigger>
        <BaseSelect.Portal>
          <BaseSelect.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-50 outline-none">
            <BaseSelect.Popup
              className={classNames(
                popupStyle,
                "max-h-(--available-height) w-[max(var(--anchor-width),22rem)] max-w-[calc(100vw-24px)] overflow-y-auto",
              )}
            >
              {models.map((model) => (
                <ModelItem key={model.id} model={model} reason={unsupportedReason?.(model) ?? null} />
              ))}
            </BaseSelect.Popup>
          </BaseSelect.Positioner>
        </BaseSelect.Portal>
      </BaseSelect.Root>
    </Field>
  );
}

function ModelItem({ model, reason }: { model: ImageModelInfo; reason: string | null }) {
  return (
    <BaseSelect.Item
      value={model.id}
      disabled={reason !== null}
      className="grid cursor-default grid-cols-[16px_minmax(0,1fr)_auto] items-baseline gap-x-2.5 rounded-sm px-2 py-2 outline-none data-highlighted:bg-hover"
    >
      <BaseSelect.ItemIndicator className="self-center">
        <Check className="size-4 text-accent" />
      </BaseSelect.ItemIndicator>
      <BaseSelect.ItemText
        className={classNames("col-start-2 font-[550] wrap-anywhere", reason && "text-faint")}
      >
        {model.label}
      </BaseSelect.ItemText>
      <span className="tabular col-start-3 text-muted text-sm">{formatCredits(model.creditsPerResult)}</span>
      <span className="col-span-2 col-start-2 text-muted text-sm">{reason ?? model.about}</span>
    </BaseSelect.Item>
  );
}
