import { deskLimits, type RunParameters } from "~/domain/prompt-tests/desk";
import { Switch } from "~/ui/switch";
import { TextField } from "~/ui/text-field";

interface RunParametersFieldsProps {
  parameters: RunParameters;
  onChange: (parameters: RunParameters) => void;
}

const within = (text: string, least: number, most: number) =>
  Math.max(least, Math.min(most, Math.round(Number(text)) || least));

/** How models are asked. */
export function RunParametersFields({ parameters, onChange }: RunParametersFieldsProps) {
  const { temperature, mostTokens, repeats, concurrency, isAnew } = parameters;
  return (
    <details className="rounded-md border border-line px-3 py-2">
      <summary className="cursor-default font-[550] text-sm">Parameters</summary>
      <div className="grid grid-cols-2 gap-4 py-3 md:grid-cols-4">
        <TextField
          label="Temperature"
          hint="Empty: the model’s own."
          type="number"
          min={0}
          max={2}
          step={0.1}
          value={String(temperature ?? "")}
          onChange={({ target }) =>
            onChange({
              ...parameters,
              temperature: target.value === "" ? null : Math.max(0, Math.min(2, Number(target.value))),
            })
          }
        />
        <TextField
          label="Longest answer, in tokens"
          hint="Empty: the model’s own."
          type="number"
          min={1}
          value={String(mostTokens ?? "")}
          onChange={({ target }) =>
            onChange({
              ...parameters,
              mostTokens: target.value === "" ? null : within(target.value, 1, 64_000),
            })
          }
        />
        <TextField
          label="Answers per cell"
          hint="Several show how stable it is."
          type="number"
          min={1}
          max={deskLimits.repeats}
          value={String(repeats)}
          onChange={({ target }) =>
            onChange({ ...parameters, repeats: within(target.value, 1, deskLimits.repeats) })
          }
        />
        <TextField
          label="Asked at once"
          type="number"
          min={1}
          max={deskLimits.concurrency}
          value={String(concurrency)}
          onChange={({ target }) =>
            onChange({ ...parameters, concurrency: within(target.value, 1, deskLimits.concurrency) })
          }
        />
      </div>
      <Switch
        label="Ask anew"
        hint="Also what was answered before. It is paid again."
        checked={isAnew}
        onChange={(checked) => onChange({ ...parameters, isAnew: checked })}
      />
    </details>
  );
}
