import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { type Fact, type FactKind, factKinds } from "~/domain/facts/fact";
import type { FactValue } from "~/domain/facts/fact-value";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { kindNames, nameOfFact } from "./fact-groups";
import { unsavedFact } from "./unsaved-fact";
import { emptyFields, fieldsOf, readFields, sameFields, type ValueFields } from "./value-fields";
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
  /** Whether it could be saved. */
  onSave: (typed: TypedFact) => boolean;
  onClose: () => void;
}

/** Fields for a fact, by what kind of value it has. Leaving them saves what was typed; Escape leaves it as it was. */
export function FactEditor({ fact, currency, onSave, onClose }: FactEditorProps) {
  const [kind, setKind] = useState<FactKind>(fact?.kind ?? "benefit");
  const [fields, setFields] = useState<ValueFields>(() =>
    fact ? fieldsOf(fact.value) : emptyFields("benefit", currency),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const untouched = useRef(fields);
  const isSaved = useRef(false);
  const isNew = !fact;
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("input, textarea")?.focus();
  }, []);

  function save(): boolean {
    const result = readFields(fields);
    if (result.ok) return onSave({ kind, value: result.value, language: null });
    setProblem(result.problem);
    return false;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save()) onClose();
  }

  function leave({ target, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const isWithin =
      relatedTarget &&
      (currentTarget.contains(relatedTarget) || relatedTarget.closest("[data-base-ui-portal]"));
    // Another window took the keyboard where the field is still the active one.
    if (isWithin || !currentTarget.contains(target) || document.activeElement === target) return;
    if (isSaved.current || sameFields(fields, untouched.current)) return;
    isSaved.current = save();
    if (isSaved.current) afterInput(onClose);
  }

  return (
    <form
      ref={form}
      // Takes the focus of what has none inside, so that leaving is noticed.
      tabIndex={-1}
      onSubmit={submit}
      onBlur={leave}
      noValidate
      {...(problem !== null && unsavedFact)}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
      className="grid gap-3 rounded-md border border-line-strong bg-raised p-3 outline-none"
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
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Once the press or the key that moved the focus is over: what it was meant for must not move away under it. */
function afterInput(run: () => void) {
  const over = new AbortController();
  const end = () => {
    over.abort();
    setTimeout(run);
  };
  for (const type of ["pointerup", "pointercancel", "keyup"]) {
    window.addEventListener(type, end, { signal: over.signal });
  }
}
