import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { asType } from "~/domain/documents/convert-value";
import {
  isSameValue,
  typeOf,
  type ValueType,
  valueTypes,
  type WireFields,
  type WireValue,
} from "~/domain/documents/wire-value";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { inputStyle } from "~/ui/field";
import { IconButton } from "~/ui/icon-button";
import { AddField, nameProblem } from "./add-field";
import { ScalarEditor } from "./scalar-editors";
import { typeNames } from "./value-cell";

interface FieldsEditorProps {
  fields: WireFields;
  /** As they stand in the database, to mark what differs; null for a new document. */
  stored: WireFields | null;
  isReadOnly: boolean;
  /** Path of the map these are the fields of. */
  within?: string;
  onChange: (fields: WireFields) => void;
  /** By the path of a field: whether what is typed there cannot be read. */
  onInvalid: (path: string, isInvalid: boolean) => void;
}

/** Fields of a document or of a map: their names, types and values, each by the editor of its type. */
export function FieldsEditor({
  fields,
  stored,
  isReadOnly,
  within = "",
  onChange,
  onInvalid,
}: FieldsEditorProps) {
  const names = Object.keys(fields);
  return (
    <div className="grid gap-1.5">
      {names.length === 0 && <p className="text-muted text-sm">No fields.</p>}
      {names.map((name) => {
        const value = fields[name] ?? { nullValue: null };
        const path = within ? `${within}.${name}` : name;
        return (
          <ValueRow
            key={name}
            name={name}
            path={path}
            value={value}
            stored={stored && Object.hasOwn(stored, name) ? stored[name] : undefined}
            isNew={stored !== null && !Object.hasOwn(stored, name)}
            isReadOnly={isReadOnly}
            isInList={false}
            onInvalid={onInvalid}
            onChange={(next) =>
              onChange(
                Object.fromEntries(
                  names.map((each) => [each, each === name ? next : (fields[each] as WireValue)]),
                ),
              )
            }
            onRename={(next) =>
              onChange(
                Object.fromEntries(
                  names.map((each) => [each === name ? next : each, fields[each] as WireValue]),
                ),
              )
            }
            takenNames={names}
            onRemove={() =>
              onChange(
                Object.fromEntries(
                  names.filter((each) => each !== name).map((each) => [each, fields[each] as WireValue]),
                ),
              )
            }
          />
        );
      })}
      {!isReadOnly && (
        <AddField
          within={within}
          taken={names}
          onAdd={(name) => onChange({ ...fields, [name]: { stringValue: "" } })}
        />
      )}
    </div>
  );
}

interface ValueRowProps {
  /** Of a field; the place of an item of a list, from 0. */
  name: string;
  path: string;
  value: WireValue;
  stored: WireValue | undefined;
  isNew: boolean;
  isReadOnly: boolean;
  isInList: boolean;
  takenNames: readonly string[];
  onChange: (value: WireValue) => void;
  onRename: ((name: string) => void) | null;
  onRemove: () => void;
  onInvalid: (path: string, isInvalid: boolean) => void;
}

function ValueRow(props: ValueRowProps) {
  const { name, path, value, stored, isNew, isReadOnly, isInList, onChange, onRemove, onInvalid } = props;
  const type = typeOf(value);
  const isChanged = isNew || (stored !== undefined && !isSameValue(stored, value));
  const nests = type === "map" || type === "array";
  return (
    <div
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-1 border-s-2 ps-2 sm:grid-cols-[11rem_7rem_minmax(0,1fr)_2rem]",
        isChanged ? "border-accent" : "border-transparent",
      )}
    >
      <FieldName {...props} />
      <select
        aria-label={`Type of ${path}`}
        disabled={isReadOnly || type === "masked"}
        value={type}
        onChange={({ target }) => onChange(asType(value, target.value as ValueType, Date.now()))}
        className={classNames(inputStyle, "h-8 px-1.5 text-muted sm:text-xs")}
      >
        {(type === "masked" ? [type] : valueTypes.filter((each) => !isInList || each !== "array")).map(
          (each) => (
            <option key={each} value={each}>
              {typeNames[each]}
            </option>
          ),
        )}
      </select>
      <div
        className={classNames("col-span-2 min-w-0", nests ? "sm:col-span-4 sm:row-start-2" : "sm:col-span-1")}
      >
        {"mapValue" in value && type === "map" ? (
          <Nest label={path} count={Object.keys(value.mapValue.fields).length} unit="field">
            <FieldsEditor
              fields={value.mapValue.fields}
              stored={stored && "mapValue" in stored ? stored.mapValue.fields : {}}
              within={path}
              isReadOnly={isReadOnly}
              onChange={(fields) => onChange({ mapValue: { fields } })}
              onInvalid={onInvalid}
            />
          </Nest>
        ) : "arrayValue" in value ? (
          <Nest label={path} count={value.arrayValue.values.length} unit="item">
            <ItemsEditor {...props} values={value.arrayValue.values} />
          </Nest>
        ) : (
          <ScalarEditor
            key={type}
            label={path}
            value={value}
            isReadOnly={isReadOnly}
            onChange={onChange}
            onInvalid={(isInvalid) => onInvalid(path, isInvalid)}
          />
        )}
      </div>
      {!isReadOnly && (
        <IconButton
          label={isInList ? `Remove item ${name}` : `Remove ${path}`}
          size="sm"
          icon={<X className="size-3.5" />}
          onClick={onRemove}
          className={classNames("col-start-2 row-start-1 max-sm:hidden sm:col-start-4")}
        />
      )}
      {!isReadOnly && (
        <Button size="sm" variant="ghost" className="w-fit sm:hidden" onClick={onRemove}>
          Remove
        </Button>
      )}
    </div>
  );
}

