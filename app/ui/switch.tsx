import { Switch as BaseSwitch } from "@base-ui/react/switch";
import { type ReactNode, useId } from "react";

interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** Something that is on or off and takes effect at once. */
export function Switch({ label, hint, checked, onChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="grid gap-0.5">
        <label id={`${id}-label`} htmlFor={id} className="font-[550] text-sm">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-muted text-sm">
            {hint}
          </p>
        )}
      </div>
      <BaseSwitch.Root
        // A button of the page itself: a fieldset that is disabled takes it along.
        nativeButton
        render={<button type="button" />}
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        className="mt-0.5 h-5 w-9 shrink-0 rounded-full bg-neutral-8 p-0.5 transition-colors data-checked:bg-accent disabled:opacity-50"
      >
        <BaseSwitch.Thumb className="block size-4 rounded-full bg-white shadow-raised transition-[translate] data-checked:translate-x-4 rtl:data-checked:-translate-x-4" />
      </BaseSwitch.Root>
    </div>
  );
}
