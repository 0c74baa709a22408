import ChevronDown from "lucide-react/icons/chevron-down";
import { useMemo } from "react";
import { ColorField } from "~/brands/color-field";
import { setCaptionLook } from "~/scene/edit-caption-tracks";
import type { Storyboard } from "~/scene/storyboard";
import { SegmentedControl } from "~/ui/segmented-control";
import { Slider } from "~/ui/slider";
import { Switch } from "~/ui/switch";
import { useEditor, useEditorCommands } from "../use-editor";

type Look = NonNullable<Storyboard["captions"]>;

const positions = [
  { value: "auto", label: "Auto" },
  { value: "top", label: "Top" },
  { value: "middle", label: "Middle" },
  { value: "bottom", label: "Bottom" },
] as const;

/** Where captions stand, how large, and in which colours; what is not set is the template's. */
export function CaptionLook() {
  const editor = useEditorCommands();
  const look = useEditor((state) => state.storyboard.captions);
  const drawn = useDrawnColors();
  if (!look?.show) return null;
  const set = (words: string, changes: Partial<Look>, place?: string) =>
    editor.change(words, (board) => setCaptionLook(board, changes), place);
  return (
    <details className="group rounded-md border border-line">
      <summary className="flex h-9 cursor-default list-none items-center gap-2 px-3 font-[550] text-sm [&::-webkit-details-marker]:hidden">
        Look
        <ChevronDown
          aria-hidden="true"
          className="ms-auto size-4 text-faint transition-[rotate] group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 border-line border-t p-3">
        <SegmentedControl
          label="Place"
          showLabel
          size="sm"
          value={look.position ?? "auto"}
          segments={positions}
          onChange={(position) =>
            set("Place of the captions", { position: position === "auto" ? undefined : position })
          }
        />
        <Slider
          label="Size"
          value={Math.round((look.size ?? 1) * 100)}
          min={50}
          max={200}
          step={5}
          format={(value) => `${value}%`}
          onChange={(value) =>
            set("Size of the captions", { size: value === 100 ? undefined : value / 100 }, "caption-size")
          }
        />
        <div className="grid grid-cols-2 gap-3">
          <ColorField
            label="Words"
            value={look.color ?? null}
            shown={drawn.words}
            onChange={(color) =>
              set("Colour of the captions", { color: color ?? undefined }, "caption-color")
            }
          />
          <ColorField
            label="Word being said"
            value={look.activeColor ?? null}
            shown={drawn.active}
            onChange={(color) =>
              set("Colour of the word being said", { activeColor: color ?? undefined }, "caption-active")
            }
          />
        </div>
        <Switch
          label="Plate behind the words"
          checked={look.plate !== null}
          onChange={(isOn) =>
            set(isOn ? "Plate behind captions" : "No plate behind captions", {
              plate: isOn ? undefined : null,
            })
          }
        />
        {look.plate !== null && (
          <ColorField
            label="Plate"
            value={look.plate ?? null}
            shown={drawn.plate}
            onChange={(color) => set("Colour of the plate", { plate: color ?? undefined }, "caption-plate")}
          />
        )}
      </div>
    </details>
  );
}

/** The colours in which captions are drawn now; none while no caption is. */
function useDrawnColors() {
  const layers = useEditor((state) => state.composition.layers);
  const layer = useMemo(() => layers.find((one) => one.kind === "captions"), [layers]);
  return {
    words: layer?.color ?? null,
    active: layer?.activeColor ?? null,
    plate: layer?.plate?.color ?? null,
  };
}
