import type { SceneAnchor } from "~/scene/anchor";
import { toMilliseconds } from "~/scene/edit-time-anchors";
import { shiftClip, shiftKeyframes } from "~/scene/edit-time-shift";
import type { Element } from "~/scene/element";
import { areHalves } from "~/scene/halves";
import type { Scene } from "~/scene/storyboard";

type Elements = NonNullable<Scene["elements"]>;

interface Share {
  /** From the scene's start to where it is parted. */
  spanSeconds: number;
  /** From the scene's start to where it is first seen. */
  unseenSeconds: number;
  /** Words of its voice before that. */
  firstWords: number;
  /** Of an anchor, from the scene's start; null where its word does not exist. */
  secondsOf(anchor: SceneAnchor): number | null;
}

/** Elements of two parts of a scene: what stands across the cut is in both, under the same id. */
export function shareElements(
  elements: Elements,
  share: Share,
): { first: { elements: Elements }; second: { elements: Elements } } {
  const first: Elements = {};
  const second: Elements = {};
  const { spanSeconds } = share;
  for (const [id, element] of Object.entries(elements)) {
    const from = share.secondsOf(element.start) ?? 0;
    const until = share.secondsOf(element.end) ?? spanSeconds;
    if (from < spanSeconds) {
      first[id] = {
        ...element,
        start: inFirst(element.start, from, share),
        end: until > spanSeconds ? { to: "end", seconds: 0 } : inFirst(element.end, until, share),
      };
    }
    if (until > spanSeconds) {
      const isParted = from < spanSeconds;
      const moved: Element = {
        ...element,
        start: isParted ? { to: "start", seconds: 0 } : inSecond(element.start, from, share),
        end: inSecond(element.end, until, share),
      };
      second[id] = isParted ? laterPart(moved, from, share) : moved;
    }
  }
  return { first: { elements: first }, second: { elements: second } };
}

/** The rest of an element that begins so many seconds after its scene: its keyframes and its clip go on. */
function laterPart(element: Element, fromSeconds: number, { spanSeconds, unseenSeconds }: Share): Element {
  const shifted = shiftKeyframes(element, toMilliseconds(fromSeconds - spanSeconds));
  const { content } = shifted;
  if (content.kind !== "clip") return shifted;
  const played = toMilliseconds(spanSeconds - Math.max(fromSeconds, unseenSeconds));
  return { ...shifted, content: shiftClip(content, played) };
}

/** Elements of both parts as those of one scene; the two halves of one are one again. */
export function joinElements(
  first: Elements,
  second: Elements,
  {
    spanSeconds,
    firstWords,
    firstEndSeconds,
  }: { spanSeconds: number; firstWords: number; firstEndSeconds: number },
): Elements {
  const early = Object.entries(first).map(([id, element]) => {
    const fromStart = (anchor: SceneAnchor): SceneAnchor =>
      anchor.to === "end"
        ? { to: "start", seconds: toMilliseconds(firstEndSeconds + anchor.seconds) }
        : anchor;
    return [id, { ...element, start: fromStart(element.start), end: fromStart(element.end) }] as const;
  });
  const joined: Elements = Object.fromEntries(early);
  for (const [id, element] of Object.entries(second)) {
    const later = (anchor: SceneAnchor): SceneAnchor => {
      if (anchor.to === "start") return { ...anchor, seconds: toMilliseconds(anchor.seconds + spanSeconds) };
      return anchor.to === "word" ? { ...anchor, wordIndex: anchor.wordIndex + firstWords } : anchor;
    };
    const half = first[id];
    if (half && areHalves(half, element)) {
      joined[id] = { ...half, start: joined[id]?.start ?? half.start, end: later(element.end) };
      continue;
    }
    let free = id;
    while (joined[free]) free = `${free.slice(0, 60)}-2`;
    joined[free] = { ...element, start: later(element.start), end: later(element.end) };
  }
  return joined;
}

function inFirst(anchor: SceneAnchor, seconds: number, { firstWords }: Share): SceneAnchor {
  if (anchor.to === "start" || (anchor.to === "word" && anchor.wordIndex < firstWords)) return anchor;
  return { to: "start", seconds };
}

function inSecond(anchor: SceneAnchor, seconds: number, { spanSeconds, firstWords }: Share): SceneAnchor {
  if (anchor.to === "end") return anchor;
  if (anchor.to === "word" && anchor.wordIndex >= firstWords) {
    return { ...anchor, wordIndex: anchor.wordIndex - firstWords };
  }
  return { to: "start", seconds: toMilliseconds(seconds - spanSeconds) };
}
