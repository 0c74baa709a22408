import { useState } from "react";
import { safeHref } from "~/sections/safe-href";
import { TextField } from "~/ui/text-field";

interface LinkFieldProps {
  label: string;
  href: string;
  hint?: string;
  onChange: (href: string) => void;
}

const mostCharacters = 2048;

/** An address a link leads to. What a browser would not be let to open is kept as typed and said. */
export function LinkField({ label, href, hint, onChange }: LinkFieldProps) {
  const [isLeft, setLeft] = useState(false);
  const isWrong = href.trim() !== "" && safeHref(href) === null;
  return (
    <TextField
      label={label}
      value={href}
      limit={mostCharacters}
      placeholder="https://"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      hint={hint}
      error={
        isWrong && isLeft
          ? "Begin with https://, mailto: or tel:, or name a place on the page (#faq). Until then no link is shown."
          : null
      }
      onChange={(event) => onChange(event.target.value.slice(0, mostCharacters))}
      onFocus={() => setLeft(false)}
      onBlur={({ target }) => {
        setLeft(true);
        // A bare domain is meant as an address.
        if (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/u.test(target.value.trim()))
          onChange(`https://${target.value.trim()}`);
      }}
    />
  );
}
