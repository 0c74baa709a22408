import type { Anchor } from "~/scene/anchor";
import type { Storyboard } from "~/scene/storyboard";

/** What hangs on scenes and words: overlays, added sounds and markers. */

export interface Span {
  start: Anchor;
  end?: Anchor;
}

/** Gives each overlay, sound and marker another span; those that keep theirs stay the same objects. */
export function mapSpans(storyboard: Storyboard, change: (span: Span) => Span): Storyboard {
  const overlays = mapRecord(storyboard.overlays, (overlay) => {
    const { start, end } = change({ start: overlay.start, end: overlay.end });
    return start === overlay.start && end === overlay.end
      ? overlay
      : { ...overlay, start, end: end ?? overlay.end };
  });
  const sounds = mapRecord(storyboard.sounds, (sound) => {
    const { start, end } = change({ start: sound.start, ...(sound.end && { end: sound.end }) });
    return start === sound.start && end === sound.end ? sound : { ...sound, start, ...(end && { end }) };
  });
  const markers = mapRecord(storyboard.markers, (marker) => {
    const { start } = change({ start: marker.at });
    return start === marker.at ? marker : { ...marker, at: start };
  });
  return {
    ...storyboard,
    ...(overlays && { overlays }),
    ...(sounds && { sounds }),
    ...(markers && { markers }),
  };
}

/** The same for each anchor on its own. */
export function mapAnchors(storyboard: Storyboard, change: (anchor: Anchor) => Anchor): Storyboard {
  return mapSpans(storyboard, ({ start, end }) => ({
    start: change(start),
    ...(end && { end: change(end) }),
  }));
}

function mapRecord<Item>(
  items: Record<string, Item> | undefined,
  change: (item: Item) => Item,
): Record<string, Item> | undefined {
  return items && Object.fromEntries(Object.entries(items).map(([id, item]) => [id, change(item)]));
}