function FieldName({ name, path, isInList, isReadOnly, takenNames, onRename }: ValueRowProps) {
  const [typed, setTyped] = useState(name);
  if (isInList || isReadOnly || !onRename) {
    return <span className="wrap-anywhere py-1.5 font-mono text-xs">{isInList ? `[${name}]` : name}</span>;
  }
  const problem =
    typed === name ? null : typed === "" ? "A field needs a name." : nameProblem(typed, takenNames);
  const rename = () => {
    if (typed !== name && problem === null) onRename(typed);
    else setTyped(name);
  };
  return (
    <span className="grid gap-1">
      <input
        type="text"
        aria-label={`Name of ${path}`}
        aria-invalid={problem !== null || undefined}
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={rename}
        onKeyDown={(event) => {
          if (event.key === "Enter") rename();
          if (event.key === "Escape") setTyped(name);
        }}
        className="h-8 w-full truncate rounded-sm border border-transparent bg-transparent px-1 font-mono text-xs outline-none hover:border-line-strong focus-visible:border-accent aria-invalid:border-danger"
      />
      {problem && <span className="text-danger text-xs">{problem}</span>}
    </span>
  );
}

const mostOpened = 12;

function Nest({
  label,
  count,
  unit,
  children,
}: {
  label: string;
  count: number;
  unit: string;
  children: React.ReactNode;
}) {
  // A storyboard has thousands of values: those further in are opened by hand.
  const [isOpen, setOpen] = useState(count <= mostOpened && !/[.[]/.test(label));
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget, target }) => target === currentTarget && setOpen(currentTarget.open)}
      className="rounded-sm bg-sunken/60 ps-3 pe-1"
    >
      <summary
        aria-label={`${label}, ${count} ${count === 1 ? unit : `${unit}s`}`}
        className="cursor-default py-1 text-muted text-xs"
      >
        {count} {count === 1 ? unit : `${unit}s`}
      </summary>
      {isOpen && <div className="pb-2">{children}</div>}
    </details>
  );
}

function ItemsEditor({
  values,
  path,
  stored,
  isReadOnly,
  onChange,
  onInvalid,
}: ValueRowProps & { values: WireValue[] }) {
  const before = stored && "arrayValue" in stored ? stored.arrayValue.values : [];
  const put = (next: WireValue[]) => onChange({ arrayValue: { values: next } });
  return (
    <div className="grid gap-1.5">
      {values.map((value, at) => (
        <ValueRow
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place; removing one draws the rest anew
          key={`${values.length}-${at}`}
          name={String(at)}
          path={`${path}[${at}]`}
          value={value}
          stored={before[at]}
          isNew={at >= before.length}
          isReadOnly={isReadOnly}
          isInList
          takenNames={[]}
          onInvalid={onInvalid}
          onChange={(next) => put(values.with(at, next))}
          onRename={null}
          onRemove={() => put(values.toSpliced(at, 1))}
        />
      ))}
      {!isReadOnly && (
        <Button
          size="sm"
          className="w-fit"
          icon={<Plus className="size-3.5" />}
          onClick={() => put([...values, emptyLike(values.at(-1))])}
        >
          Add item
        </Button>
      )}
    </div>
  );
}

function emptyLike(last: WireValue | undefined): WireValue {
  if (!last || "maskedValue" in last) return { stringValue: "" };
  return asType({ nullValue: null }, typeOf(last), Date.now());
}
