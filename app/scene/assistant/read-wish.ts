import { askedLanguage } from "~/scene/assistant/asked-language";
import type { VideoOutline } from "~/scene/assistant/assistant-request";
import { formatWords, moodWords, platformWords, wishWords } from "~/scene/assistant/known-wishes";
import type { VideoPlan, VideoStep } from "~/scene/assistant/step";

/** Without a length, "shorter" is this part of what the video lasts. */
const SHORTER_SHARE = 0.7;
const SHORTEST_SECONDS = 6;

/**
 * What a wish asks for, by its words alone: the built-in assistant, which reads the usual wishes and nothing else. A sentence is
 * read as one wish for each clause; what it does not know comes back in `cannot`, in the person's own words.
 */
export function readWish(
  wish: string,
  video: Pick<VideoOutline, "scenes" | "seconds" | "shownSceneId">,
): VideoPlan {
  const steps: VideoStep[] = [];
  const cannot: string[] = [];
  for (const clause of clausesOf(wish)) {
    const read = readClause(clause, video);
    if (read.length === 0) cannot.push(clause.slice(0, 200));
    steps.push(...read);
  }
  return { steps: steps.slice(0, 8), cannot: cannot.slice(0, 8), reply: "" };
}

/** Sentences and their parts; a decimal point or comma between digits divides nothing. */
export function clausesOf(wish: string): string[] {
  return wish
    .split(
      /[\n.;!?]+(?!\d)|,(?!\d)\s*|\s+(?:and then|and|then|und|dann|et|puis|y|luego|e|poi|en dan)\s+(?=\p{L})/iu,
    )
    .map((clause) =>
      clause.trim().replace(/^(?:and then|and|then|und|dann|et|puis|y|luego|poi|en dan)\s+(?=\p{L})/iu, ""),
    )
    .filter((clause) => /\p{L}|\d/u.test(clause));
}

function readClause(
  clause: string,
  { scenes: allScenes, seconds, shownSceneId }: Pick<VideoOutline, "scenes" | "seconds" | "shownSceneId">,
): VideoStep[] {
  const has = (pattern: RegExp) => pattern.test(clause);
  const asked = secondsIn(clause);
  const scenes = scenesIn(clause, allScenes, shownSceneId);

  if (has(wishWords.music)) return musicSteps(clause);
  if (has(wishWords.captions)) return [{ do: "captions", show: !has(wishWords.without) }];
  if (has(wishWords.beats)) return [{ do: "beats", isOn: !has(wishWords.without) }];
  if (has(wishWords.shorterWords)) return [{ do: "rewrite", sceneIds: scenes, wish: "shorter" }];
  if (has(wishWords.reword)) return [{ do: "rewrite", sceneIds: scenes, wish: clause.slice(0, 300) }];
  if (has(wishWords.pictures) && (has(wishWords.swap) || has(wishWords.product))) {
    return [{ do: "pictures", from: has(wishWords.product) ? "product" : "own" }];
  }
  if (has(wishWords.brand)) return [{ do: "brand" }];

  const language = askedLanguage(clause);
  if (language) return [{ do: "translate", language }];

  if (scenes && has(wishWords.without)) return [{ do: "remove-scenes", sceneIds: scenes }];
  if (scenes && asked !== null)
    return [{ do: "scene-seconds", sceneIds: scenes, seconds: within(asked, 1, 20) }];
  if (scenes && has(wishWords.shorter)) return [{ do: "rewrite", sceneIds: scenes, wish: "shorter" }];

  const steps: VideoStep[] = [];
  const platform = platformIn(clause);
  if (platform) steps.push({ do: "platform", platform });
  else {
    const format = formatWords.find(([, pattern]) => has(pattern))?.[0];
    if (format) steps.push({ do: "format", format });
  }
  if (asked !== null) steps.push({ do: "cut", seconds: within(asked, 3, 180) });
  else if (has(wishWords.shorter)) {
    steps.push({ do: "cut", seconds: Math.max(SHORTEST_SECONDS, Math.round(seconds * SHORTER_SHARE)) });
  }
  return steps;
}

