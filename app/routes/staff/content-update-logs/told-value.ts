import { isLong } from "~/domain/audit/patch";

/** A side of a change as it is shown; null where the field was not there, which a field that held nothing was. */
export function toldValue(value: unknown): unknown {
  if (value === undefined) return null;
  if (value === null) return "null";
  if (value === "") return "(empty)";
  return isLong(value)
    ? `(${value.omittedBytes.toLocaleString()} characters, too long to be kept here)`
    : value;
}
