/**
 * The sounds a video can have besides music and voices: what is known of each without making it. They are made by
 * `app/engine/sound/effects`; this is all that choosing one and placing it need.
 */
export interface SoundEffect {
  /** Stored in storyboards: never rename one. */
  id: string;
  name: string;
  category: EffectCategory;
  /** Its whole length, with what rings on. */
  durationSeconds: number;
  /** Lower-case English words it answers to, beside those of its name and category. */
  words: readonly string[];
  /** Its end leads into its start, so that it can be begun again without a gap. */
  loops?: true;
}

/** In the order they are offered. */
export const effectCategories = [
  "whoosh",
  "hit",
  "click",
  "rise",
  "notification",
  "magic",
  "cash",
  "people",
  "machine",
  "cartoon",
  "ambience",
] as const;
export type EffectCategory = (typeof effectCategories)[number];

export const effectCategoryNames: Record<EffectCategory, string> = {
  whoosh: "Whooshes",
  hit: "Hits",
  click: "Clicks and taps",
  rise: "Rises and falls",
  notification: "Notifications",
  magic: "Sparkles",
  cash: "Money",
  people: "People",
  machine: "Machines",
  cartoon: "Cartoon",
  ambience: "Ambience",
};

/** Every effect, the ones of a category together. */
export const soundEffects: readonly SoundEffect[] = [
  effect("whoosh-soft", "Soft whoosh", "whoosh", 0.9, "air transition gentle calm move"),
  effect("whoosh-fast", "Fast whoosh", "whoosh", 0.5, "air transition quick energetic swoosh"),
  effect("whoosh-deep", "Deep whoosh", "whoosh", 1.4, "air transition heavy cinematic big"),
  effect("whoosh-double", "Double whoosh", "whoosh", 1, "air transition turn playful two"),
  effect("swish", "Swish", "whoosh", 0.32, "air light quick small text"),
  effect("paper-swipe", "Paper swipe", "whoosh", 0.55, "page turn card slide sheet"),
  effect("hit-deep", "Deep hit", "hit", 2.4, "boom impact cinematic dramatic trailer"),
  effect("hit-punch", "Punch", "hit", 0.45, "impact strong energetic kick"),
  effect("hit-metal", "Metal hit", "hit", 2, "impact clang industrial cold"),
  effect("hit-wood", "Wood knock", "hit", 0.35, "impact knock door warm"),
  effect("thud", "Thud", "hit", 0.6, "impact drop soft heavy landing"),
  effect("stamp", "Stamp", "hit", 0.4, "impact seal approve sale price"),
  effect("click-mouse", "Mouse click", "click", 0.16, "button press interface computer"),
  effect("click-soft", "Soft tap", "click", 0.12, "button press interface phone gentle"),
  effect("key-tap", "Key tap", "click", 0.14, "keyboard type interface computer"),
  effect("typing", "Typing", "click", 1.8, "keyboard text write interface computer"),
  effect("switch", "Switch", "click", 0.22, "toggle on off interface"),
  effect("camera-shutter", "Camera shutter", "click", 0.35, "photo picture snapshot flash"),
  effect("clock-tick", "Clock tick", "click", 2, "time countdown tension wait"),
  effect("rise-noise", "Noise riser", "rise", 2.5, "build tension transition anticipation"),
  effect("rise-tone", "Tone riser", "rise", 2.2, "build tension synth anticipation"),
  effect("rise-reverse", "Reverse cymbal", "rise", 1.8, "build swell suck transition"),
  effect("rise-pulse", "Pulse riser", "rise", 2.4, "build tension electronic driving"),
  effect("fall-tone", "Falling tone", "rise", 1.4, "drop down end fail"),
  effect("fall-sub", "Sub drop", "rise", 1.8, "bass drop down deep cinematic"),
  effect("ding", "Ding", "notification", 1.4, "bell alert bright single"),
  effect("chime-two", "Two-note chime", "notification", 1.5, "bell alert door friendly"),
  effect("chime-three", "Three-note chime", "notification", 1.9, "bell alert arrival bright announcement"),
  effect("message", "Message", "notification", 0.5, "pop chat phone friendly"),
  effect("success", "Success", "notification", 1.3, "correct done happy win yes"),
  effect("error", "Error", "notification", 0.6, "wrong no fail buzz"),
  effect("reminder", "Reminder", "notification", 1.2, "marimba phone warm alert"),
  effect("sparkle", "Sparkle", "magic", 1.6, "shine clean new glitter twinkle"),
  effect("shimmer", "Shimmer", "magic", 2.4, "glow dream soft beauty glass"),
  effect("harp", "Harp glide", "magic", 2.2, "dream reveal strings wish"),
  effect("reveal", "Reveal", "magic", 2.2, "tada fanfare chord happy launch"),
  effect("cash-register", "Cash register", "cash", 1.3, "money sale price sold till"),
  effect("coin", "Coin", "cash", 0.9, "money save price single"),
  effect("coins", "Falling coins", "cash", 1.8, "money save win many"),
  effect("applause", "Applause", "people", 3.4, "crowd clapping praise audience"),
  effect("clap", "Clap", "people", 0.4, "hands rhythm one"),
  effect("finger-snap", "Finger snap", "people", 0.2, "fingers idea easy"),
  effect("heartbeat", "Heartbeat", "people", 2, "tension love life pulse"),
  effect("footsteps", "Footsteps", "people", 2, "walk steps wood floor"),
  effect("glitch", "Glitch", "machine", 0.7, "digital error broken transition"),
  effect("power-up", "Power up", "machine", 1.3, "start electric charge robot"),
  effect("power-down", "Power down", "machine", 1.3, "stop electric off robot"),
  effect("scan", "Scan", "machine", 1.6, "beep science data future"),
  effect("laser", "Laser", "machine", 0.6, "game shot future retro"),
  effect("engine", "Engine start", "machine", 2.4, "car motor vehicle drive"),
  effect("boing", "Boing", "cartoon", 0.9, "spring bounce funny jump"),
  effect("slide-up", "Slide whistle up", "cartoon", 0.8, "funny rise jump silly"),
  effect("slide-down", "Slide whistle down", "cartoon", 0.9, "funny fall silly fail"),
  effect("pop", "Pop", "cartoon", 0.2, "bubble appear small playful"),
  effect("bubbles", "Bubbles", "cartoon", 1.6, "water playful funny fish"),
  effect("squeak", "Squeak", "cartoon", 0.45, "toy rubber funny mouse"),
  effect("zip", "Zip", "cartoon", 0.45, "quick fast run funny"),
  effect("rain", "Rain", "ambience", 8, "weather calm water nature background", true),
  effect("wind", "Wind", "ambience", 8, "weather outdoors cold nature background", true),
  effect("sea", "Sea waves", "ambience", 10, "beach water holiday nature calm background", true),
  effect("fire", "Crackling fire", "ambience", 8, "cosy warm camp winter background", true),
  effect("night", "Night crickets", "ambience", 8, "summer outdoors nature evening background", true),
  effect("birds", "Morning birds", "ambience", 8, "spring garden nature outdoors background", true),
  effect("cafe", "Busy café", "ambience", 10, "people restaurant murmur room background", true),
];

export function findSoundEffect(effectId: string): SoundEffect | undefined {
  return soundEffects.find(({ id }) => id === effectId);
}

function effect(
  id: string,
  name: string,
  category: EffectCategory,
  durationSeconds: number,
  words: string,
  loops = false,
): SoundEffect {
  return { id, name, category, durationSeconds, words: words.split(" "), ...(loops ? { loops } : {}) };
}
