import Undo2 from "lucide-react/icons/undo-2";
import { useEffect, useState } from "react";
import { mediaAddress } from "~/client/media-address";
import type { ProductPhoto } from "~/domain/products/product";
import type { CutSheet } from "~/image-editor/cut-sheet";
import type { MaskStroke } from "~/image-editor/mask-shape";
import { Button } from "~/ui/button";
import { SegmentedControl } from "~/ui/segmented-control";
import { Slider } from "~/ui/slider";
import { CutStage, type Ground, grounds } from "./cut-stage";

const tools = { back: "Bring back", away: "Take away", move: "Move" } as const;
type Tool = keyof typeof tools;

/** The photo beside its cut-out, with the brush that repairs the edge. */
export function CutRepair({ sheet, photo }: { sheet: CutSheet; photo: ProductPhoto }) {
  const [strokes, setStrokes] = useState<MaskStroke[]>([]);
  const [tool, setTool] = useState<Tool>("away");
  const [percent, setPercent] = useState(4);
  const [ground, setGround] = useState<Ground>("checks");
  const [zoom, setZoom] = useState<"1" | "2" | "4">("1");
  const size = Math.max(1, (percent / 100) * Math.max(sheet.size.width, sheet.size.height));

  function undo() {
    const left = strokes.slice(0, -1);
    setStrokes(left);
    sheet.repair(left);
  }

  useEffect(() => {
    const undoByKey = (event: KeyboardEvent) => {
      if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || strokes.length === 0) return;
      event.preventDefault();
      undo();
    };
    addEventListener("keydown", undoByKey);
    return () => removeEventListener("keydown", undoByKey);
  });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid items-center gap-4 sm:grid-cols-2">
        <figure className="grid gap-1 max-sm:hidden">
          <img
            src={mediaAddress(photo.assetId)}
            alt={photo.alt}
            className="mx-auto max-h-[56dvh] rounded-md object-contain"
          />
          <figcaption className="text-center text-muted text-xs">The photo</figcaption>
        </figure>
        <figure className="grid min-w-0 gap-1">
          <CutStage
            sheet={sheet}
            ground={ground}
            brush={tool === "move" ? null : { size, hardness: 0.8, erase: tool === "away" }}
            zoom={Number(zoom)}
            onStroke={(stroke) => setStrokes((current) => [...current, stroke])}
          />
          <figcaption className="text-center text-muted text-xs">Cut out</figcaption>
        </figure>
      </div>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <SegmentedControl
          label="Brush"
          showLabel
          size="sm"
          value={tool}
          onChange={setTool}
          segments={(Object.keys(tools) as Tool[]).map((value) => ({ value, label: tools[value] }))}
        />
        <div className="w-40">
          <Slider
            label="Brush size"
            min={0.5}
            max={20}
            step={0.5}
            value={percent}
            disabled={tool === "move"}
            onChange={setPercent}
            format={() => `${Math.round(size)} px`}
          />
        </div>
        <SegmentedControl
          label="On"
          showLabel
          size="sm"
          value={ground}
          onChange={setGround}
          segments={(Object.keys(grounds) as Ground[]).map((value) => ({
            value,
            label: grounds[value].label,
          }))}
        />
        <SegmentedControl
          label="Zoom"
          showLabel
          size="sm"
          value={zoom}
          onChange={setZoom}
          segments={[
            { value: "1", label: "Fit" },
            { value: "2", label: "2×" },
            { value: "4", label: "4×" },
          ]}
        />
        <Button
          size="sm"
          icon={<Undo2 className="size-3.5" />}
          disabled={strokes.length === 0}
          onClick={undo}
        >
          Undo
        </Button>
      </div>
    </div>
  );
}
