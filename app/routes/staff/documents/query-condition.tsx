import X from "lucide-react/icons/x";
import { useState } from "react";
import { asType } from "~/domain/documents/convert-value";
import {
  type FieldFilter,
  isOfList,
  isTest,
  type Operator,
  operators,
} from "~/domain/documents/document-query";
import { typeOf, type ValueType, valueTypes, type WireValue } from "~/domain/documents/wire-value";
import { ScalarEditor } from "~/staff/documents/scalar-editors";
import { typeNames } from "~/staff/documents/value-cell";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { inputStyle } from "~/ui/field";
import { IconButton } from "~/ui/icon-button";

const small = "h-8 px-2 sm:text-sm";

interface ConditionProps {
  filter: FieldFilter;
  listId: string;
  onChange: (filter: FieldFilter) => void;
  onRemove: () => void;
  onInvalid: (isInvalid: boolean) => void;
}

/** One condition: a field, how it is compared, and with what. */
export function Condition({ filter, listId, onChange, onRemove, onInvalid }: ConditionProps) {
  const { field, op, value } = filter;
  function choose(next: Operator) {
    if (isTest(next)) return onChange({ ...filter, op: next, value: null });
    const single = value && "arrayValue" in value ? value.arrayValue.values[0] : value;
    const one = single ?? { stringValue: "" };
    onChange({
      ...filter,
      op: next,
      value: isOfList(next) ? { arrayValue: { values: itemsOf(value, one) } } : one,
    });
  }
  return (
    <div className="flex flex-wrap items-start gap-2">
      <input
        aria-label="Field"
        list={listId}
        value={field}
        placeholder="field.path"
        spellCheck={false}
        onChange={({ target }) => onChange({ ...filter, field: target.value })}
        className={classNames(inputStyle, small, "max-w-52 font-mono sm:text-xs")}
      />
      <select
        aria-label="Operator"
        value={op}
        onChange={({ target }) => choose(target.value as Operator)}
        className={classNames(inputStyle, small, "max-w-40")}
      >
        {operators.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
      {value && "arrayValue" in value && isOfList(op) ? (
        <span className="grid gap-1.5">
          {value.arrayValue.values.map((each, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={`${value.arrayValue.values.length}-${at}`}
              className="flex flex-wrap gap-2 sm:flex-nowrap"
            >
              <Compared
                value={each}
                onChange={(next) =>
                  onChange({
                    ...filter,
                    value: { arrayValue: { values: value.arrayValue.values.with(at, next) } },
                  })
                }
                onInvalid={onInvalid}
              />
              <IconButton
                label={`Remove value ${at + 1}`}
                size="sm"
                icon={<X className="size-3.5" />}
                onClick={() =>
                  onChange({
                    ...filter,
                    value: { arrayValue: { values: value.arrayValue.values.toSpliced(at, 1) } },
                  })
                }
              />
            </span>
          ))}
          <Button
            size="sm"
            variant="ghost"
            className="w-fit"
            onClick={() =>
              onChange({
                ...filter,
                value: {
                  arrayValue: {
                    values: [
                      ...value.arrayValue.values,
                      value.arrayValue.values.at(-1) ?? { stringValue: "" },
                    ],
                  },
                },
              })
            }
          >
            Another value
          </Button>
        </span>
      ) : (
        value && (
          <Compared
            value={value}
            onChange={(next) => onChange({ ...filter, value: next })}
            onInvalid={onInvalid}
          />
        )
      )}
      <IconButton
        label="Remove the condition"
        size="sm"
        icon={<X className="size-3.5" />}
        onClick={onRemove}
      />
    </div>
  );
}

function itemsOf(value: WireValue | null, one: WireValue): WireValue[] {
  return value && "arrayValue" in value ? value.arrayValue.values : [one];
}

/** Types a value of a condition can have; whole maps and lists are compared in the address alone. */
const comparable = valueTypes.filter((type) => !["map", "array", "vector"].includes(type));

function Compared({
  value,
  onChange,
  onInvalid,
}: {
  value: WireValue;
  onChange: (value: WireValue) => void;
  onInvalid: (isInvalid: boolean) => void;
}) {
  const [isInvalid, setInvalid] = useState(false);
  const type = typeOf(value);
  const tell = (next: boolean) => {
    if (next === isInvalid) return;
    setInvalid(next);
    onInvalid(next);
  };
  return (
    <>
      <select
        aria-label="Type of the value"
        value={type}
        onChange={({ target }) => onChange(asType(value, target.value as ValueType, Date.now()))}
        className={classNames(inputStyle, small, "max-w-32 text-muted")}
      >
        {(comparable.includes(type as never) ? comparable : [...comparable, type as never]).map((each) => (
          <option key={each} value={each}>
            {typeNames[each]}
          </option>
        ))}
      </select>
      <span className="min-w-44 max-w-96">
        <ScalarEditor
          key={type}
          label="Value"
          value={value}
          isReadOnly={false}
          onChange={onChange}
          onInvalid={tell}
        />
      </span>
    </>
  );
}
