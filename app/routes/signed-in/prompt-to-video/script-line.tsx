import { useId } from "react";
import { lineLimits, type ScriptLine } from "~/domain/video/edit-script";
import type { ScriptScene } from "~/domain/video/script";
import { classNames } from "~/ui/class-names";
import { lengthProblem } from "~/ui/text-limit";

interface ScriptLineFieldProps {
  scene: ScriptScene;
  line: ScriptLine;
  name: string;
  placeholder?: string;
  /** Stands in the page for the field's own label. */
  id?: string;
  onChange: (text: string) => void;
  className: string;
}

export const inPlace =
  "field-sizing-content -mx-2 w-[calc(100%+16px)] resize-none rounded-sm bg-transparent px-2 py-1 transition-colors placeholder:text-muted hover:bg-hover focus:bg-sunken focus:outline-2 focus:outline-focus";

/** One line of a scene, edited in place. Only the text below a headline has lines of its own: they are a list. */
export function ScriptLineField({
  scene,
  line,
  name,
  placeholder = name,
  id,
  onChange,
  className,
}: ScriptLineFieldProps) {
  const text = scene[line] ?? "";
  const problem = lengthProblem(text.trim(), lineLimits[line]);
  const problemId = useId();
  return (
    <label className="grid">
      <span className="sr-only">{name}</span>
      <textarea
        id={id}
        dir="auto"
        rows={1}
        value={text}
        placeholder={placeholder}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem ? problemId : undefined}
        onChange={(event) =>
          onChange(line === "body" ? event.target.value : event.target.value.replaceAll("\n", " "))
        }
        className={classNames(inPlace, className)}
      />
      {problem && (
        <span id={problemId} className="text-danger text-sm">
          {problem}
        </span>
      )}
    </label>
  );
}
