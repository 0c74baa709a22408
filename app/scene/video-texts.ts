import type { Element, Overlay } from "~/scene/element";
import type { Scene, SlotContent, Storyboard } from "~/scene/storyboard";

/** One text of a video that a viewer reads or hears. */
export interface VideoText {
  /** Names its place; the same in every version of the video. */
  id: string;
  text: string;
  most: number;
  lines: "one" | "many";
}

/** Every text of a video but those of its brand, in the order of its scenes. */
export function textsOfVideo(storyboard: Storyboard): VideoText[] {
  return placesOfVideo(storyboard).flatMap(({ sceneId: _, ...text }) =>
    text.text.trim() === "" ? [] : [text],
  );
}

/** The same with the scene of each, null for what lies over several, and with places that are empty. */
export function placesOfVideo({
  title,
  scenes,
  overlays = {},
}: Storyboard): (VideoText & { sceneId: string | null })[] {
  const over = Object.entries(overlays).flatMap(([id, { content }]) =>
    textsOfContent(`overlay/${id}`, content),
  );
  return [
    { id: "title", text: title, most: 200, lines: "one", sceneId: null },
    ...scenes.flatMap((scene) => textsOfScene(scene).map((text) => ({ ...text, sceneId: scene.id }))),
    ...over.map((text) => ({ ...text, sceneId: null })),
  ];
}

function textsOfScene({ id, slots, spoken = "", elements = {} }: Scene): VideoText[] {
  return [
    ...Object.entries(slots).flatMap(([name, slot]) =>
      slot.kind === "text"
        ? [
            {
              id: `scene/${id}/slot/${name}`,
              text: slot.text,
              most: 400,
              lines: slot.text.includes("\n") ? ("many" as const) : ("one" as const),
            },
          ]
        : [],
    ),
    { id: `scene/${id}/spoken`, text: spoken, most: 1000, lines: "many" as const },
    ...Object.entries(elements).flatMap(([elementId, { content }]) =>
      textsOfContent(`scene/${id}/element/${elementId}`, content),
    ),
  ];
}

function textsOfContent(id: string, content: Overlay["content"]): VideoText[] {
  switch (content.kind) {
    case "text":
      return [{ id, text: content.text, most: 400, lines: "many" }];
    case "countdown":
      return [{ id, text: content.over, most: 80, lines: "one" }];
    case "lower-third":
      return [
        { id: `${id}/title`, text: content.title, most: 400, lines: "one" },
        { id: `${id}/subtitle`, text: content.subtitle, most: 400, lines: "one" },
      ];
    default:
      return [];
  }
}

/**
 * The video with other texts, by their ids; those not given stay. A text that changes loses what binds it to facts, for its words
 * are others.
 */
export function withTexts(storyboard: Storyboard, texts: ReadonlyMap<string, string>): Storyboard {
  const { overlays } = storyboard;
  return {
    ...storyboard,
    title: cut(texts.get("title") ?? storyboard.title, 200) || storyboard.title,
    scenes: storyboard.scenes.map((scene) => withTextsOfScene(scene, texts)),
    ...(overlays && {
      overlays: mapValues(overlays, (overlay, id) => ({
        ...overlay,
        content: withContent(`overlay/${id}`, overlay.content, texts),
      })),
    }),
  };
}

function withTextsOfScene(scene: Scene, texts: ReadonlyMap<string, string>): Scene {
  const spoken = texts.get(`scene/${scene.id}/spoken`);
  const { spokenFacts: _, ...unbound } = scene;
  const base: Scene =
    spoken === undefined || spoken === scene.spoken ? scene : { ...unbound, spoken: cut(spoken, 1000) };
  return {
    ...base,
    slots: mapValues(scene.slots, (slot, name): SlotContent => {
      const text = texts.get(`scene/${scene.id}/slot/${name}`);
      if (slot.kind !== "text" || text === undefined || text === slot.text) return slot;
      return { kind: "text", text: cut(text, 400), ...(slot.sample && { sample: true as const }) };
    }),
    ...(scene.elements && {
      elements: mapValues(
        scene.elements,
        (element, id): Element => ({
          ...element,
          content: withContent(`scene/${scene.id}/element/${id}`, element.content, texts),
        }),
      ),
    }),
  };
}

function withContent<Shown extends Overlay["content"]>(
  id: string,
  content: Shown,
  texts: ReadonlyMap<string, string>,
): Shown {
  switch (content.kind) {
    case "text": {
      const text = texts.get(id);
      if (text === undefined || text === content.text) return content;
      const { facts: _, ...unbound } = content;
      return { ...unbound, text: cut(text, 400) } as Shown;
    }
    case "countdown":
      return { ...content, over: cut(texts.get(id) ?? content.over, 80) };
    case "lower-third": {
      const title = cut(texts.get(`${id}/title`) ?? content.title, 400);
      const subtitle = cut(texts.get(`${id}/subtitle`) ?? content.subtitle, 400);
      if (title === content.title && subtitle === content.subtitle) return content;
      const { facts: _, ...unbound } = content;
      return { ...unbound, title, subtitle } as Shown;
    }
    default:
      return content;
  }
}

function cut(text: string, most: number): string {
  return text.slice(0, most);
}

function mapValues<Value, Mapped>(
  record: Record<string, Value>,
  map: (value: Value, key: string) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
