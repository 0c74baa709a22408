import { useEffect, useId, useRef } from "react";
import type { TextDeclaration } from "~/sections/define-section";
import { setText } from "~/sections/edit/edit-slots";
import { pageLimits, type SlotContent } from "~/sections/page";
import { placeKey, type SlotPlace } from "~/sections/shown-page";
import { Badge } from "~/ui/badge";
import { classNames } from "~/ui/class-names";
import { inputStyle } from "~/ui/field";
import { lengthProblem, useFittingText } from "~/ui/text-limit";
import type { FieldSurroundings } from "./field-surroundings";
import { TextTools } from "./text-tools";

interface TextSlotFieldProps {
  place: SlotPlace;
  declaration: TextDeclaration;
  content: Extract<SlotContent, { kind: "text" }> | null;
  isSelected: boolean;
  around: FieldSurroundings;
}

/** Words of a place, with how long they may be before they no longer sit well; the same words are written in the preview. */
export function TextSlotField({ place, declaration, content, isSelected, around }: TextSlotFieldProps) {
  const id = useId();
  const { editor, language } = around;
  const { label, most, lines } = declaration;
  const text = content?.text ?? "";
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSelected) box.current?.scrollIntoView({ block: "nearest" });
  }, [isSelected]);
  const [shown, type] = useFittingText(text, pageLimits.textCharacters, (words) =>
    editor.change("Write", (page) => setText(page, place, words), placeKey(place)),
  );
  const problem = lengthProblem(shown, pageLimits.textCharacters);
  const isOver = shown.length > most;
  return (
    <div ref={box} className="group/field grid gap-1.5">
      <div className="flex h-6 items-center gap-2">
        <label htmlFor={id} className="min-w-0 grow truncate font-[550] text-sm">
          {label}
        </label>
        {content?.sample && <Badge>Sample</Badge>}
        {shown.length >= most * 0.7 && (
          <span className={classNames("tabular text-xs", isOver ? "text-warning" : "text-muted")}>
            {shown.length}/{most}
          </span>
        )}
        <TextTools place={place} declaration={declaration} content={content} around={around} />
      </div>
      <textarea
        id={id}
        dir="auto"
        lang={language}
        value={shown}
        rows={1}
        spellCheck
        data-field={placeKey(place)}
        aria-invalid={problem !== null || undefined}
        aria-describedby={isOver ? `${id}-note` : undefined}
        onFocus={() => editor.select(place)}
        onChange={({ target }) => {
          type(lines === "one" ? target.value.replace(/\s*[\r\n]+\s*/gu, " ") : target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && lines === "one" && !event.nativeEvent.isComposing)
            event.preventDefault();
        }}
        style={{ minHeight: lines === "one" ? undefined : "calc(3lh + 14px)" }}
        className={classNames(
          inputStyle,
          "field-sizing-content max-h-[40dvh] resize-none px-2.5 py-1.5",
          isSelected && "!border-accent",
        )}
      />
      {isOver && (
        <p id={`${id}-note`} className={classNames("text-xs", problem ? "text-danger" : "text-warning")}>
          {problem
            ? `${problem} Until it fits, the page keeps the words of before.`
            : `Longer than it sits well: ${most} characters.`}
        </p>
      )}
    </div>
  );
}
