import { type FormEvent, useEffect, useRef, useState } from "react";
import { type Fact, type FactKind, factKinds } from "~/domain/facts/fact";
import type { FactValue } from "~/domain/facts/fact-value";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { kindNames, nameOfFact } from "./fact-groups";
import { emptyFields, fieldsOf, readFields, type ValueFields } from "./value-fields";
import { ValueInputs } from "./value-inputs";

/** What is typed of a fact. */
interface TypedFact {
  kind: FactKind;
  value: FactValue;
  language: null;
}

interface FactEditorProps {
  /** The fact that is corrected; absent where one is added. */
  fact?: Fact;
  /** The currency a new price begins with. */
  currency: string;
  onSave: (typed: TypedFact) => void;
  onCancel: () => void;
}

/** Fields for a fact, by what kind of value it has. Escape leaves it as it was. */
export function FactEditor({ fact, currency, onSave, onCancel }: FactEditorProps) {
  const [kind, setKind] = useState<FactKind>(fact?.kind ?? "benefit");
  const [fields, setFields] = useState<ValueFields>(() =>
    fact ? fieldsOf(fact.value) : emptyFields("benefit", currency),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isNew = !fact;
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("input, textarea")?.focus();
  }, []);

  function save(event: FormEvent) {
    event.preventDefault();
    const result = readFields(fields);
    if (!result.ok) return setProblem(result.problem);
    onSave({ kind, value: result.value, language: null });
  }

  return (
    <form
      ref={form}
      onSubmit={save}
      noValidate
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onCancel();
      }}
      className="grid gap-3 rounded-md border border-line-strong bg-raised p-3"
    >
      {isNew && (
        <Select
          label="What is it about?"
          value={kind}
          choices={factKinds.map((value) => ({ value, label: kindNames[value] }))}
          onChange={(next: FactKind) => {
            setKind(next);
            setProblem(null);
            const empty = emptyFields(next, currency);
            setFields((current) => (current.type === empty.type ? current : empty));
          }}
        />
      )}
      <ValueInputs
        label={fact ? nameOfFact(fact) : kindNames[kind]}
        fields={fields}
        problem={problem}
        onChange={(next) => {
          setProblem(null);
          setFields(next);
        }}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary">
          {isNew ? "Add it" : "Save"}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
