import type { Element, Overlay } from "~/scene/element";
import type { Scene, SlotContent, Storyboard } from "~/scene/storyboard";

/** What stands where a template's words are to go, by slot; also what a person reads as what to write. */
const prompts: Readonly<Record<string, string>> = {
  label: "A short label",
  headline: "Your headline here",
  body: "What it is, and why it matters",
  action: "What to do next",
};
const otherWords = "Your words";

/**
 * What is kept of a video for others like it: layouts, looks, timings, music and effects. Its words become prompts, which a finished
 * video refuses as it refuses a sample's; its pictures, clips and voices go, and their places stay empty.
 */
export function templateOfVideo(storyboard: Storyboard, name: string): Storyboard {
  const { overlays, ...rest } = storyboard;
  const kept = keptOf(overlays);
  return {
    ...rest,
    title: name,
    scenes: storyboard.scenes.map(templateOfScene),
    ...(kept && { overlays: kept }),
  };
}

function templateOfScene(scene: Scene): Scene {
  const { id, role, durationSeconds, layoutId, transition, overrides, elements } = scene;
  const slots = Object.entries(scene.slots).flatMap(([slot, content]) => {
    const kept = promptOf(slot, content);
    return kept ? [[slot, kept]] : [];
  });
  const added = keptOf(elements);
  return {
    ...{ id, role, durationSeconds, slots: Object.fromEntries(slots) },
    ...(layoutId !== undefined && { layoutId }),
    ...(transition && { transition }),
    ...(overrides && { overrides }),
    ...(added && { elements: added }),
  };
}

function promptOf(slot: string, content: SlotContent): SlotContent | null {
  switch (content.kind) {
    case "text":
      return { kind: "text", sample: true, text: prompts[slot] ?? otherWords };
    case "number": {
      const { factId: _, factDecimals: __, ...own } = content;
      return { ...own, sample: true };
    }
    case "icon":
      return content;
    case "picture":
    case "clip":
      return null;
  }
}

function keptOf<Added extends Element | Overlay>(
  added: Readonly<Record<string, Added>> = {},
): Record<string, Added> | null {
  const kept = Object.entries(added).flatMap(([id, one]) => {
    const content = keptContent(one.content);
    return content ? [[id, { ...one, content }] as const] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

function keptContent(content: (Element | Overlay)["content"]): (Element | Overlay)["content"] | null {
  switch (content.kind) {
    case "text":
      return { kind: "text", text: otherWords };
    case "lower-third":
      return { kind: "lower-third", style: content.style, title: "Name", subtitle: "What they do" };
    case "qr":
      return { ...content, text: "https://example.com" };
    case "picture":
    case "clip":
      return null;
    default:
      return content;
  }
}
