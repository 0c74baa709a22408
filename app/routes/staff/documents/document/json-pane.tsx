import { useId, useState } from "react";
import { parseTaggedFields, TaggedJsonError, toTaggedFields } from "~/domain/documents/tagged-json";
import { isSameFields, type WireFields } from "~/domain/documents/wire-value";
import { classNames } from "~/ui/class-names";
import { CopyButton } from "~/ui/copy-button";
import { inputStyle } from "~/ui/field";

interface JsonPaneProps {
  fields: WireFields;
  isReadOnly: boolean;
  onChange: (fields: WireFields) => void;
  onInvalid: (isInvalid: boolean) => void;
}

const write = (fields: WireFields) => JSON.stringify(toTaggedFields(fields), null, 2);

/** The document as JSON that comes back with every type. */
export function JsonPane({ fields, isReadOnly, onChange, onInvalid }: JsonPaneProps) {
  const id = useId();
  const [text, setText] = useState(() => write(fields));
  const [known, setKnown] = useState(fields);
  const [problem, setProblem] = useState<string | null>(null);
  // Changed by another pane, or read anew.
  if (known !== fields) {
    setKnown(fields);
    if (!isSameFields(known, fields)) {
      setText(write(fields));
      setProblem(null);
    }
  }
  function type(next: string) {
    setText(next);
    try {
      const read = parseTaggedFields(next);
      setProblem(null);
      onInvalid(false);
      setKnown(read);
      onChange(read);
    } catch (error) {
      if (!(error instanceof TaggedJsonError)) throw error;
      setProblem(error.message);
      onInvalid(true);
    }
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id={`${id}-hint`} className="max-w-[80ch] text-muted text-sm">
          Integers are plain numbers; what JSON has no word for stands in an object of one name: $double,
          $integer, $timestamp, $geopoint, $reference, $bytes, $vector.
        </p>
        <CopyButton text={() => text} label="Copy the JSON" />
      </div>
      <textarea
        aria-label="Document as JSON"
        aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
        aria-invalid={problem !== null || undefined}
        spellCheck={false}
        readOnly={isReadOnly}
        value={text}
        onChange={({ target }) => type(target.value)}
        rows={Math.min(40, Math.max(12, text.split("\n").length + 1))}
        className={classNames(inputStyle, "resize-y px-3 py-2 font-mono sm:text-xs")}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
