import type { BrandFields } from "~/domain/brands/brand";
import { TypefaceField } from "./typefaces/typeface-field";

type Typefaces = BrandFields["typefaces"];

interface TypeFieldsProps {
  typefaces: Typefaces;
  onChange: (typefaces: Typefaces) => void;
  /** What is said below each. */
  hints?: Record<keyof Typefaces, string | undefined>;
}

/** The typefaces of a brand's headlines and of its other text. */
export function TypeFields({ typefaces, onChange, hints }: TypeFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(["headline", "body"] as const).map((use) => (
        <TypefaceField
          key={use}
          label={use === "headline" ? "Headlines" : "Text"}
          value={typefaces[use]}
          hint={hints?.[use]}
          onChange={(typeface) => onChange({ ...typefaces, [use]: typeface })}
        />
      ))}
    </div>
  );
}