function musicSteps(clause: string): VideoStep[] {
  const mood = Object.entries(moodWords).find(([, pattern]) => pattern.test(clause))?.[0];
  if (wishWords.louder.test(clause)) return [{ do: "music-gain", change: "louder" }];
  if (mood) return [{ do: "music", mood: mood as keyof typeof moodWords }];
  if (wishWords.quieter.test(clause)) return [{ do: "music-gain", change: "quieter" }];
  if (wishWords.without.test(clause)) return [{ do: "music-gain", change: "off" }];
  return wishWords.swap.test(clause) ? [{ do: "music", mood: null }] : [];
}

export function platformIn(clause: string): keyof typeof platformWords | null {
  // "YouTube Shorts" is Shorts.
  if (platformWords.shorts.test(clause)) return "shorts";
  const names = Object.keys(platformWords) as (keyof typeof platformWords)[];
  return names.find((name) => platformWords[name].test(clause)) ?? null;
}

/** "15 s", "15 seconds", "half a minute", "1 min". */
export function secondsIn(clause: string): number | null {
  const minutes = /(\d+(?:[.,]\d+)?)\s*(?:min(?:ut\p{L}*)?)\b/iu.exec(clause)?.[1];
  if (minutes) return number(minutes) * 60;
  const found = /(\d+(?:[.,]\d+)?)\s*-?\s*(?:s\b|sec\p{L}*|sek\p{L}*|seg\p{L}*|secondes?)/iu.exec(
    clause,
  )?.[1];
  return found ? number(found) : null;
}

const number = (written: string) => Number(written.replace(",", "."));
const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

const ordinals = [
  /\bfirst\b|\berste\p{L}*|\bpremi[eè]re?\b|\bprimer\p{L}*|\bprim[oa]\b|\bprimeir[ao]\b|\beerste\b/iu,
  /\bsecond\b(?!s)|\bzweite\p{L}*|\bdeuxième\b|\bsegund[ao]\b|\bsecond[ao]\b|\btweede\b/iu,
  /\bthird\b|\bdritte\p{L}*|\btroisième\b|\btercer\p{L}*|\bterz[ao]\b|\bterceir[ao]\b|\bderde\b/iu,
] as const;
const sceneWord = /\bscenes?\b|\bszenen?\b|\bscènes?\b|\bescenas?\b|\bscen[ae]\b|\bcenas?\b|\bscènes?\b/iu;
const lastWord = /\blast\b|\bletzte\p{L}*|\bdernière?\b|\búltim[ao]\b|\bultim[ao]\b|\blaatste\b/iu;
const thisWord = /\bthis\b|\bthat\b|\bdiese\p{L}*|\bcette\b|\best[ea]\b|\bquest[ao]\b|\bdeze\b/iu;

/** The scenes a clause names: by number, by place, or the one that is shown; null where it names none. */
function scenesIn(
  clause: string,
  scenes: VideoOutline["scenes"],
  shownSceneId: string | null,
): string[] | null {
  if (!sceneWord.test(clause)) return null;
  const range = /(\d+)\s*(?:-|–|to|bis|à|a|t\/m)\s*(\d+)/iu.exec(clause);
  const places = range
    ? Array.from(
        { length: Math.max(0, Number(range[2]) - Number(range[1]) + 1) },
        (_, index) => Number(range[1]) + index,
      )
    : [...clause.matchAll(/(?<![\d.,])(\d{1,3})(?!\s*(?:s\b|sec|sek|seg|min|[.,]?\d))/giu)].map(
        ([, digits]) => Number(digits),
      );
  const byPlace = places.flatMap((place) => scenes[place - 1]?.id ?? []);
  if (byPlace.length > 0) return byPlace;
  if (lastWord.test(clause)) return scenes.slice(-1).map(({ id }) => id);
  const ordinal = ordinals.findIndex((pattern) => pattern.test(clause));
  if (ordinal >= 0) return scenes[ordinal] ? [scenes[ordinal].id] : null;
  return thisWord.test(clause) && shownSceneId !== null ? [shownSceneId] : null;
}
