import { createPingPongEcho, type StreamEffect } from "./echo.ts";
import { NoteCache } from "./note-cache.ts";
import { createPump } from "./pump.ts";
import { createReverb } from "./reverb.ts";
import { type Score, type ScoreEvent, type StemName, stemNames } from "./score.ts";
import { createStereo, mixInto, panGains, type Stereo } from "./stereo.ts";
import { copiesOf } from "./voice.ts";

export type Stems = Record<StemName, Stereo>;

/**
 * Plays a score in blocks of `blockFrames`, stem by stem; the room is heard in the harmony. The memory it takes does not
 * grow with the length of the piece, and the samples do not depend on the size of the blocks. Each block's arrays are
 * its own; the last block is cut to the piece's end.
 */
export function* playScore(
  score: Score,
  frames: number,
  sampleRate: number,
  blockFrames: number,
): Generator<Stems> {
  const notes = new NoteCache(sampleRate);
  const stems = stemNames.map((name) => openStem(name, score, notes, sampleRate, blockFrames));
  const reverberate = createReverb(score.room.decaySeconds, score.room.damping, sampleRate);
  for (let start = 0; start < frames; start += blockFrames) {
    const room = createStereo(blockFrames);
    const blocks = {} as Stems;
    for (const stem of stems) {
      const block = stem.next(start);
      mixInto(room, block, score.stems[stem.name].roomSend);
      blocks[stem.name] = block;
    }
    reverberate(room);
    mixInto(blocks.harmony, room, 1);
    const length = Math.min(blockFrames, frames - start);
    if (length < blockFrames) for (const name of stemNames) blocks[name] = cut(blocks[name], length);
    yield blocks;
  }
}

interface PlacedSound {
  first: number;
  event: ScoreEvent;
}

function openStem(name: StemName, score: Score, notes: NoteCache, sampleRate: number, blockFrames: number) {
  const sounds: PlacedSound[] = score.events
    .filter((event) => event.stem === name)
    .map((event) => ({ event, first: Math.max(0, Math.round(event.startSeconds * sampleRate)) }))
    .sort((a, b) => a.first - b.first);
  const treatment = score.stems[name];
  const effects: StreamEffect[] = [];
  if (treatment.echo) {
    const { delaySeconds, feedback, level } = treatment.echo;
    effects.push(createPingPongEcho(delaySeconds, feedback, level, sampleRate));
  }
  if (treatment.pump) {
    const { depth, recoverSeconds } = treatment.pump;
    const kicks = score.kickSeconds.toSorted((a, b) => a - b);
    effects.push(createPump(kicks, depth, recoverSeconds, sampleRate));
  }
  // What rings on past its block waits here; sounds are added whole when they begin.
  let waiting = createStereo(blockFrames);
  let next = 0;

  return {
    name,
    next(start: number): Stereo {
      while (next < sounds.length && sounds[next]!.first < start + blockFrames) {
        const { event, first } = sounds[next++]!;
        waiting = addSound(waiting, event, first - start, treatment.gain, notes, blockFrames);
      }
      const block = cut(waiting, blockFrames);
      const { left, right } = waiting;
      left.copyWithin(0, blockFrames);
      right.copyWithin(0, blockFrames);
      left.fill(0, left.length - blockFrames);
      right.fill(0, right.length - blockFrames);
      for (const effect of effects) effect(block);
      return block;
    },
  };
}

function addSound(
  into: Stereo,
  event: ScoreEvent,
  offset: number,
  stemGain: number,
  notes: NoteCache,
  blockFrames: number,
): Stereo {
  let target = into;
  const add = (samples: Float32Array, gain: number, pan: number) => {
    target = longEnough(target, offset + samples.length, blockFrames);
    const { left, right } = target;
    const channel = panGains(pan);
    const gainLeft = gain * stemGain * channel.left;
    const gainRight = gain * stemGain * channel.right;
    for (let index = 0; index < samples.length; index++) {
      const sample = samples[index]!;
      left[offset + index]! += sample * gainLeft;
      right[offset + index]! += sample * gainRight;
    }
  };
  if (event.kind === "hit") add(event.samples, event.gain, event.pan);
  else {
    for (const copy of copiesOf(event.timbre, event)) {
      add(notes.get(event.timbre, copy.frequency, event.lengthSeconds), copy.gain, copy.pan);
    }
  }
  return target;
}

function longEnough(sound: Stereo, frames: number, blockFrames: number): Stereo {
  if (sound.left.length >= frames) return sound;
  const longer = createStereo(Math.ceil(frames / blockFrames + 1) * blockFrames);
  longer.left.set(sound.left);
  longer.right.set(sound.right);
  return longer;
}

function cut({ left, right }: Stereo, frames: number): Stereo {
  return { left: left.slice(0, frames), right: right.slice(0, frames) };
}
