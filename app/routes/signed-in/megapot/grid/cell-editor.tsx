import { type KeyboardEvent, useId, useLayoutEffect, useRef } from "react";
import { classNames } from "~/ui/class-names";
import type { CellDraft, GridCell, GridColumn } from "./grid-types";

export interface CellEditorProps {
  cell: GridCell;
  column: GridColumn;
  rowNumber: number;
  draft: CellDraft | null;
  /** Takes the keyboard when it appears. */
  takesFocus: () => boolean;
  onDraft: (draft: CellDraft) => void;
  /** Puts the text given into the cell and ends the edit. */
  onChoose: (text: string) => void;
}

/**
 * The field of the active cell. It is there before anything is typed, with the cell's text selected, so that the first key already
 * goes to an input method; it is seen once something is typed.
 */
export function CellEditor({ cell, column, rowNumber, draft, takesFocus, ...on }: CellEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const problemId = useId();
  const isEditing = draft !== null;
  const text = draft?.text ?? cell.text;
  const { name } = column.column;

  useLayoutEffect(() => {
    if (takesFocus()) field.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever text stands there, the next key replaces it
  useLayoutEffect(() => {
    if (!isEditing && document.activeElement === field.current) field.current?.select();
  }, [isEditing, text]);
  useLayoutEffect(() => {
    const element = field.current;
    if (!isEditing || draft.isTypedOver || !element) return;
    element.setSelectionRange(element.value.length, element.value.length);
    element.scrollTop = element.scrollHeight;
  }, [isEditing, draft?.isTypedOver]);

  const typed = isEditing ? draft.text.trim().toLowerCase() : "";
  const matches = isEditing
    ? (column.choices?.filter((choice) => choice.toLowerCase().includes(typed)).slice(0, 8) ?? [])
    : [];

  function complete(event: KeyboardEvent) {
    // The first of the choices is taken where only one is left.
    if (event.key === "Tab" && matches.length === 1 && matches[0] && typed) on.onChoose(matches[0]);
  }

  return (
    <>
      <textarea
        ref={field}
        data-grid-field=""
        rows={1}
        dir="auto"
        aria-label={`${name}, row ${rowNumber}`}
        aria-invalid={cell.problem?.weight === "error" || undefined}
        aria-describedby={cell.problem ? problemId : undefined}
        // Fingers choose cells; the keyboard of the screen comes for an edit.
        inputMode={isEditing ? undefined : matchMedia("(pointer: coarse)").matches ? "none" : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={isEditing}
        value={text}
        onKeyDownCapture={complete}
        onFocus={({ currentTarget }) => !isEditing && currentTarget.select()}
        onChange={({ currentTarget }) =>
          on.onDraft({ text: currentTarget.value, isTypedOver: draft?.isTypedOver ?? true })
        }
        className={classNames(
          "absolute start-0 top-0 z-20 resize-none overflow-hidden px-2 outline-none",
          isEditing
            ? "field-sizing-content max-h-64 min-h-full min-w-full max-w-[min(28rem,70vw)] overflow-y-auto bg-raised py-[7px] shadow-[0_0_0_2px_var(--color-accent),var(--shadow-overlay)]"
            : "size-full cursor-default bg-transparent opacity-0",
        )}
      />
      {cell.problem && (
        <span id={problemId} hidden>
          {cell.problem.message}
        </span>
      )}
      {matches.length > 0 && (
        <ul className="absolute start-0 top-full z-30 mt-1 min-w-full rounded-md bg-raised p-1 shadow-overlay">
          {matches.map((choice) => (
            <li key={choice}>
              <button
                type="button"
                tabIndex={-1}
                onPointerDown={(event) => {
                  event.preventDefault();
                  event.stopPropagation();
                  on.onChoose(choice);
                }}
                className="block w-full truncate rounded-sm px-2 py-1 text-start hover:bg-hover"
              >
                {choice}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
