import type { ChangeDraft } from "~/image-editor/drags/drag";
import type { EditDraft } from "~/image-editor/edit-draft";
import { coloursOfMasks, type MaskColour, maskColours } from "~/image-editor/mask-colours";
import { SegmentedControl } from "~/ui/segmented-control";
import { Slider } from "~/ui/slider";
import { brushPlaces, isBrushTool, type Tools } from "./tools";

interface MaskFieldsProps {
  tools: Tools;
  draft: EditDraft;
  onTools: (change: Partial<Tools>) => void;
  change: ChangeDraft;
}

const colourNames: Record<MaskColour, string> = {
  accent: "The accent",
  blue: "Blue",
  green: "Green",
  pink: "Pink",
};

const dotOf = (name: MaskColour) => (
  <span
    style={{
      backgroundColor: name === "accent" ? "var(--color-accent)" : `rgb(${coloursOfMasks[name].join(" ")})`,
    }}
    className="size-3.5 rounded-full"
  />
);

/** How the mask is drawn: brush, edge, and whether areas add or take away. */
export function MaskFields({ tools, draft, onTools, change }: MaskFieldsProps) {
  const isBrush = isBrushTool(tools.tool);
  const isArea = tools.tool === "lasso" || tools.tool === "rectangle";
  return (
    <div className="grid gap-3">
      {isBrush && (
        <>
          <Slider
            label="Brush"
            value={brushPlaces.of(tools.size)}
            min={brushPlaces.least}
            max={brushPlaces.most}
            format={() => `${tools.size} px`}
            onChange={(place) => onTools({ size: brushPlaces.sizeAt(place) })}
          />
          <Slider
            label="Hardness"
            value={Math.round(tools.hardness * 100)}
            min={0}
            max={100}
            format={(value) => `${value} %`}
            onChange={(percent) => onTools({ hardness: percent / 100 })}
          />
        </>
      )}
      {isArea && (
        <SegmentedControl
          label="What is enclosed"
          showLabel
          size="sm"
          value={tools.takesAway ? "erase" : "add"}
          onChange={(next) => onTools({ takesAway: next === "erase" })}
          segments={[
            { value: "add", label: "Is added" },
            { value: "erase", label: "Is taken away" },
          ]}
        />
      )}
      <Slider
        label="Feather"
        value={draft.featherPixels}
        min={0}
        max={120}
        format={(value) => `${value} px`}
        onChange={(featherPixels) => change((before) => ({ ...before, featherPixels }), "feather")}
      />
      <SegmentedControl
        label="Mask shown in"
        showLabel
        size="sm"
        value={tools.maskColour}
        onChange={(maskColour) => onTools({ maskColour })}
        segments={maskColours.map((name) => ({ value: name, name: colourNames[name], label: dotOf(name) }))}
      />
    </div>
  );
}
