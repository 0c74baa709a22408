import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import {
  type AssertionDraft,
  type AssertionField,
  assertionKinds,
  beginAssertion,
  lineTexts,
  turnAssertion,
} from "./assertion-kinds";

interface AssertionEditorProps {
  drafts: readonly AssertionDraft[];
  onChange: (drafts: readonly AssertionDraft[]) => void;
}

const kinds = Object.entries(assertionKinds) as [AssertionDraft["kind"], { label: string }][];

/** Assertions, each with what it is about, whether it is turned round, and what it weighs. */
export function AssertionEditor({ drafts, onChange }: AssertionEditorProps) {
  const put = (place: number, draft: AssertionDraft) => onChange(drafts.with(place, draft));
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-1.5 font-[550] text-sm">Assertions</legend>
      {drafts.map((draft, place) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and their fields are held outside
          key={place}
          aria-label={`Assertion ${place + 1}`}
          className="grid gap-2 rounded-md border border-line p-3"
        >
          <div className="flex flex-wrap items-center gap-3">
            <label className="flex items-center gap-1.5 text-sm">
              <input
                type="checkbox"
                checked={draft.not === true}
                onChange={({ target }) => put(place, { ...draft, not: target.checked })}
                className="size-4 accent-accent"
              />
              Not
            </label>
            <select
              aria-label="Kind"
              value={draft.kind}
              onChange={({ target }) =>
                put(place, turnAssertion(draft, target.value as AssertionDraft["kind"]))
              }
              className="h-8 min-w-0 grow rounded-md border border-line-strong bg-raised ps-2 text-sm"
            >
              {kinds.map(([kind, { label }]) => (
                <option key={kind} value={kind}>
                  {label}
                </option>
              ))}
            </select>
            <label className="flex items-center gap-1.5 text-sm">
              Weight
              <input
                type="number"
                min={0}
                max={1000}
                step="any"
                value={Number(draft.weight ?? 1)}
                onChange={({ target }) => put(place, { ...draft, weight: Number(target.value) })}
                className="h-8 w-16 rounded-md border border-line-strong bg-raised px-2 text-sm"
              />
            </label>
            <label className="flex items-center gap-1.5 text-sm">
              Metric
              <input
                type="text"
                dir="auto"
                maxLength={60}
                placeholder="none"
                title="Scores of assertions with the same metric are averaged together"
                value={String(draft.metric ?? "")}
                onChange={({ target }) => put(place, { ...draft, metric: target.value })}
                className="h-8 w-28 rounded-md border border-line-strong bg-raised px-2 text-sm placeholder:text-faint"
              />
            </label>
            <IconButton
              label={`Take assertion ${place + 1} out`}
              size="sm"
              icon={<Trash2 className="size-3.5" />}
              onClick={() => onChange(drafts.filter((_, other) => other !== place))}
            />
          </div>
          {assertionKinds[draft.kind].fields.map((field) => (
            <Field
              key={`${draft.kind} ${field.name}`}
              field={field}
              value={draft[field.name]}
              onChange={(value) => put(place, { ...draft, [field.name]: value })}
            />
          ))}
        </section>
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        disabled={drafts.length >= 40}
        onClick={() => onChange([...drafts, beginAssertion("contains")])}
      >
        Add an assertion
      </Button>
    </fieldset>
  );
}

interface FieldProps {
  field: AssertionField;
  value: unknown;
  onChange: (value: unknown) => void;
}

function Field({ field: { name, label, kind, isOptional }, value, onChange }: FieldProps) {
  if (kind === "switch") {
    return (
      <label className="flex items-center gap-1.5 text-sm">
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
          className="size-4 accent-accent"
        />
        {label}
      </label>
    );
  }
  if (kind === "number" || kind === "share") {
    return (
      <TextField
        label={label}
        type="number"
        step="any"
        min={0}
        {...(kind === "share" && { max: 1 })}
        value={value === null || value === undefined ? "" : String(value)}
        onChange={({ target }) =>
          onChange(target.value === "" ? (isOptional ? null : undefined) : Number(target.value))
        }
      />
    );
  }
  if (kind === "lines") {
    return (
      <TextArea
        label={label}
        rows={2}
        value={lineTexts(value).join("\n")}
        onChange={({ target }) => {
          const lines = target.value.split("\n");
          onChange(name === "calls" ? lines.map((line) => ({ name: line })) : lines);
        }}
      />
    );
  }
  if (kind === "json") return <JsonField {...{ label, value, onChange }} />;
  return (
    <TextArea
      label={label}
      rows={1}
      value={String(value ?? "")}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Text until it is JSON: what cannot be read is no value. */
function JsonField({ label, value, onChange }: Omit<FieldProps, "field"> & { label: string }) {
  const [text, setText] = useState(
    value === null || value === undefined ? "" : JSON.stringify(value, null, 2),
  );
  const [error, setError] = useState<string | null>(null);
  return (
    <TextArea
      label={label}
      rows={3}
      spellCheck={false}
      className="font-mono text-xs"
      value={text}
      error={error}
      onChange={({ target }) => {
        setText(target.value);
        try {
          onChange(target.value.trim() === "" ? null : JSON.parse(target.value));
          setError(null);
        } catch {
          onChange(undefined);
          setError("This is not JSON yet.");
        }
      }}
    />
  );
}
