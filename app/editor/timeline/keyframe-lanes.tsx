import { useEffect, useState } from "react";
import { useEditor, useEditorCommands } from "~/editor/use-editor";
import type { ResolvedPart } from "~/scene/composition";
import { changesOf, type PartTarget } from "~/scene/edit-parts";
import { keyframeProperties } from "~/scene/part-changes";
import { PaneHandle, usePaneSize } from "~/ui/pane-handle";
import { KeyframeLane } from "./keyframe-lane";
import { LANE_HEIGHT } from "./lane-scale";
import { snapPoints } from "./snap-points";
import type { TimelineSurface } from "./surface";
import type { TrackEdits } from "./use-track-edits";

interface KeyframeLanesProps {
  surface: TimelineSurface;
  edits: TrackEdits;
  isSnapping: boolean;
}

const ONE_LANE = LANE_HEIGHT + 1;
const MOST_LANES_SHOWN = 8;

const nothing: ReadonlySet<string> = new Set();

/**
 * The keyframes of what is selected, a lane for each property, with the curve between them. Nothing where there are none. They share
 * the timeline's height with its rows: the edge between them is dragged, and both scroll.
 */
export function KeyframeLanes({ surface, edits, isSnapping }: KeyframeLanesProps) {
  const { playhead } = useEditorCommands();
  const target = useEditor(({ selection }) => {
    const [only] = selection.length === 1 ? selection : [];
    return only && ["part", "element", "overlay"].includes(only.kind) ? (only as PartTarget) : null;
  });
  const tracks = useEditor(({ storyboard }) =>
    target ? changesOf(storyboard, target)?.keyframes : undefined,
  );
  const part = useEditor(({ composition }) => (target ? partOf(composition.parts ?? [], target) : undefined));
  const properties = keyframeProperties.filter((property) => tracks?.[property]?.length);
  const isShown = target !== null && part !== undefined && properties.length > 0;
  const pane = usePaneSize("editor-keyframes", {
    least: ONE_LANE,
    most: MOST_LANES_SHOWN * ONE_LANE,
    usual: 2 * ONE_LANE,
  });
  const [, redraw] = useState(0);
  useEffect(() => {
    if (isShown) return surface.subscribe(() => redraw((count) => count + 1));
  }, [surface, isShown]);
  if (!isShown) return null;
  return (
    <>
      <PaneHandle pane={pane} label="Height of the keyframes" side="bottom" />
      <section
        aria-label="Keyframes"
        style={{ maxHeight: pane.size }}
        className="min-h-12 overflow-y-auto border-line border-t bg-raised md:border-t-0"
      >
        {properties.map((property) => (
          <KeyframeLane
            key={property}
            target={target}
            property={property}
            track={tracks?.[property] ?? []}
            span={part}
            view={surface.view}
            edits={edits}
            isSnapping={isSnapping}
            onSeek={playhead.seek}
            readPoints={() => snapPoints(surface, playhead.seconds, nothing)}
          />
        ))}
      </section>
    </>
  );
}

function partOf(parts: readonly ResolvedPart[], target: PartTarget): ResolvedPart | undefined {
  if (target.kind === "overlay") return parts.find(({ key }) => key === `overlay:${target.id}`);
  const key = target.kind === "part" ? `part:${target.key}` : `element:${target.id}`;
  return parts.find((part) => part.key === key && part.sceneId === target.sceneId);
}
