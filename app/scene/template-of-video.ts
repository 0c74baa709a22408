import type { Anchor, SceneAnchor } from "~/scene/anchor";
import { mapSpans, type Span } from "~/scene/edit-time-links";
import type { Element, Overlay } from "~/scene/element";
import { builtInLibrary } from "~/scene/library";
import { type Moments, momentsOf } from "~/scene/moments";
import type { FormatChanges, PartChanges } from "~/scene/part-changes";
import { retieAnchor, retieSceneAnchor } from "~/scene/retie-anchor";
import type { Scene, SlotContent, Storyboard } from "~/scene/storyboard";

/** What stands where a template's words are to go, by slot; also what a person reads as what to write. */
const prompts: Readonly<Record<string, string>> = {
  label: "A short label",
  headline: "Your headline here",
  body: "What it is, and why it matters",
  action: "What to do next",
};
const otherWords = "Your words";
const sampleFigure = { value: 100, from: 0 };

/**
 * What is kept of a video for others like it: layouts, looks, timings, music and effects. Its words become prompts, which a finished
 * video refuses as it refuses a sample's; its pictures, clips, voices and sound files go, and their places stay empty.
 */
export function templateOfVideo(storyboard: Storyboard, name: string, library = builtInLibrary): Storyboard {
  const moments = momentsOf(storyboard, library);
  const {
    overlays,
    sounds,
    wordsOf: _,
    ...rest
  } = mapSpans(storyboard, (span) => withoutWords(moments, span));
  const kept = keptOf(overlays);
  // Whatever is a file is the person's own: recorded, uploaded.
  const effects = Object.entries(sounds ?? {}).filter(([, { source }]) => source.kind === "effect");
  return {
    ...rest,
    title: name,
    scenes: storyboard.scenes.map((scene) => templateOfScene(scene, moments)),
    ...(kept && { overlays: kept }),
    ...(effects.length > 0 && { sounds: Object.fromEntries(effects) }),
  };
}

/** What was tied to a word stays the moment it was, counted from the word's scene. */
function withoutWords(moments: Moments, { start, end }: Span): Span {
  const tied = (anchor: Anchor, to: "scene-start" | "scene-end"): Anchor =>
    anchor.to === "word" ? retieAnchor(moments, anchor, { to, sceneId: anchor.sceneId, seconds: 0 }) : anchor;
  return { start: tied(start, "scene-start"), ...(end && { end: tied(end, "scene-end") }) };
}

function templateOfScene(scene: Scene, moments: Moments): Scene {
  const { id, role, durationSeconds, layoutId, goesOnFrom, keptLook, transition, overrides, elements } =
    scene;
  const slots = Object.entries(scene.slots).flatMap(([slot, content]) => {
    const kept = promptOf(slot, content);
    return kept ? [[slot, kept]] : [];
  });
  const tied = (anchor: SceneAnchor, to: "start" | "end") =>
    anchor.to === "word" ? retieSceneAnchor(moments, id, anchor, { to, seconds: 0 }) : anchor;
  const added = keptOf(
    Object.fromEntries(
      Object.entries(elements ?? {}).map(([elementId, element]) => [
        elementId,
        { ...element, start: tied(element.start, "start"), end: tied(element.end, "end") },
      ]),
    ),
  );
  return {
    ...{ id, role, durationSeconds, slots: Object.fromEntries(slots) },
    ...(layoutId !== undefined && { layoutId }),
    ...(goesOnFrom !== undefined && { goesOnFrom }),
    ...(keptLook && { keptLook }),
    ...(transition && { transition }),
    ...(overrides && {
      overrides: Object.fromEntries(
        Object.entries(overrides).map(([part, changes]) => [part, withoutSpans(changes)]),
      ),
    }),
    ...(added && { elements: added }),
  };
}

function promptOf(slot: string, content: SlotContent): SlotContent | null {
  switch (content.kind) {
    case "text":
      return { kind: "text", sample: true, text: prompts[slot] ?? otherWords };
    case "number": {
      const { factId: _, factDecimals: __, ...own } = content;
      return { ...own, ...sampleFigure, sample: true };
    }
    case "icon":
      return content;
    case "picture":
    case "clip":
      return null;
  }
}

/** Words within a text that were set differently are gone with the text. */
function withoutSpans<Changes extends PartChanges>(changes: Changes): Changes {
  const { text, formats } = changes;
  const plain = <Own extends FormatChanges>(own: Own): Own => {
    if (!own.text?.spans) return own;
    const { spans: _, ...rest } = own.text;
    return { ...own, text: rest };
  };
  if (!text?.spans && !formats) return changes;
  return {
    ...plain(changes),
    ...(formats && {
      formats: Object.fromEntries(
        Object.entries(formats).map(([format, own]) => [format, own && plain(own)]),
      ) as typeof formats,
    }),
  };
}

function keptOf<Added extends Element | Overlay>(
  added: Readonly<Record<string, Added>> = {},
): Record<string, Added> | null {
  const kept = Object.entries(added).flatMap(([id, one]) => {
    const content = keptContent(one.content);
    return content ? [[id, { ...withoutSpans(one), content }] as const] : [];
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
