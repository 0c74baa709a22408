import type { ImageModelInfo } from "~/domain/image/image-model";
import type { ImageOperation } from "~/domain/image/image-operation";
import { imageRequestLimits } from "~/domain/image/image-request";
import { TextArea } from "~/ui/text-area";
import { InstructionChips } from "./instruction-chips";

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

interface PromptFieldProps {
  operation: ImageOperation;
  model: ImageModelInfo | undefined;
  value: string;
  onChange: (words: string) => void;
}

/** The prompt of an edit, where it takes one. Enter sends; Shift and Enter begin a new line. */
export function PromptField({ operation, model, value, onChange }: PromptFieldProps) {
  const field = fields[operation];
  if (!field) return null;
  const instructions = operation === "instruct" ? model?.instructions : undefined;
  const textArea = (
    <TextArea
      {...field}
      {...(instructions ? { placeholder: sentence(instructions[0]) } : {})}
      rows={2}
      limit={imageRequestLimits.promptCharacters}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
    />
  );
  if (!instructions || !model) return textArea;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2.5">
      {textArea}
      <InstructionChips
        modelLabel={model.label}
        instructions={instructions}
        onAdd={(instruction) => onChange(added(value, instruction))}
      />
    </div>
  );
}

/** After what is said already, or as the beginning. */
function added(words: string, instruction: string): string {
  const said = words.trim().replace(/[\s,;.]+$/u, "");
  return said ? `${said}, ${instruction}` : sentence(instruction);
}

const sentence = (words = "") => words.charAt(0).toUpperCase() + words.slice(1);
