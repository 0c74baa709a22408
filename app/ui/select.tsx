import { Select as BaseSelect } from "@base-ui/react/select";
import Check from "lucide-react/icons/check";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names";
import { Field, fieldControl, inputStyle } from "./field";
import { popupStyle } from "./popup-style";

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** A second, quieter line. */
  detail?: string;
}

interface SelectProps<Value extends string> {
  label: ReactNode;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  hint?: ReactNode;
  error?: string | null;
  name?: string;
  disabled?: boolean;
}

/** One of a list that is too long to show at once; for two to five choices use a segmented control. */
export function Select<Value extends string>({
  label,
  choices,
  value,
  onChange,
  hint,
  error,
  name,
  disabled,
}: SelectProps<Value>) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <BaseSelect.Root
        items={[...choices]}
        value={value}
        onValueChange={(next) => next !== null && onChange(next as Value)}
        name={name}
        disabled={disabled}
      >
        <BaseSelect.Trigger
          {...fieldControl(id, hint, error)}
          className={classNames(inputStyle, "flex h-10 items-center justify-between gap-2 px-3 text-start")}
        >
          <BaseSelect.Value className="truncate" />
          <BaseSelect.Icon>
            <ChevronsUpDown className="size-4 text-faint" />
          </BaseSelect.Icon>
        </BaseSelect.Trigger>
        <BaseSelect.Portal>
          <BaseSelect.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-50 outline-none">
            <BaseSelect.Popup
              className={classNames(
                popupStyle,
                "max-h-(--available-height) min-w-(--anchor-width) max-w-[min(32rem,calc(100vw-24px))] overflow-y-auto",
              )}
            >
              {choices.map((choice) => (
                <BaseSelect.Item
                  key={choice.value}
                  value={choice.value}
                  className="grid cursor-default grid-cols-[minmax(0,1fr)_16px] items-center gap-x-4 rounded-sm px-2 py-1.5 outline-none data-highlighted:bg-hover"
                >
                  <BaseSelect.ItemText className="wrap-anywhere">{choice.label}</BaseSelect.ItemText>
                  <BaseSelect.ItemIndicator>
                    <Check className="size-4 text-accent" />
                  </BaseSelect.ItemIndicator>
                  {choice.detail && <span className="col-start-1 text-muted text-sm">{choice.detail}</span>}
                </BaseSelect.Item>
              ))}
            </BaseSelect.Popup>
          </BaseSelect.Positioner>
        </BaseSelect.Portal>
      </BaseSelect.Root>
    </Field>
  );
}
