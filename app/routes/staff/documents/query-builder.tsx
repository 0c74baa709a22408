import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useId, useState } from "react";
import {
  type FieldFilter,
  type Filter,
  type GroupFilter,
  isField,
  type Order,
} from "~/domain/documents/document-query";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { inputStyle } from "~/ui/field";
import { IconButton } from "~/ui/icon-button";
import { Condition } from "./query-condition";

interface QueryBuilderProps {
  where: Filter | null;
  order: readonly Order[];
  /** Paths that are offered; any other can be typed. */
  fields: readonly string[];
  onApply: (where: Filter | null, order: Order[]) => void;
}

const small = "h-8 px-2 sm:text-sm";
const emptyCondition: FieldFilter = { kind: "field", field: "", op: "==", value: { stringValue: "" } };

/** Conditions in groups, and an order; applied together. */
export function QueryBuilder({ where, order, fields, onApply }: QueryBuilderProps) {
  const listId = useId();
  const [root, setRoot] = useState<GroupFilter>(() =>
    where === null
      ? { kind: "and", filters: [] }
      : where.kind === "field"
        ? { kind: "and", filters: [where] }
        : where,
  );
  const [orders, setOrders] = useState<Order[]>([...order]);
  const [invalid, setInvalid] = useState(0);
  const paths = pathsOf(root);
  const wrong = [...paths, ...orders.map(({ field }) => field)].find((field) => !isField(field));
  return (
    <form
      aria-label="Query"
      className="grid gap-4 rounded-md border border-line bg-raised p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (wrong !== undefined || invalid > 0) return;
        const whole = withoutEmpty(root);
        onApply(whole, orders);
      }}
    >
      <datalist id={listId}>
        {fields.map((field) => (
          <option key={field} value={field} />
        ))}
      </datalist>
      <Group
        group={root}
        listId={listId}
        onChange={setRoot}
        onRemove={null}
        onInvalid={(isInvalid) => setInvalid((count) => Math.max(0, count + (isInvalid ? 1 : -1)))}
      />
      <fieldset className="grid gap-2">
        <legend className="pb-1 font-[550] text-sm">Order</legend>
        {orders.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order is its place
          <div key={at} className="flex flex-wrap gap-2">
            <input
              aria-label={`Field ${at + 1} of the order`}
              list={listId}
              value={each.field}
              spellCheck={false}
              onChange={({ target }) => setOrders(orders.with(at, { ...each, field: target.value }))}
              className={classNames(inputStyle, small, "max-w-56 font-mono sm:text-xs")}
            />
            <select
              aria-label={`Direction ${at + 1} of the order`}
              value={each.isDescending ? "down" : "up"}
              onChange={({ target }) =>
                setOrders(orders.with(at, { ...each, isDescending: target.value === "down" }))
              }
              className={classNames(inputStyle, small, "max-w-44")}
            >
              <option value="up">smallest first</option>
              <option value="down">greatest first</option>
            </select>
            <IconButton
              label={`Remove field ${at + 1} of the order`}
              size="sm"
              icon={<X className="size-3.5" />}
              onClick={() => setOrders(orders.toSpliced(at, 1))}
            />
          </div>
        ))}
        <Button
          size="sm"
          className="w-fit"
          icon={<Plus className="size-3.5" />}
          onClick={() => setOrders([...orders, { field: "", isDescending: false }])}
        >
          Order by a field
        </Button>
      </fieldset>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm" variant="primary" disabled={wrong !== undefined || invalid > 0}>
          Apply
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onApply(null, [])}>
          Clear
        </Button>
        {wrong !== undefined && (
          <span className={classNames("text-sm", wrong === "" ? "text-muted" : "text-danger")}>
            {wrong === ""
              ? "Name each field."
              : `${wrong} is no path of a field: put odd names into backticks.`}
          </span>
        )}
      </div>
    </form>
  );
}

function pathsOf(filter: Filter): string[] {
  return filter.kind === "field" ? [filter.field] : filter.filters.flatMap(pathsOf);
}

function withoutEmpty(group: GroupFilter): Filter | null {
  const filters = group.filters.flatMap((each) =>
    each.kind === "field" ? [each] : (withoutEmpty(each) ?? []),
  );
  const [only] = filters;
  if (!only) return null;
  return filters.length === 1 ? only : { ...group, filters };
}

interface GroupProps {
  group: GroupFilter;
  listId: string;
  onChange: (group: GroupFilter) => void;
  onRemove: (() => void) | null;
  onInvalid: (isInvalid: boolean) => void;
}

function Group({ group, listId, onChange, onRemove, onInvalid }: GroupProps) {
  const { filters } = group;
  const put = (next: Filter[]) => onChange({ ...group, filters: next });
  return (
    <fieldset className={classNames("grid gap-2", onRemove && "border-line-strong border-s-2 ps-3")}>
      <legend className="flex items-center gap-2 pb-1 text-sm">
        <select
          aria-label="How conditions go together"
          value={group.kind}
          onChange={({ target }) => onChange({ ...group, kind: target.value as GroupFilter["kind"] })}
          className={classNames(inputStyle, small, "w-auto")}
        >
          <option value="and">All of these hold</option>
          <option value="or">Any of these holds</option>
        </select>
        {onRemove && (
          <IconButton
            label="Remove the group"
            size="sm"
            icon={<X className="size-3.5" />}
            onClick={onRemove}
          />
        )}
      </legend>
      {filters.map((filter, at) =>
        filter.kind === "field" ? (
          <Condition
            // biome-ignore lint/suspicious/noArrayIndexKey: a condition is its place; removing one draws the rest anew
            key={`${filters.length}-${at}`}
            filter={filter}
            listId={listId}
            onChange={(next) => put(filters.with(at, next))}
            onRemove={() => put(filters.toSpliced(at, 1))}
            onInvalid={onInvalid}
          />
        ) : (
          <Group
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={`${filters.length}-${at}`}
            group={filter}
            listId={listId}
            onChange={(next) => put(filters.with(at, next))}
            onRemove={() => put(filters.toSpliced(at, 1))}
            onInvalid={onInvalid}
          />
        ),
      )}
      <span className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<Plus className="size-3.5" />}
          onClick={() => put([...filters, emptyCondition])}
        >
          Condition
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus className="size-3.5" />}
          onClick={() =>
            put([...filters, { kind: group.kind === "and" ? "or" : "and", filters: [emptyCondition] }])
          }
        >
          Group
        </Button>
      </span>
    </fieldset>
  );
}
