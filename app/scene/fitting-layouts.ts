import type { Layout, SlotConstraint } from "~/scene/layouts/layout";
import type { Library } from "~/scene/library";
import type { Scene, SlotContent } from "~/scene/storyboard";

/**
 * The layouts a scene has everything for, those first that were made for its role and show all it has. A layout that
 * shows another one of its media, numbers or icons less comes last.
 */
export function fittingLayouts(scene: Scene, library: Library): Layout[] {
  return [...library.layouts.values()]
    .filter((layout) => fits(layout, scene))
    .map((layout) => ({
      layout,
      distance: hiddenSlots(layout, scene) * 2 + (layout.roles.includes(scene.role) ? 0 : 1),
    }))
    .sort((first, second) => first.distance - second.distance)
    .map(({ layout }) => layout);
}

function fits(layout: Layout, scene: Scene): boolean {
  return Object.entries(layout.slots).every(
    ([name, constraint]) => !constraint.required || suits(constraint, scene.slots[name]),
  );
}

function suits(constraint: SlotConstraint, content: SlotContent | undefined): boolean {
  if (!content) return false;
  switch (constraint.kind) {
    case "text":
      return content.kind === "text" && content.text.trim() !== "";
    case "list":
      return content.kind === "text" && itemCount(content.text) >= constraint.minItems;
    case "media":
      return (
        (content.kind === "picture" || content.kind === "clip") && constraint.accepts.includes(content.kind)
      );
    case "number": {
      if (content.kind !== "number") return false;
      const unit = content.unit === null ? "plain" : content.unit === "percent" ? "percent" : "currency";
      return constraint.unit === "any" || constraint.unit === unit;
    }
    case "icon":
      return content.kind === "icon";
  }
}

/** Media, numbers and icons the layout has no place for; it has one for every text. */
function hiddenSlots(layout: Layout, scene: Scene): number {
  return Object.entries(scene.slots).filter(
    ([name, content]) => content.kind !== "text" && layout.slots[name] === undefined,
  ).length;
}

function itemCount(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}
