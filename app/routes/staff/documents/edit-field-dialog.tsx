import { useId, useMemo, useState } from "react";
import { ApiError } from "~/client/call-api";
import { asType } from "~/domain/documents/convert-value";
import { changeText } from "~/domain/documents/difference";
import { idOf } from "~/domain/documents/document-access";
import type { DocumentRow } from "~/domain/documents/document-answers";
import type { DocumentChange } from "~/domain/documents/document-change";
import { isField } from "~/domain/documents/document-query";
import { valueAt } from "~/domain/documents/field-mask";
import { readFieldPath } from "~/domain/documents/field-path";
import { toTagged } from "~/domain/documents/tagged-json";
import {
  isSameValue,
  typeOf,
  type ValueType,
  valueTypes,
  type WireValue,
} from "~/domain/documents/wire-value";
import { fieldsOfRow } from "~/staff/documents/row-fields";
import { ScalarEditor } from "~/staff/documents/scalar-editors";
import { sendInCommits } from "~/staff/documents/send-in-commits";
import { typeNames } from "~/staff/documents/value-cell";
import { FieldDifference } from "~/staff/field-difference";
import { ReasonDialog } from "~/staff/reason-dialog";
import { classNames } from "~/ui/class-names";
import { inputStyle } from "~/ui/field";
import { SegmentedControl } from "~/ui/segmented-control";

interface EditFieldDialogProps {
  selected: readonly DocumentRow[];
  fields: readonly string[];
  onClose: () => void;
  /** With the ids of what was written, and how many documents differ. */
  onDone: (changeIds: string[], count: number) => void;
}

/** Types that one control holds; maps and lists are edited in their document. */
const single = valueTypes.filter((type) => type !== "map" && type !== "array");
const mostShown = 20;

/** Sets one field of several documents, or takes it away, with the difference in each. */
export function EditFieldDialog({ selected, fields, onClose, onDone }: EditFieldDialogProps) {
  const id = useId();
  const [field, setField] = useState("");
  const [act, setAct] = useState<"set" | "remove">("set");
  const [value, setValue] = useState<WireValue>({ stringValue: "" });
  const [isInvalid, setInvalid] = useState(false);
  const names = useMemo(
    () => (field && isField(field) && field !== "__name__" ? readFieldPath(field) : null),
    [field],
  );
  const differing = useMemo(() => {
    if (!names) return [];
    const after = act === "set" ? value : undefined;
    return selected.flatMap((row) => {
      const before = valueAt(fieldsOfRow(row), names);
      return isSameValue(before, after) ? [] : [{ row, before, after }];
    });
  }, [names, selected, act, value]);

  async function write(reason: string) {
    const refused = names === null ? "Name the field first." : isInvalid ? "Correct the value first." : null;
    if (refused) throw new ApiError("invalid", refused, 0, null);
    if (differing.length === 0)
      throw new ApiError("invalid", "Nothing would differ: choose another value.", 0, null);
    const changes = differing.map(
      ({ row }): DocumentChange => ({
        kind: "edit",
        path: row.path,
        set: act === "set" ? { [field]: toTagged(value) } : {},
        remove: act === "remove" ? [field] : [],
        unchangedSince: row.updateTime,
      }),
    );
    onDone(await sendInCommits("edit", changes, { reason }), changes.length);
  }

  return (
    <ReasonDialog
      open
      size="lg"
      title={`Edit a field of ${selected.length === 1 ? "1 document" : `${selected.length} documents`}`}
      description="Each is written only where it still is as you see it, and can be taken back for 30 days."
      confirmLabel={differing.length === 1 ? "Change 1 document" : `Change ${differing.length} documents`}
      onConfirm={write}
      onClose={onClose}
    >
      <div className="flex flex-wrap items-end gap-3">
        <label htmlFor={id} className="grid gap-1 font-[550] text-sm">
          Field
          <input
            id={id}
            list={`${id}-fields`}
            value={field}
            spellCheck={false}
            placeholder="field.path"
            onChange={({ target }) => setField(target.value)}
            className={classNames(inputStyle, "h-8 px-2 font-mono font-normal sm:text-xs")}
          />
        </label>
        <datalist id={`${id}-fields`}>
          {fields.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <SegmentedControl
          label="What to do with the field"
          size="sm"
          segments={[
            { value: "set", label: "Set it" },
            { value: "remove", label: "Take it away" },
          ]}
          value={act}
          onChange={setAct}
        />
      </div>
      {act === "set" && (
        <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-start gap-2">
          <select
            aria-label="Type of the value"
            value={typeOf(value)}
            onChange={({ target }) => {
              setInvalid(false);
              setValue(asType(value, target.value as ValueType, Date.now()));
            }}
            className={classNames(inputStyle, "h-8 px-1.5 sm:text-sm")}
          >
            {single.map((type) => (
              <option key={type} value={type}>
                {typeNames[type]}
              </option>
            ))}
          </select>
          <ScalarEditor
            key={typeOf(value)}
            label="Value"
            value={value}
            isReadOnly={false}
            onChange={setValue}
            onInvalid={setInvalid}
          />
        </div>
      )}
      {names && (
        <div className="grid max-h-[35dvh] gap-2 overflow-y-auto">
          <p className="text-muted text-sm" role="status">
            {differing.length} of {selected.length} would differ.
          </p>
          <h3 className="sr-only">What differs</h3>
          <FieldDifference
            patch={Object.fromEntries(
              differing
                .slice(0, mostShown)
                .map(({ row, before, after }) => [
                  idOf(row.path),
                  changeText({ ...(before && { before }), ...(after && { after }) }),
                ]),
            )}
          />
          {differing.length > mostShown && (
            <p className="text-muted text-sm">and {differing.length - mostShown} more</p>
          )}
        </div>
      )}
    </ReasonDialog>
  );
}
