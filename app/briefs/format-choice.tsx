import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { useId } from "react";
import type { Format } from "~/domain/video/format";

const shapes: { value: Format; name: string; where: string; width: number; height: number }[] = [
  { value: "9:16", name: "9:16", where: "Stories, Reels", width: 18, height: 32 },
  { value: "4:5", name: "4:5", where: "Feed posts", width: 24, height: 30 },
  { value: "1:1", name: "1:1", where: "Anywhere", width: 26, height: 26 },
  { value: "16:9", name: "16:9", where: "Web, TV", width: 36, height: 20 },
];

/** The shape of the video, shown as that shape. */
export function FormatChoice({ value, onChange }: { value: Format; onChange: (format: Format) => void }) {
  const labelId = useId();
  return (
    <div className="grid gap-1.5">
      <span id={labelId} className="font-[550] text-sm">
        Shape
      </span>
      <RadioGroup
        aria-labelledby={labelId}
        value={value}
        onValueChange={(next) => onChange(next as Format)}
        className="grid grid-cols-4 gap-2"
      >
        {shapes.map((shape) => (
          <Radio.Root
            key={shape.value}
            value={shape.value}
            className="group grid cursor-default grid-rows-[40px_auto] items-center justify-items-center gap-1 rounded-md border border-line bg-raised px-1 py-2.5 text-center transition-colors hover:border-line-strong data-checked:border-accent data-checked:bg-accent-soft"
          >
            <span
              aria-hidden="true"
              style={{ width: shape.width, height: shape.height }}
              className="rounded-[4px] border-2 border-neutral-8 transition-colors group-data-checked:border-accent"
            />
            <span className="grid">
              <span className="tabular font-[550] text-sm">{shape.name}</span>
              <span className="text-muted text-xs">{shape.where}</span>
            </span>
          </Radio.Root>
        ))}
      </RadioGroup>
    </div>
  );
}
