import type { SnapPoint } from "~/scene/edit-time-snap";
import type { TimelineSurface } from "./surface";

/** Edges of everything but what is dragged, the playhead, markers and beats. */
export function snapPoints(
  surface: TimelineSurface,
  playheadSeconds: number,
  keys: ReadonlySet<string>,
): SnapPoint[] {
  const { content } = surface;
  if (!content) return [];
  const edges = content.rows.flatMap(({ items }) =>
    items.flatMap((item): SnapPoint[] =>
      keys.has(item.key)
        ? []
        : [
            { seconds: item.fromSeconds, kind: "edge" },
            { seconds: item.untilSeconds, kind: "edge" },
          ],
    ),
  );
  return [
    ...edges,
    { seconds: playheadSeconds, kind: "playhead" },
    ...content.markers
      .filter(({ key }) => !keys.has(key))
      .map(({ fromSeconds }): SnapPoint => ({ seconds: fromSeconds, kind: "marker" })),
    ...content.beats.map(({ seconds }): SnapPoint => ({ seconds, kind: "beat" })),
  ];
}
