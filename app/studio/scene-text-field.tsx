import { useId } from "react";
import { classNames } from "~/ui/class-names";
import { lengthProblem, useFittingText } from "~/ui/text-limit";

interface SceneTextFieldProps {
  name: string;
  label: string;
  placeholder: string;
  value: string;
  /** Longest text that still reads on a screen, in characters. */
  limit: number;
  /** Near the limit it says how much room is left, and beyond it what that means. Not by focus: nothing may move under a pressed pointer. */
  isCounting: boolean;
  /** Empty, it shows only while it is edited. */
  isQuiet: boolean;
  className: string;
  onFocus: () => void;
  onChange: (text: string) => void;
}

/** What a scene keeps of one line. */
const mostCharacters = 400;
/** From this share of the limit on, the field counts. */
const countsFrom = 0.8;

/**
 * Text that looks as it reads until it is edited. What is over the limit stays, and is said. What no scene can keep stays
 * in the field until it is shorter.
 */
export function SceneTextField({
  name,
  label,
  placeholder,
  value,
  limit,
  isCounting,
  isQuiet,
  className,
  onFocus,
  onChange,
}: SceneTextFieldProps) {
  const countId = useId();
  const [text, type] = useFittingText(value, mostCharacters, onChange);
  const problem = lengthProblem(text, mostCharacters);
  const over = text.length - limit;
  const counts = over > 0 || (isCounting && text.length >= limit * countsFrom);

  return (
    <>
      <textarea
        name={name}
        aria-label={label}
        aria-describedby={counts ? countId : undefined}
        placeholder={placeholder}
        aria-invalid={problem ? true : undefined}
        value={text}
        rows={1}
        dir="auto"
        onFocus={onFocus}
        onChange={(event) => type(event.target.value.replace(/\r?\n/g, " "))}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
        className={classNames(
          "-mx-1.5 wrap-anywhere block field-sizing-content w-[calc(100%+12px)] resize-none rounded-sm bg-transparent py-0.5 ps-1.5 pe-8 outline-none transition-colors hover:bg-hover focus-visible:bg-sunken focus-visible:outline-2 focus-visible:outline-accent",
          className,
          isQuiet && text === "" && "max-h-0 py-0 opacity-0 focus:max-h-20 focus:py-0.5 focus:opacity-100",
        )}
      />
      {counts && (
        // Said in English, also beside words that run from right to left.
        <p id={countId} dir="ltr" className="flex flex-wrap justify-end gap-x-2 text-muted text-xs">
          {problem ? (
            <span className="me-auto text-danger">{problem} The line is kept once it is shorter.</span>
          ) : (
            over > 0 && (
              <span className="me-auto text-warning">
                {over === 1 ? "1 character" : `${over} characters`} over what reads well on a screen
              </span>
            )
          )}
          <span className="tabular">
            {text.length} of {limit}
          </span>
        </p>
      )}
      <span aria-live="polite" className="sr-only">
        {problem}
      </span>
    </>
  );
}
