import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { type FormEvent, useState } from "react";
import { addFact, correctFact, dropFact } from "~/domain/facts/edit-sheet";
import { type Fact, type FactKind, factKinds } from "~/domain/facts/fact";
import { type FactSheet, settledFacts } from "~/domain/facts/fact-sheet";
import { valueInWords } from "~/domain/products/fact-differences";
import { longestProductName, type ProductFields } from "~/domain/products/product";
import { canBeTyped, readTypedValue } from "~/domain/products/typed-value";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import { showErrorToast } from "~/ui/toast";
import { FactConflicts } from "./fact-conflicts";
import { labelOf, nameOfKind } from "./fact-names";

interface FactRowsProps {
  product: ProductFields;
  onChange: (after: ProductFields, done?: string) => void;
}

const typedKinds: readonly FactKind[] = [
  ...(["name", "price", "list-price", "brand", "description", "benefit", "feature"] as const),
  ...(["material", "color", "size", "origin", "shipping", "returns", "guarantee", "statement"] as const),
];

/** What people look for first stands first. */
function placeOf(kind: FactKind): number {
  const typed = typedKinds.indexOf(kind);
  return typed >= 0 ? typed : typedKinds.length + factKinds.indexOf(kind);
}

/** What is known of a product, a row each: corrected in place, taken off, added. */
export function FactRows({ product, onChange }: FactRowsProps) {
  const facts = settledFacts(product.facts).toSorted((one, other) => placeOf(one.kind) - placeOf(other.kind));
  const change = (sheet: FactSheet, done?: string) => {
    const name = settledFacts(sheet).find(({ kind }) => kind === "name")?.value;
    const text = name?.type === "text" ? name.text.slice(0, longestProductName) : product.name;
    onChange({ ...product, name: text, facts: sheet }, done);
  };
  return (
    <section aria-label="Facts" className="grid gap-4">
      <h2 className="font-[550] text-lg">Facts</h2>
      <FactConflicts sheet={product.facts} onChange={change} />
      <ul className="grid gap-3">
        {facts.map((fact) => (
          <FactRow key={fact.id} fact={fact} sheet={product.facts} onChange={change} />
        ))}
      </ul>
      <NewFact sheet={product.facts} onChange={change} />
    </section>
  );
}

interface RowProps {
  fact: Fact;
  sheet: FactSheet;
  onChange: (sheet: FactSheet, done?: string) => void;
}

function FactRow({ fact, sheet, onChange }: RowProps) {
  const written = fact.value.type === "text" ? fact.value.text : valueInWords(fact.value, "en");
  /** Null: nothing is being typed, and the field follows the fact. */
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const label = labelOf(fact);

  function leave() {
    setTyped(null);
    setProblem(null);
  }

  function correct() {
    if (typed === null || typed.trim() === written.trim()) return leave();
    const value = readTypedValue(fact.kind, typed, fact.value);
    if (!value) {
      setProblem(
        typed.trim()
          ? "Write an amount and a currency: £17.50, 17,50 €, 17.50 USD."
          : "Write what it is, or remove the fact.",
      );
      return;
    }
    leave();
    onChange(correctFact(sheet, fact.id, value, new Date().toISOString()));
  }

  const source = fact.sources[0];
  const hint = source?.from === "you" ? undefined : `“${source?.quote}”`;
  return (
    <li className="flex items-end gap-2">
      <div className="min-w-0 grow">
        <TextField
          label={label}
          hint={hint}
          error={problem}
          value={typed ?? written}
          readOnly={!canBeTyped(fact.value)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={correct}
          onKeyDown={(event) => {
            if (event.key === "Enter") correct();
            if (event.key === "Escape") leave();
          }}
        />
      </div>
      {fact.kind !== "name" && (
        <IconButton
          label={`Remove ${label}`}
          icon={<X className="size-4" />}
          onClick={() => onChange(dropFact(sheet, fact.id), `${label} was removed`)}
        />
      )}
    </li>
  );
}

function NewFact({ sheet, onChange }: Omit<RowProps, "fact">) {
  const [kind, setKind] = useState<FactKind>("benefit");
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);

  function add(event: FormEvent) {
    event.preventDefault();
    const value = readTypedValue(kind, typed, null);
    if (!value) {
      setProblem(typed.trim() ? "Write an amount and a currency: £17.50, 17,50 €." : "Write the fact first.");
      return;
    }
    try {
      const stamp = { id: crypto.randomUUID(), at: new Date().toISOString() };
      onChange(addFact(sheet, { kind, value, language: null }, stamp));
      setTyped("");
      setProblem(null);
    } catch (error) {
      showErrorToast("The fact could not be added", (error as Error).message);
    }
  }

  return (
    <form
      onSubmit={add}
      className="grid items-start gap-3 sm:grid-cols-[11rem_minmax(0,1fr)_auto]"
      noValidate
    >
      <Select
        label="Add"
        value={kind}
        onChange={setKind}
        choices={typedKinds.map((value) => ({ value, label: nameOfKind(value) }))}
      />
      <TextField
        label={nameOfKind(kind)}
        value={typed}
        error={problem}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" icon={<Plus className="size-4" />} className="sm:mt-[1.85rem]">
        Add
      </Button>
    </form>
  );
}
