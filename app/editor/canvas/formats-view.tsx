import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { CanvasStage } from "~/editor/canvas/canvas-stage";
import { FormatSwitch } from "~/editor/canvas/format-switch";
import { sizeOfFormat } from "~/scene/format-size";

/** All formats beside each other, in one row where there is room; each is a canvas of its own. */
export function FormatsView({
  models,
  active,
  onActive,
}: {
  models: readonly CanvasModel[];
  active: CanvasModel;
  onActive: (model: CanvasModel) => void;
}) {
  return (
    <div className="@container flex min-h-0 grow">
      <div className="grid min-h-0 min-w-0 grow grid-cols-2 grid-rows-2 gap-px bg-line @3xl:flex">
        {models.map((model) => {
          const { format } = model.source;
          const { width, height } = sizeOfFormat(format);
          return (
            <section
              key={format}
              aria-label={`Canvas in ${format}`}
              style={{ flexGrow: Math.max(0.75, width / height) }}
              className="flex min-h-0 min-w-0 basis-0 flex-col bg-sunken"
              onFocusCapture={() => onActive(model)}
              onPointerDownCapture={() => onActive(model)}
            >
              <header className="flex h-8 shrink-0 items-center gap-1 overflow-x-auto px-2 [scrollbar-width:none]">
                <h3 className="tabular font-[550] text-sm">{format}</h3>
                <FormatSwitch model={model} />
              </header>
              <CanvasStage model={model} isActive={model === active} />
            </section>
          );
        })}
      </div>
    </div>
  );
}
