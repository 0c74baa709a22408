import type { ImageOperation } from "~/domain/image-operation";
import { imageRequestLimits } from "~/domain/image-request";
import { TextArea } from "~/ui/text-area";

const fields: Partial<Record<ImageOperation, { label: string; placeholder: string; hint?: string }>> = {
  instruct: { label: "What should change?", placeholder: "Make it evening, with warm light in the windows" },
  fill: {
    label: "What should be there?",
    placeholder: "A bunch of dried lavender",
    hint: "Without words, the marked area is filled from what is around it.",
  },
  extend: { label: "What should be around it?", placeholder: "More of the wooden table", hint: "Optional." },
  "replace-background": { label: "New background", placeholder: "A sunlit limestone terrace" },
  relight: { label: "What light?", placeholder: "Low golden sun from the left" },
  recolour: { label: "What colours?", placeholder: "Sage green and cream" },
  vary: { label: "Steer the variations", placeholder: "Calmer, more space", hint: "Optional." },
};

interface WordsFieldProps {
  operation: ImageOperation;
  value: string;
  onChange: (words: string) => void;
}

/** The words of an edit, where it takes some. Enter sends; Shift and Enter begin a new line. */
export function WordsField({ operation, value, onChange }: WordsFieldProps) {
  const field = fields[operation];
  if (!field) return null;
  return (
    <TextArea
      {...field}
      rows={2}
      maxLength={imageRequestLimits.promptCharacters}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
    />
  );
}
