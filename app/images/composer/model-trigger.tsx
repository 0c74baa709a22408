import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import type { ComponentProps } from "react";
import { formatCredits } from "~/domain/credits/format-credits";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { classNames } from "~/ui/class-names";
import { inputStyle } from "~/ui/field";

export interface ModelTriggerProps extends Omit<ComponentProps<"button">, "value" | "onChange" | "children"> {
  chosen: ImageModelInfo | undefined;
}

/** The button that shows the chosen model and what it costs. */
export function ModelTrigger({ chosen, ...button }: ModelTriggerProps) {
  return (
    <button
      type="button"
      {...button}
      className={classNames(inputStyle, "flex h-10 items-center justify-between gap-2 px-3 text-start")}
    >
      <span className="truncate">{chosen?.label ?? "Not set up here"}</span>
      <span className="tabular ms-auto shrink-0 text-muted text-sm">
        {chosen && formatCredits(chosen.creditsPerResult)}
      </span>
      <ChevronsUpDown className="size-4 shrink-0 text-faint" />
    </button>
  );
}
