import type { Place } from "./surface";
import type { View } from "./view";
import { type Zone, zoneAt } from "./zones";

/** Which part of an item is meant by a place on it; a choice is kept until the pointer has left it. */
export class ZoneFinder {
  #last: { key: string; zone: Zone } | null = null;

  find(
    place: Place,
    { x, y }: { x: number; y: number },
    event: PointerEvent | MouseEvent,
    { pixelsPerSecond }: View,
  ): Zone | "transition" {
    const { item, row } = place;
    if (item.kind === "marker") return "body";
    const scenes = row.kind === "scene" ? row.items : [];
    const index = scenes.indexOf(item);
    const enter = (item.enterSeconds ?? 0) * pixelsPerSecond;
    // The slanted edge of a transition lies on the lower half, so that the upper one can trim.
    if (item.kind === "scene" && index > 0 && enter >= 10 && y > place.top + place.height * 0.6) {
      if (Math.abs(x - place.left - enter) < 6) return "transition";
    }
    const zone = zoneAt({
      offset: x - place.left,
      width: place.width,
      hasBefore: index > 0,
      hasAfter: index >= 0 && index < scenes.length - 1,
      last: this.#last?.key === item.key ? this.#last.zone : null,
      isTouch: "pointerType" in event && event.pointerType === "touch",
    });
    this.#last = { key: item.key, zone };
    return zone;
  }
}
