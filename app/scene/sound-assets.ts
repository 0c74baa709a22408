import type { SoundMix } from "~/scene/composition";

/** The assets that a mix is made of. */
export function assetsOfSound({ music, voices, clips, sounds = [] }: SoundMix): string[] {
  return [
    ...(music?.assetId ? [music.assetId] : []),
    ...voices.map(({ assetId }) => assetId),
    ...clips.map(({ assetId }) => assetId),
    ...sounds.flatMap(({ source }) => (source.kind === "file" ? source.assetId : [])),
  ];
}

/** Whether anything of a mix is to be heard. */
export function isAudible({ music, voices, clips, sounds = [] }: SoundMix): boolean {
  return [music, ...voices, ...clips, ...sounds].some((part) => part !== null && part.gain > 0);
}
