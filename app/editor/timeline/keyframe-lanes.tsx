import { useEffect, useState } from "react";
import { useEditor, useEditorCommands } from "~/editor/use-editor";
import type { ResolvedPart } from "~/scene/composition";
import { changesOf, type PartTarget } from "~/scene/edit-parts";
import { keyframeProperties } from "~/scene/part-changes";
import { KeyframeLane } from "./keyframe-lane";
import { snapPoints } from "./snap-points";
import type { TimelineSurface } from "./surface";
import type { TrackEdits } from "./use-track-edits";

interface KeyframeLanesProps {
  surface: TimelineSurface;
  edits: TrackEdits;
  isSnapping: boolean;
}

const nothing: ReadonlySet<string> = new Set();

/** The keyframes of what is selected, a lane for each property, with the curve between them. Nothing where there are none. */
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
  const [, redraw] = useState(0);
  useEffect(() => {
    if (isShown) return surface.subscribe(() => redraw((count) => count + 1));
  }, [surface, isShown]);
  if (!isShown) return null;
  return (
    <section
      aria-label="Keyframes"
      className="max-h-[min(10rem,50%)] shrink-0 overflow-y-auto border-line border-t bg-raised"
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
  );
}

function partOf(parts: readonly ResolvedPart[], target: PartTarget): ResolvedPart | undefined {
  if (target.kind === "overlay") return parts.find(({ key }) => key === `overlay:${target.id}`);
  const key = target.kind === "part" ? `part:${target.key}` : `element:${target.id}`;
  return parts.find((part) => part.key === key && part.sceneId === target.sceneId);
}
