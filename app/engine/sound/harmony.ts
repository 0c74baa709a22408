/** Semitones above a key's root, e.g. [0, 4, 7] for its major triad. The first is the bass. */
export type Chord = readonly number[];

/** Frequency in hertz of a MIDI note in equal temperament, A4 (69) = 440 Hz. */
export function noteFrequency(note: number): number {
  return 440 * 2 ** ((note - 69) / 12);
}

/**
 * The chord's tones as MIDI notes, each in the octave nearest to `centre`: tones that two chords share stay where they are
 * and the others move by the smallest step, which is how a pianist would join them.
 */
export function voiceChord(key: number, chord: Chord, centre: number): number[] {
  const notes = chord.map((tone) => {
    const aboveLowest = (((key + tone - (centre - 6)) % 12) + 12) % 12;
    return centre - 6 + aboveLowest;
  });
  return [...new Set(notes)].sort((a, b) => a - b);
}

/** The chord's bass as a MIDI note within the octave that starts at `lowest`. */
export function bassNote(key: number, chord: Chord, lowest: number): number {
  return lowest + ((((key + (chord[0] ?? 0) - lowest) % 12) + 12) % 12);
}

/** The tone of a scale or chord nearest to `note`, as a MIDI note. */
export function nearestTone(key: number, tones: readonly number[], note: number): number {
  let best = note;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (let candidate = note - 6; candidate <= note + 6; candidate++) {
    const inScale = tones.some((tone) => (candidate - key - tone) % 12 === 0);
    if (inScale && Math.abs(candidate - note) < bestDistance) {
      best = candidate;
      bestDistance = Math.abs(candidate - note);
    }
  }
  return best;
}
