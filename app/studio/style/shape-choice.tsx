import type { Format } from "~/domain/video/format";
import { type Platform, platformPresets, platforms } from "~/domain/video/platform";
import { formatNames } from "~/domain/video/video-figures";
import { setPlatform, setShape } from "~/scene/edit-style";
import type { Storyboard } from "~/scene/storyboard";
import { SegmentedControl } from "~/ui/segmented-control";
import { Select } from "~/ui/select";
import type { ChangeVideo } from "../scenes/scene-task";
import { FormatGlyph } from "./format-glyph";

interface ShapeChoiceProps {
  storyboard: Storyboard;
  onChange: ChangeVideo;
}

/** Where the video is shown, which sets its shape and what its copy keeps clear of. */
export function ShapeChoice({ storyboard, onChange }: ShapeChoiceProps) {
  const { format, platform } = storyboard;
  return (
    <section aria-label="Where it is shown" className="grid gap-4">
      <Select<Platform | "any">
        label="Made for"
        hint="Words keep clear of what it lays over the video."
        value={platform ?? "any"}
        onChange={(next) => onChange((current) => setPlatform(current, next === "any" ? null : next))}
        choices={[
          { value: "any", label: "Anywhere", detail: "Clear of the controls of all of them" },
          ...platforms.map((value) => {
            const { name, format: shape, shortestSeconds, longestSeconds } = platformPresets[value];
            return { value, label: name, detail: `${shape}, ${shortestSeconds}–${longestSeconds} seconds` };
          }),
        ]}
      />
      <SegmentedControl
        label="Shape"
        showLabel
        value={format}
        onChange={(next) => onChange((current) => setShape(current, next))}
        segments={(Object.keys(formatNames) as Format[]).map((value) => ({
          value,
          name: `${formatNames[value]}, ${value}`,
          label: (
            <>
              <FormatGlyph format={value} />
              <span className="tabular">{value}</span>
            </>
          ),
        }))}
      />
    </section>
  );
}
