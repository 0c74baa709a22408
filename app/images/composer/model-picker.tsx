import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { modelNotConfigured } from "~/domain/jobs/model-not-configured";
import { idleMoment } from "~/session/idle-moment";
import { Field, fieldControl } from "~/ui/field";
import { laterPart } from "~/ui/later-part";
import { ModelTrigger } from "./model-trigger";

interface ModelPickerProps {
  models: readonly ImageModelInfo[];
  /** Of the chosen one; it may be a model that is not offered here (any more). */
  value: string;
  onChange: (model: ImageModelInfo) => void;
  /** Why a model cannot do what is asked, in words; null where it can. */
  unsupportedReason?: (model: ImageModelInfo) => string | null;
  label?: string;
}

const select = laterPart(async () => (await import("./model-select")).ModelSelect);

/** Chooses who makes it: each with what it is and what it costs. What cannot do what is asked is greyed and says why. */
export function ModelPicker({ label = "Model", ...props }: ModelPickerProps) {
  const { models, value } = props;
  const id = useId();
  const ModelSelect = select.use();
  const standIn = useRef<HTMLButtonElement>(null);
  const [isPressed, setPressed] = useState(false);
  useEffect(() => void idleMoment().then(select.load), []);
  const chosen = models.find((model) => model.id === value);
  const error = chosen
    ? null
    : models.length > 0
      ? `${value} is not set up in this studio. Choose another model.`
      : modelNotConfigured;
  const control = fieldControl(id, null, error);
  const press = (isOpen: boolean) => {
    setPressed(isOpen);
    select.load();
  };
  const pressByKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    press(true);
  };
  return (
    <Field id={id} label={label} error={error}>
      {ModelSelect ? (
        <ModelSelect {...props} {...control} chosen={chosen} standIn={standIn} startsOpen={isPressed} />
      ) : (
        <ModelTrigger
          {...control}
          ref={standIn}
          chosen={chosen}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={isPressed}
          onClick={() => press(!isPressed)}
          onKeyDown={pressByKey}
        />
      )}
    </Field>
  );
}
