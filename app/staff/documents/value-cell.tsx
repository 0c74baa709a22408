import { valueText } from "~/domain/documents/difference";
import { typeOf, type ValueType, type WireValue } from "~/domain/documents/wire-value";
import { classNames } from "~/ui/class-names";

/** A sign for each type, so that "1", 1 and 1.0 look different in a cell. */
export const typeSigns: Record<ValueType, string> = {
  string: "abc",
  integer: "int",
  double: "dbl",
  boolean: "y/n",
  timestamp: "time",
  map: "{ }",
  array: "[ ]",
  null: "null",
  geopoint: "geo",
  reference: "ref",
  bytes: "bin",
  vector: "vec",
  masked: "mask",
};

export const typeNames: Record<ValueType, string> = {
  string: "Text",
  integer: "Integer",
  double: "Double",
  boolean: "Boolean",
  timestamp: "Timestamp",
  map: "Map",
  array: "Array",
  null: "Null",
  geopoint: "Geopoint",
  reference: "Reference",
  bytes: "Bytes",
  vector: "Vector",
  masked: "Masked",
};

const longest = 200;

/** A value in a line of text, with its type before it. */
export function ValueCell({ value }: { value: WireValue | undefined }) {
  if (value === undefined) return <span className="text-muted">–</span>;
  const type = typeOf(value);
  return (
    <>
      <TypeSign type={type} />
      {type !== "null" && (
        <span
          dir="auto"
          className={classNames(
            "ms-1.5",
            type !== "string" && "font-mono text-xs",
            type === "masked" && "text-muted",
          )}
        >
          {shortText(value)}
        </span>
      )}
    </>
  );
}

function shortText(value: WireValue): string {
  if ("arrayValue" in value) {
    const { values } = value.arrayValue;
    const [first] = values;
    return `${values.length} ${values.length === 1 ? "item" : "items"}${first ? `: ${valueText(first).slice(0, 80)}` : ""}`;
  }
  if ("mapValue" in value && typeOf(value) === "map") return Object.keys(value.mapValue.fields).join(", ");
  return valueText(value).slice(0, longest).replace(/\s+/g, " ");
}

export function TypeSign({ type }: { type: ValueType }) {
  return (
    <span
      title={typeNames[type]}
      className="select-none rounded-xs bg-sunken px-1 font-mono text-2xs text-muted leading-4"
    >
      {typeSigns[type]}
    </span>
  );
}
