import { useId, useRef, useState } from "react";
import { classNames } from "~/ui/class-names";

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
 * Text that looks as it reads until it is edited. What is over the limit stays, and is said. Only what no scene can keep
 * is cut, never without saying so.
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
  const pasteIsCut = useRef(false);
  const [wasCut, setCut] = useState(false);
  const over = value.length - limit;
  const counts = over > 0 || (isCounting && value.length >= limit * countsFrom);

  return (
    <>
      <textarea
        name={name}
        aria-label={label}
        aria-describedby={counts ? countId : undefined}
        placeholder={placeholder}
        value={value}
        rows={1}
        dir="auto"
        maxLength={mostCharacters}
        onFocus={onFocus}
        onPaste={({ clipboardData, currentTarget: { selectionStart, selectionEnd } }) => {
          const pasted = clipboardData.getData("text").replace(/\r\n/g, "\n");
          pasteIsCut.current =
            value.length - (selectionEnd - selectionStart) + pasted.length > mostCharacters;
          // Where nothing fits, nothing changes.
          setCut(pasteIsCut.current);
        }}
        onChange={(event) => {
          setCut(pasteIsCut.current);
          pasteIsCut.current = false;
          onChange(event.target.value.replace(/\n/g, " "));
        }}
        onKeyDown={(event) => {
          // A paste of which nothing fitted brought no change that would have ended it.
          pasteIsCut.current = false;
          if (event.key === "Enter") event.preventDefault();
        }}
        className={classNames(
          "-mx-1.5 wrap-anywhere block field-sizing-content w-[calc(100%+12px)] resize-none rounded-sm bg-transparent px-1.5 py-0.5 outline-none transition-colors hover:bg-hover focus-visible:bg-sunken focus-visible:outline-2 focus-visible:outline-accent",
          className,
          isQuiet && value === "" && "max-h-0 py-0 opacity-0 focus:max-h-20 focus:py-0.5 focus:opacity-100",
        )}
      />
      {counts && (
        <p id={countId} className="flex flex-wrap justify-end gap-x-2 text-muted text-xs">
          {wasCut && (
            <span aria-hidden="true" className="text-warning">
              Cut to {mostCharacters} characters
            </span>
          )}
          {over > 0 && (
            <span className="me-auto text-warning">
              {over === 1 ? "1 more" : `${over} more`} than reads well on a screen
            </span>
          )}
          <span className="tabular">
            {value.length} of {limit}
          </span>
        </p>
      )}
      <span aria-live="polite" className="sr-only">
        {wasCut && `Cut to ${mostCharacters} characters`}
      </span>
    </>
  );
}
