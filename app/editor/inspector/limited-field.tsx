import { useState } from "react";
import { withinLimit } from "~/domain/text/within-limit";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { TextCount } from "~/ui/text-limit";

interface LimitedFieldProps {
  label: string;
  value: string;
  /** Most characters. What is typed or pasted beyond them is left out, and that is said. */
  most: number;
  onChange: (text: string) => void;
  disabled?: boolean;
  placeholder?: string;
  hint?: string;
  /** A field of so many lines, which grows. */
  rows?: number;
}

/** A field whose words are kept as they are typed, so that they never are more than can be kept. */
export function LimitedField({ value, most, onChange, hint, rows, ...props }: LimitedFieldProps) {
  const [leftOut, setLeftOut] = useState(0);
  const many = leftOut === 1 ? "1 character was" : `${leftOut.toLocaleString("en")} characters were`;
  const shared = {
    ...props,
    value,
    aside: <TextCount text={value} most={most} />,
    hint:
      leftOut > 0 ? (
        <span role="status" className="text-warning">
          {many} left out: there is room for {most}.
        </span>
      ) : (
        hint
      ),
    onChange: ({ target }: { target: { value: string } }) => {
      const fitted = withinLimit(value, target.value, most);
      setLeftOut(fitted.leftOut);
      onChange(fitted.text);
    },
  };
  return rows === undefined ? <TextField {...shared} /> : <TextArea {...shared} rows={rows} />;
}
