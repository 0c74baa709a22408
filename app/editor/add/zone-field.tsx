import { useId, useState } from "react";
import { TextField } from "~/ui/text-field";
import { timeZones } from "./zoned-date";

interface ZoneFieldProps {
  zone: string;
  disabled?: boolean;
  onChange: (zone: string) => void;
}

/** A time zone by its name. What is none stays in the field until it is one, or the field is left. */
export function ZoneField({ zone, disabled = false, onChange }: ZoneFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const zonesId = useId();
  const isKnown = typed === null || timeZones().includes(typed);
  return (
    <>
      <TextField
        label="Time zone"
        list={zonesId}
        value={typed ?? zone}
        disabled={disabled}
        error={isKnown ? null : "Choose a zone of the list, such as Europe/London."}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (timeZones().includes(value)) onChange(value);
        }}
        onBlur={() => setTyped(null)}
      />
      <datalist id={zonesId}>
        {timeZones().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
