import { Select } from "@base-ui/react/select";
import Check from "lucide-react/icons/check";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { formatCredits } from "~/domain/credits/format-credits";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { classNames } from "~/ui/class-names";
import { popupStyle } from "~/ui/popup-style";
import { ModelTrigger, type ModelTriggerProps } from "./model-trigger";

interface ModelSelectProps extends ModelTriggerProps {
  models: readonly ImageModelInfo[];
  value: string;
  onChange: (model: ImageModelInfo) => void;
  unsupportedReason?: ((model: ImageModelInfo) => string | null) | undefined;
  /** The button that stood here before; whoever was on it goes on here. */
  standIn: RefObject<HTMLButtonElement | null>;
  /** It was pressed before. */
  startsOpen: boolean;
}

/** The list of models and the button that opens it. */
export function ModelSelect(props: ModelSelectProps) {
  const { models, value, onChange, unsupportedReason, standIn, startsOpen, ...trigger } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [takesFocus] = useState(() => standIn.current !== null && document.activeElement === standIn.current);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  // Opened after it stands: the list takes the keyboard from the button, and gives it back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => setOpen(startsOpen), []);
  return (
    <Select.Root
      open={isOpen}
      onOpenChange={setOpen}
      value={value}
      onValueChange={(next) => {
        const model = models.find((candidate) => candidate.id === next);
        if (model) onChange(model);
      }}
    >
      <Select.Trigger ref={button} render={<ModelTrigger {...trigger} />} />
      <Select.Portal>
        <Select.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-50 outline-none">
          <Select.Popup
            className={classNames(
              popupStyle,
              "max-h-(--available-height) w-[max(var(--anchor-width),22rem)] max-w-[calc(100vw-24px)] overflow-y-auto",
            )}
          >
            {models.map((model) => (
              <ModelItem key={model.id} model={model} reason={unsupportedReason?.(model) ?? null} />
            ))}
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}

function ModelItem({ model, reason }: { model: ImageModelInfo; reason: string | null }) {
  return (
    <Select.Item
      value={model.id}
      disabled={reason !== null}
      className="grid cursor-default grid-cols-[16px_minmax(0,1fr)_auto] items-baseline gap-x-2.5 rounded-sm px-2 py-2 outline-none data-highlighted:bg-hover"
    >
      <Select.ItemIndicator className="self-center">
        <Check className="size-4 text-accent" />
      </Select.ItemIndicator>
      <Select.ItemText className={classNames("col-start-2 font-[550] wrap-anywhere", reason && "text-faint")}>
        {model.label}
      </Select.ItemText>
      <span className="tabular col-start-3 text-muted text-sm">{formatCredits(model.creditsPerResult)}</span>
      <span className="col-span-2 col-start-2 text-muted text-sm">{reason ?? model.about}</span>
    </Select.Item>
  );
}
