import { TextField } from "~/ui/text-field";

interface DateFieldProps {
  label: string;
  /** ISO 8601 with its offset; empty where none is set. */
  value: string;
  onChange: (value: string) => void;
}

/** A moment, as the clock of whoever sets it says; kept with that clock's offset, so that it is the same moment everywhere. */
export function DateField({ label, value, onChange }: DateFieldProps) {
  const isOver = value !== "" && Date.parse(value) < Date.now();
  return (
    <TextField
      label={label}
      type="datetime-local"
      value={localOf(value)}
      hint={isOver ? "This is in the past." : `In your time zone (${zoneOf(new Date())}).`}
      onChange={({ target }) => onChange(target.value ? withOffset(target.value) : "")}
    />
  );
}

/** As the field writes it: without an offset. */
export function localOf(value: string): string {
  const date = new Date(value);
  if (value === "" || Number.isNaN(date.getTime())) return "";
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** A local time with the offset that this machine's clock has then. */
export function withOffset(local: string): string {
  return `${local}:00${zoneOf(new Date(local))}`;
}

function zoneOf(date: Date): string {
  const minutes = -date.getTimezoneOffset();
  const two = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${two(minutes / 60)}:${two(minutes % 60)}`;
}
