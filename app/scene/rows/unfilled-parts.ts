import type { Column, Mapping } from "~/domain/rows/table";
import type { Scene, SlotContent, Storyboard } from "~/scene/storyboard";

/** A part of the base that is the same in every video, for no column fills it. */
export interface UnfilledPart {
  sceneId: string;
  /** Counted from 1. */
  sceneNumber: number;
  slot: string;
  content: SlotContent;
  /** A sample's words or number, which are left out of every video; what is a person's own stays. */
  isSample: boolean;
  /** Nothing else is in its scene, which is left out with it. */
  isWholeScene: boolean;
}

/** The parts of the base that no column of the table fills, in the order of the scenes. */
export function unfilledParts(
  base: Storyboard,
  columns: readonly Pick<Column, "id">[],
  mapping: Mapping,
): UnfilledPart[] {
  const filled = new Set(
    columns
      .flatMap(({ id }) => (Object.hasOwn(mapping, id) ? mapping[id]! : []))
      .flatMap((address) => (address.to === "slot" ? [placeKey(address.sceneId, address.slot)] : [])),
  );
  return base.scenes.flatMap((scene, index) => {
    const open = Object.entries(scene.slots).filter(([slot]) => !filled.has(placeKey(scene.id, slot)));
    const isFilled = [...filled].some((key) => key.startsWith(placeKey(scene.id, "")));
    const isWholeScene = !isFilled && open.every(([, content]) => isSample(content));
    return open.map(([slot, content]) => ({
      ...{ sceneId: scene.id, sceneNumber: index + 1, slot, content },
      ...{ isSample: isSample(content), isWholeScene },
    }));
  });
}

/** Without what is still a sample's, and without scenes of which nothing is left; at least one scene stays. */
export function withoutSamples(storyboard: Storyboard, base: Storyboard): Storyboard {
  const samples = new Set(
    base.scenes.filter(({ slots }) => Object.values(slots).some(isSample)).map(({ id }) => id),
  );
  if (samples.size === 0) return storyboard;
  const emptied = storyboard.scenes.map((scene) =>
    samples.has(scene.id) ? withoutSampleSlots(scene) : scene,
  );
  const kept = emptied.filter(({ id, slots }) => !samples.has(id) || Object.keys(slots).length > 0);
  return { ...storyboard, scenes: kept.length > 0 ? kept : emptied.slice(0, 1) };
}

/** The base with a sample's part taken over as a person's own. */
export function keepSample(base: Storyboard, sceneId: string, slot: string): Storyboard {
  return {
    ...base,
    scenes: base.scenes.map((scene) => {
      const content = scene.slots[slot];
      if (scene.id !== sceneId || !content || !isSample(content)) return scene;
      const { sample: _, ...own } = content;
      return { ...scene, slots: { ...scene.slots, [slot]: own } };
    }),
  };
}

type SampleContent = Extract<SlotContent, { kind: "text" | "number" }>;

function isSample(content: SlotContent): content is SampleContent {
  return (content.kind === "text" || content.kind === "number") && content.sample === true;
}

function withoutSampleSlots(scene: Scene): Scene {
  const slots = Object.fromEntries(Object.entries(scene.slots).filter(([, content]) => !isSample(content)));
  return { ...scene, slots };
}

/** Ids of scenes hold no line break. */
const placeKey = (sceneId: string, slot: string) => `${sceneId}\n${slot}`;
