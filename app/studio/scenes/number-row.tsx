import X from "lucide-react/icons/x";
import { useEffect, useId, useState } from "react";
import { clearSlot, setSlot } from "~/scene/edit-storyboard";
import type { SlotContent } from "~/scene/storyboard";
import { inputStyle } from "~/ui/field";
import { IconButton } from "~/ui/icon-button";
import { Select } from "~/ui/select";
import { parseNumber } from "./parse-number";
import type { ChangeVideo } from "./scene-task";

type NumberContent = Extract<SlotContent, { kind: "number" }>;

interface NumberRowProps {
  sceneId: string;
  sceneNumber: number;
  content: NumberContent;
  onChange: ChangeVideo;
}

const currencies = [
  "EUR",
  "USD",
  "GBP",
  "CHF",
  "JPY",
  "CNY",
  "INR",
  "AED",
  "SAR",
  "BRL",
  "CAD",
  "AUD",
  "SEK",
  "NOK",
  "DKK",
  "PLN",
  "CZK",
  "TRY",
  "UAH",
  "KRW",
  "MXN",
  "ZAR",
  "ILS",
  "KZT",
];

/** The number a scene counts up to: its value, what it is of, and how exactly it is said. */
export default function NumberRow({ sceneId, sceneNumber, content, onChange }: NumberRowProps) {
  const set = (fields: Partial<NumberContent>, place?: string) =>
    onChange(
      (current) => setSlot(current, sceneId, "figure", { ...content, ...fields }),
      place && `${sceneId}/${place}`,
    );
  const known = content.unit && content.unit !== "percent" && !currencies.includes(content.unit);
  return (
    <fieldset
      aria-label={`Number of scene ${sceneNumber}`}
      className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-3 rounded-md bg-sunken p-3"
    >
      <NumberField
        name="figure"
        label="Number"
        value={content.value}
        onChange={(value) => set({ value }, "value")}
      />
      <NumberField label="Counts from" value={content.from} onChange={(from) => set({ from }, "from")} />
      <Select
        label="Unit"
        value={content.unit ?? "none"}
        onChange={(unit) => set({ unit: unit === "none" ? null : unit })}
        choices={[
          { value: "none", label: "Plain number" },
          { value: "percent", label: "Percent" },
          ...[...(known ? [content.unit as string] : []), ...currencies].map((code) => ({
            value: code,
            label: `${code} ${currencyName(code)}`,
          })),
        ]}
      />
      <div className="flex items-end gap-1">
        <div className="min-w-0 grow">
          <Select
            label="Decimals"
            value={String(content.decimals)}
            onChange={(decimals) => set({ decimals: Number(decimals) })}
            choices={["0", "1", "2", "3", "4"].map((value) => ({ value, label: value }))}
          />
        </div>
        <IconButton
          label={`Remove the number of scene ${sceneNumber}`}
          icon={<X className="size-4" />}
          onClick={() => onChange((current) => clearSlot(current, sceneId, "figure"))}
        />
      </div>
    </fieldset>
  );
}

/** Keeps what is typed while it is no number yet, as "-" or "12,". */
function NumberField({
  name,
  label,
  value,
  onChange,
}: {
  name?: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  useEffect(() => {
    setTyped((kept) => (parseNumber(kept) === value ? kept : String(value)));
  }, [value]);
  const isWrong = parseNumber(typed) === null;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="truncate font-[550] text-sm">
        {label}
      </label>
      <input
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        aria-invalid={isWrong || undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          const number = parseNumber(event.target.value);
          if (number !== null) onChange(number);
        }}
        onBlur={() => isWrong && setTyped(String(value))}
        className={`${inputStyle} tabular h-10 px-3`}
      />
    </div>
  );
}

function currencyName(code: string): string {
  return new Intl.DisplayNames(undefined, { type: "currency" }).of(code) ?? "";
}
