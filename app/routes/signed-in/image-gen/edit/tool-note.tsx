import type { ImageModelInfo } from "~/domain/image/image-model";
import { asksToMirror, type InstructionTool, toolsForInstruction } from "~/domain/image/instruction-tools";
import { unsupportedOperation } from "~/domain/image/validation/unsupported-reason";
import type { OfferedModels } from "~/images/edit/use-models";
import { Button } from "~/ui/button";
import { findTask, type TaskId } from "./tasks";

/** What each tool does that words alone do not. */
export const toolReasons: Record<InstructionTool, string> = {
  fill: "Mark what should go with Fill: it is filled from what is around it.",
  background: "Describe the new background under Background.",
  extend: "For another format, add room with Extend.",
  crop: "Choose what stays in the picture with Crop.",
  layers: "Add text, logos, badges, buttons and pictures of your own under Design.",
};

interface ToolNoteProps {
  instruction: string;
  offered: OfferedModels;
  onTask: (task: TaskId) => void;
}

/** What of an instruction the chosen model does not follow, and the tool or the model that can do it. */
export default function ToolNote({ instruction, offered: { models, model, choose }, onTask }: ToolNoteProps) {
  const tools = model?.instructions ? toolsForInstruction(instruction) : [];
  if (model && tools.length === 0 && asksToMirror(instruction)) return <MirrorNote onTask={onTask} />;
  if (!model || tools.length === 0) return null;
  const able = models.find(followsAny);
  return (
    <div role="status" className="grid justify-items-start gap-2 rounded-md bg-sunken px-3 py-2.5 text-sm">
      <p>{model.label} cannot do all of this from words alone.</p>
      {tools.map((tool) => (
        <div key={tool} className="grid justify-items-start gap-1.5">
          <p>{toolReasons[tool]}</p>
          <Button size="sm" onClick={() => onTask(tool)}>
            Use {findTask(tool).label}
          </Button>
        </div>
      ))}
      {able ? (
        <Button size="sm" variant="ghost" onClick={() => choose(able)}>
          Use {able.label}
        </Button>
      ) : (
        <p className="text-muted">
          No other model here follows it either. One that does, such as FLUX.1 Kontext, can be set up with a
          key; the README says how.
        </p>
      )}
    </div>
  );
}

function MirrorNote({ onTask }: Pick<ToolNoteProps, "onTask">) {
  return (
    <div role="status" className="grid justify-items-start gap-2 rounded-md bg-sunken px-3 py-2.5 text-sm">
      <p>
        Words and logos in the picture are mirrored too. Crop mirrors the picture and keeps what you laid over
        it readable.
      </p>
      <Button size="sm" onClick={() => onTask("crop")}>
        Use Crop
      </Button>
    </div>
  );
}

function followsAny(model: ImageModelInfo): boolean {
  return !model.instructions && unsupportedOperation(model, "instruct") === null;
}
