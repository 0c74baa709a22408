import type { Animation } from "~/scene/composition";
import type { PartSpan } from "~/scene/resolve/parts/whole-part";
import { contentStartSeconds, exit } from "~/scene/resolve/text-motion";
import type { SceneTiming } from "~/scene/resolve/timing";
import type { Template } from "~/scene/templates/template";

/** With these the whole scene moves, or what covers it does: its content comes along. */
const carrying: ReadonlySet<Template["transition"]["kind"]> = new Set([
  "push",
  "cover",
  "whip",
  "sweep",
  "blinds",
  "flash",
]);

/** An element that is there from its scene's first to its last moment comes and goes as its scene does; others are cut. */
export function defaultMotion(span: PartSpan, timing: SceneTiming, template: Template): Animation[] {
  const animations: Animation[] = [];
  const comesWithScene = span.startSeconds <= timing.startSeconds && timing.enterSeconds > 0;
  if (comesWithScene && !carrying.has(template.transition.kind)) {
    animations.push({
      property: "opacity",
      from: 0,
      to: 1,
      startSeconds: contentStartSeconds(timing, template),
      endSeconds: timing.startSeconds + timing.enterSeconds,
      easing: "out-cubic",
    });
  }
  if (span.seenUntilSeconds >= timing.endSeconds) animations.push(...exit(timing, template));
  return animations;
}
