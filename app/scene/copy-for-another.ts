import type { Scene, Storyboard } from "~/scene/storyboard";

/**
 * A storyboard as the draft of somebody else: the media they were given under their ids for it (old id → new id), and nothing
 * of its maker's own: no brand with its logos and typefaces, and no facts behind the words. What shows media they were not given is left out.
 */
export function copyForAnother(storyboard: Storyboard, given: ReadonlyMap<string, string>): Storyboard {
  const { brand: _brand, wordsOf: _words, style, music, overlays, sounds, ...rest } = storyboard;
  const copy: Storyboard = {
    ...rest,
    music: music && copiedMusic(music, given),
    scenes: storyboard.scenes.map((scene) => copiedScene(scene, given)),
  };
  if (style) copy.style = withoutOwnTypefaces(style, storyboard);
  if (overlays) {
    const shown = Object.entries(overlays).filter(([, { content }]) => content.kind !== "logo");
    copy.overlays = copiedContents(Object.fromEntries(shown), given);
  }
  if (sounds) {
    copy.sounds = Object.fromEntries(
      Object.entries(sounds).flatMap(([id, sound]) => {
        const source = withOwnMedia(sound.source, given);
        return source ? [[id, { ...sound, source }]] : [];
      }),
    );
  }
  return copy;
}

type Music = NonNullable<Storyboard["music"]>;

function copiedMusic({ assetId, ...music }: Music, given: ReadonlyMap<string, string>): Music {
  const own = assetId && given.get(assetId);
  return own ? { ...music, assetId: own } : music;
}

function copiedScene(scene: Scene, given: ReadonlyMap<string, string>): Scene {
  const { voice, spokenFacts: _, elements, slots, ...rest } = scene;
  const ownVoice = voice && withOwnMedia(voice, given);
  return {
    ...rest,
    slots: Object.fromEntries(
      Object.entries(slots).flatMap(([name, slot]) => {
        const own = withOwnMedia(slot, given);
        return own ? [[name, withoutFacts(own)]] : [];
      }),
    ),
    ...(ownVoice && { voice: ownVoice }),
    ...(elements && { elements: copiedContents(elements, given) }),
  };
}

function copiedContents<Part extends { content: object }>(
  parts: Record<string, Part>,
  given: ReadonlyMap<string, string>,
): Record<string, Part> {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([id, part]) => {
      const content = withOwnMedia(part.content, given);
      return content ? [[id, { ...part, content: withoutFacts(content) }]] : [];
    }),
  );
}

/** The same with an id of their own; null where they were not given what it shows. */
function withOwnMedia<Shown extends object>(shown: Shown, given: ReadonlyMap<string, string>): Shown | null {
  if (!("assetId" in shown)) return shown;
  const assetId = given.get(String(shown.assetId));
  return assetId === undefined ? null : { ...shown, assetId };
}

function withoutFacts<Shown extends object>(shown: Shown): Shown {
  const {
    facts: _f,
    factId: _i,
    factDecimals: _d,
    ...rest
  } = shown as Shown & Partial<Record<"facts" | "factId" | "factDecimals", unknown>>;
  return rest as unknown as Shown;
}

function withoutOwnTypefaces(
  style: NonNullable<Storyboard["style"]>,
  { brand }: Storyboard,
): NonNullable<Storyboard["style"]> {
  if (!brand?.typefaces?.length) return style;
  const { headlineFamily: _h, bodyFamily: _b, ...rest } = style;
  return rest;
}

/** Ids of what they may be given: what is seen and heard, without the logos and typefaces of its maker's brand. */
export function mediaForAnother(storyboard: Storyboard, mediaIds: readonly string[]): string[] {
  const logos = Object.values(storyboard.brand?.logos ?? {}).flatMap((logo) => logo?.assetId ?? []);
  const typefaces = (storyboard.brand?.typefaces ?? []).map(({ assetId }) => assetId);
  const kept = new Set([...logos, ...typefaces]);
  return mediaIds.filter((id) => !kept.has(id));
}
