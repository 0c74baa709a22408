import type { BrandFields } from "~/domain/brands/brand";
import { textFamilies } from "~/scene/text/font-stack";
import { Select } from "~/ui/select";

type Typefaces = BrandFields["typefaces"];

const families = textFamilies.map((family) => ({ value: family, label: family.replace(/ Variable$/, "") }));

interface TypeFieldsProps {
  typefaces: Typefaces;
  onChange: (typefaces: Typefaces) => void;
  /** What is said below each. */
  hints?: Record<keyof Typefaces, string | undefined>;
}

/** The families of a brand's headlines and of its other text. */
export function TypeFields({ typefaces, onChange, hints }: TypeFieldsProps) {
  const choices = [{ value: "", label: "Template’s own" }, ...families];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(["headline", "body"] as const).map((use) => (
        <Select
          key={use}
          label={use === "headline" ? "Headlines" : "Text"}
          value={typefaces[use]?.family ?? ""}
          hint={hints?.[use]}
          choices={choices}
          onChange={(family) => onChange({ ...typefaces, [use]: family ? { family } : null })}
        />
      ))}
    </div>
  );
}
