import ArrowRight from "lucide-react/icons/arrow-right";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { examplePages } from "~/domain/facts/example-pages";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import { readAddress } from "./page-address";

interface AddressFormProps {
  label: string;
  placeholder: string;
  /** What was named and is no web address; null where there is none. */
  refused: string | null;
  onAddress: (address: string) => void;
}

const notAnAddress = "This is not the address of a page. Copy it from the browser’s address bar.";

/** Asks for the address of a page, with the examples that can be read without one. */
export function AddressForm({ label, placeholder, refused, onAddress }: AddressFormProps) {
  const [text, setText] = useState(refused ?? "");
  const [problem, setProblem] = useState<string | null>(refused === null ? null : notAnAddress);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const address = readAddress(text);
    if (address) return onAddress(address);
    setProblem(notAnAddress);
    field.current?.focus();
  }

  return (
    <>
      <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <TextField
          ref={field}
          label={label}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          error={problem}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
          }}
        />
        <Button
          type="submit"
          variant="primary"
          icon={<ArrowRight className="order-last size-4" />}
          className="mt-6.5 h-10"
        >
          Read it
        </Button>
      </form>
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">Example pages</legend>
        <span className="text-muted text-sm">Try</span>
        {examplePages.map(({ path, name, about }) => (
          <Button
            key={path}
            size="sm"
            title={about}
            onClick={() => onAddress(new URL(path, location.origin).href)}
          >
            {name}
          </Button>
        ))}
      </fieldset>
    </>
  );
}
