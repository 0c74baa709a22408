import type { SoundMix } from "~/scene/composition";

export const soundTracks = ["music", "voices", "clips", "sounds"] as const;
export type SoundTrack = (typeof soundTracks)[number];

/** Nobody hears it, and the music still steps back for it. */
const INAUDIBLE = 1e-6;

/** Each track of a sound alone, as it is within the whole; tracks without anything are left out. */
export function tracksOfSound(sound: SoundMix): { track: SoundTrack; sound: SoundMix }[] {
  const { music, voices, clips, sounds = [] } = sound;
  const present = {
    music: music !== null,
    voices: voices.length > 0,
    clips: clips.length > 0,
    sounds: sounds.length > 0,
  };
  return soundTracks.flatMap((track) =>
    present[track]
      ? {
          track,
          sound: {
            music: track === "music" ? music : null,
            voices: track === "voices" ? voices : quiet(voices),
            clips: track === "clips" ? clips : [],
            sounds: track === "sounds" ? sounds : quiet(sounds),
          },
        }
      : [],
  );
}

function quiet<Request extends { gain: number }>(requests: readonly Request[]): Request[] {
  return requests.map((request) => ({ ...request, gain: request.gain * INAUDIBLE }));
}
