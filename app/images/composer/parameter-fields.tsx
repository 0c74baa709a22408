import type { ImageModelInfo, ModelParameter, ParameterValue } from "~/domain/image/image-model";
import type { ImageRequest } from "~/domain/image/image-request";
import { Select } from "~/ui/select";
import { Slider } from "~/ui/slider";
import { Switch } from "~/ui/switch";
import { parameterValue, withParameter } from "./fit-model";

interface ParameterFieldsProps {
  model: ImageModelInfo;
  request: ImageRequest;
  onChange: (request: ImageRequest) => void;
}

/** The settings a model has of its own for what is asked of it. */
export function ParameterFields({ model, request, onChange }: ParameterFieldsProps) {
  const fitting = model.parameters.filter(
    ({ operations }) => !operations || operations.includes(request.operation),
  );
  return fitting.map((parameter) => (
    <ParameterField
      key={parameter.id}
      parameter={parameter}
      value={parameterValue(parameter, request)}
      onChange={(value) => onChange(withParameter(request, parameter, value))}
    />
  ));
}

interface ParameterFieldProps {
  parameter: ModelParameter;
  value: ParameterValue;
  onChange: (value: ParameterValue) => void;
}

function ParameterField({ parameter, value, onChange }: ParameterFieldProps) {
  switch (parameter.kind) {
    case "number":
      return (
        <div className="grid gap-1">
          <Slider
            label={parameter.label}
            value={Number(value)}
            min={parameter.least}
            max={parameter.most}
            step={parameter.step}
            onChange={onChange}
          />
          <p className="text-muted text-sm">{parameter.about}</p>
        </div>
      );
    case "choice":
      return (
        <Select
          label={parameter.label}
          hint={parameter.about}
          value={String(value)}
          choices={parameter.choices}
          onChange={onChange}
        />
      );
    case "switch":
      return (
        <Switch label={parameter.label} hint={parameter.about} checked={value === true} onChange={onChange} />
      );
  }
}
