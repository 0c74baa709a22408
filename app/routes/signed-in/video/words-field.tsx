import { classNames } from "~/ui/class-names";

interface WordsFieldProps {
  label: string;
  placeholder: string;
  value: string;
  /** Longest text that still reads on a screen, in characters. */
  limit: number;
  /** Empty, it shows only while it is edited. */
  isQuiet: boolean;
  className: string;
  onFocus: () => void;
  onChange: (text: string) => void;
}

/** Words that look as they read until they are edited. */
export function WordsField({
  label,
  placeholder,
  value,
  limit,
  isQuiet,
  className,
  onFocus,
  onChange,
}: WordsFieldProps) {
  return (
    <textarea
      aria-label={label}
      placeholder={placeholder}
      value={value}
      rows={1}
      maxLength={Math.max(limit, value.length)}
      onFocus={onFocus}
      onChange={(event) => onChange(event.target.value.replace(/\n/g, " "))}
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      className={classNames(
        "-mx-1.5 block field-sizing-content w-[calc(100%+12px)] resize-none rounded-sm bg-transparent px-1.5 py-0.5 outline-none transition-colors hover:bg-hover focus-visible:bg-sunken focus-visible:outline-2 focus-visible:outline-accent",
        className,
        isQuiet && value === "" && "max-h-0 py-0 opacity-0 focus:max-h-20 focus:py-0.5 focus:opacity-100",
      )}
    />
  );
}
