/**
 * The music a video can have: what is known of each piece without playing it. Pieces are composed for a video by
 * `app/engine/sound`; this is all that choosing one and cutting to it need.
 */
export interface MusicBed {
  /** Stored in storyboards: never rename one. */
  id: string;
  name: string;
  mood: MusicMood;
  /** One line for people who choose. */
  about: string;
  /** Lower-case English words it answers to, beside those of its name and mood. */
  words: readonly string[];
  /** Before the tempo is bent to the length of a video, by at most a tenth; see `fitBars`. */
  beatsPerMinute: number;
  beatsPerBar: number;
}

/** In the order they are offered. */
export const musicMoods = ["warm", "bright", "calm", "driving", "grand", "festive"] as const;
export type MusicMood = (typeof musicMoods)[number];

export const moodNames: Record<MusicMood, string> = {
  warm: "Warm",
  bright: "Bright",
  calm: "Calm",
  driving: "Driving",
  grand: "Grand and tense",
  festive: "Festive",
};

/** Every piece, the ones of a mood together. */
export const musicBeds: readonly MusicBed[] = [
  {
    id: "lofi-morning",
    name: "Lo-fi morning",
    mood: "warm",
    about: "Electric piano over a dusty, swung beat",
    words: ["lofi", "chill", "coffee", "cosy", "study", "relaxed"],
    beatsPerMinute: 78,
    beatsPerBar: 4,
  },
  {
    id: "front-porch",
    name: "Front porch",
    mood: "warm",
    about: "Plucked strings and a soft stomp",
    words: ["acoustic", "folk", "guitar", "honest", "handmade", "garden", "farm", "family"],
    beatsPerMinute: 96,
    beatsPerBar: 4,
  },
  {
    id: "corner-table",
    name: "Corner table",
    mood: "warm",
    about: "Brushes, walking bass and a late piano",
    words: ["jazz", "brushes", "restaurant", "wine", "evening", "elegant", "swing"],
    beatsPerMinute: 112,
    beatsPerBar: 4,
  },
  {
    id: "bright-steps",
    name: "Bright steps",
    mood: "bright",
    about: "Marimba hook over four to the floor",
    words: ["pop", "cheerful", "quick", "happy", "launch", "fresh"],
    beatsPerMinute: 116,
    beatsPerBar: 4,
  },
  {
    id: "wide-open",
    name: "Wide open",
    mood: "bright",
    about: "Ringing guitars and a beat that lifts",
    words: ["optimism", "hopeful", "team", "progress", "indie", "inspiring", "charity"],
    beatsPerMinute: 104,
    beatsPerBar: 4,
  },
  {
    id: "paper-boats",
    name: "Paper boats",
    mood: "bright",
    about: "Marimba, pizzicato and little clicks",
    words: ["playful", "children", "kids", "cute", "curious", "explainer", "light"],
    beatsPerMinute: 126,
    beatsPerBar: 4,
  },
  {
    id: "quiet-glass",
    name: "Quiet glass",
    mood: "calm",
    about: "Felt piano in a large room",
    words: ["piano", "spacious", "gentle", "tender", "reflective"],
    beatsPerMinute: 66,
    beatsPerBar: 4,
  },
  {
    id: "silk-hour",
    name: "Silk hour",
    mood: "calm",
    about: "Slow strings, deep bass and far bells",
    words: ["luxury", "ambient", "spa", "fashion", "perfume", "real estate", "premium"],
    beatsPerMinute: 72,
    beatsPerBar: 4,
  },
  {
    id: "night-circuit",
    name: "Night circuit",
    mood: "driving",
    about: "A sequenced arpeggio and a dry, small kit",
    words: ["tech", "synth", "sleek", "focused", "software", "night"],
    beatsPerMinute: 122,
    beatsPerBar: 4,
  },
  {
    id: "velvet-floor",
    name: "Velvet floor",
    mood: "driving",
    about: "House chords, round bass and open hats",
    words: ["house", "dance", "club", "fashion", "party", "groove"],
    beatsPerMinute: 124,
    beatsPerBar: 4,
  },
  {
    id: "fast-lane",
    name: "Fast lane",
    mood: "driving",
    about: "Techno pulse that never lets go",
    words: ["techno", "sport", "speed", "car", "fitness", "energy", "gaming"],
    beatsPerMinute: 132,
    beatsPerBar: 4,
  },
  {
    id: "hands-only",
    name: "Hands only",
    mood: "driving",
    about: "Drums, claps and shakers; no tune to fight a voice",
    words: ["percussion", "drums", "rhythm", "sport", "cooking", "voice-over"],
    beatsPerMinute: 108,
    beatsPerBar: 4,
  },
  {
    id: "first-light",
    name: "First light",
    mood: "grand",
    about: "Strings and drums that build to the last bar",
    words: ["cinematic", "epic", "build", "trailer", "mission", "film"],
    beatsPerMinute: 88,
    beatsPerBar: 4,
  },
  {
    id: "closed-door",
    name: "Closed door",
    mood: "grand",
    about: "Ticking, low strings, something coming",
    words: ["suspense", "tension", "countdown", "mystery", "teaser", "secret"],
    beatsPerMinute: 100,
    beatsPerBar: 4,
  },
  {
    id: "snow-window",
    name: "Snow window",
    mood: "festive",
    about: "Bells and sleigh rhythm in three-four",
    words: ["holiday", "christmas", "winter", "bells", "gift", "new year", "magic"],
    beatsPerMinute: 120,
    beatsPerBar: 3,
  },
];

/** The piece with an id, or null where a storyboard names one that does not exist. */
export function findMusicBed(bedId: string): MusicBed | null {
  return musicBeds.find((bed) => bed.id === bedId) ?? null;
}

/** Where the bars of a piece lie in a video. */
export interface BarClock {
  /** Bars that begin within the video; the last may be cut. */
  bars: number;
  beatsPerBar: number;
  beatSeconds: number;
  barSeconds: number;
}

/** How far a piece may leave its own tempo to end with a whole bar; more would change its character. */
const LARGEST_STRETCH = 1.1;

/**
 * Bars that fill a duration. The tempo is bent by up to a tenth so that the last bar ends with the video; where that
 * does not suffice, the last bar is cut.
 */
export function fitBars(
  { beatsPerMinute, beatsPerBar }: Pick<MusicBed, "beatsPerMinute" | "beatsPerBar">,
  durationSeconds: number,
): BarClock {
  const naturalBar = (60 / beatsPerMinute) * beatsPerBar;
  const whole = Math.max(1, Math.round(durationSeconds / naturalBar));
  const stretch = durationSeconds / (whole * naturalBar);
  const fits = stretch < LARGEST_STRETCH && stretch > 1 / LARGEST_STRETCH;
  const barSeconds = fits ? durationSeconds / whole : naturalBar;
  return {
    bars: Math.ceil(durationSeconds / barSeconds - 1e-6),
    beatsPerBar,
    beatSeconds: barSeconds / beatsPerBar,
    barSeconds,
  };
}
