import { availabilityStates } from "~/domain/facts/fact-value";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { availabilityNames, type ValueFields } from "./value-fields";

interface ValueInputsProps {
  label: string;
  fields: ValueFields;
  problem: string | null;
  onChange: (fields: ValueFields) => void;
}

/** The inputs that a kind of value takes. */
export function ValueInputs({ label, fields, problem, onChange }: ValueInputsProps) {
  const set = (change: Partial<ValueFields>) => onChange({ ...fields, ...change });
  const { type, main, unit, count } = fields;
  const number = (
    <TextField
      label={label}
      inputMode="decimal"
      dir="ltr"
      value={main}
      error={problem}
      onChange={(event) => set({ main: event.target.value })}
    />
  );
  switch (type) {
    case "text":
      return (
        <TextArea
          label={label}
          rows={1}
          value={main}
          error={problem}
          onChange={(event) => set({ main: event.target.value })}
        />
      );
    case "table":
      return (
        <TextArea
          label={label}
          hint="A line for each row, | between columns. The first row names the columns."
          rows={4}
          value={main}
          error={problem}
          onChange={(event) => set({ main: event.target.value })}
        />
      );
    case "availability":
      return (
        <Select
          label={label}
          value={main}
          choices={availabilityStates.map((value) => ({
            value: value as string,
            label: availabilityNames[value],
          }))}
          onChange={(next) => set({ main: next })}
        />
      );
    case "date":
      return (
        <TextField
          label={label}
          type={main === "" || /^\d{4}-\d{2}-\d{2}$/.test(main) ? "date" : "text"}
          value={main}
          error={problem}
          onChange={(event) => set({ main: event.target.value })}
        />
      );
    case "money":
      return (
        <Pair>
          {number}
          <TextField
            label="Currency"
            dir="ltr"
            value={unit}
            autoCapitalize="characters"
            onChange={(event) => set({ unit: event.target.value })}
          />
        </Pair>
      );
    case "quantity":
      return (
        <Pair>
          {number}
          <TextField
            label="Unit"
            dir="ltr"
            value={unit}
            onChange={(event) => set({ unit: event.target.value })}
          />
        </Pair>
      );
    case "rating":
      return (
        <div className="grid grid-cols-3 items-start gap-3">
          {number}
          <TextField
            label="Out of"
            inputMode="decimal"
            dir="ltr"
            value={unit}
            onChange={(event) => set({ unit: event.target.value })}
          />
          <TextField
            label="Reviews"
            inputMode="numeric"
            dir="ltr"
            value={count}
            onChange={(event) => set({ count: event.target.value })}
          />
        </div>
      );
  }
}

function Pair({ children }: { children: React.ReactNode }) {
  return <div className="grid grid-cols-[minmax(0,1fr)_112px] items-start gap-3">{children}</div>;
}
