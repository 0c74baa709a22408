import { folded } from "./page-data";
import type { Thing, ThingKind } from "./thing";

/** What a page calls the thing it is about: its heading, its title, its name for sharing. */
export interface PageNames {
  url: string | null;
  heading: string | null;
  titles: readonly string[];
}

const rank: Record<ThingKind, number> = {
  product: 5,
  event: 5,
  course: 5,
  recipe: 5,
  job: 5,
  home: 5,
  software: 5,
  place: 3,
  article: 2,
  organization: 1,
  other: 0,
};

/**
 * The things of a page's data that are what the page is about: those of its name or address, in all ways it describes them. Without
 * either, the only thing of the highest kind; of several that are not told apart none.
 */
export function chooseThings(things: readonly Thing[], names: PageNames, isStrict = false): Thing[] {
  const scored = things
    .map((thing) => ({ thing, score: scoreOf(thing, names) }))
    .filter(({ thing }) => thing.kind !== "other");
  // A shop that describes itself beside its product is not what the page is about.
  const proven = scored.filter(({ score, thing }) => score >= 3 && rank[thing.kind] >= 2);
  const best = proven.toSorted(
    (one, other) => rank[other.thing.kind] - rank[one.thing.kind] || other.score - one.score,
  )[0];
  if (best) {
    const same = proven.filter(
      ({ thing, score }) =>
        thing.kind === best.thing.kind && (score >= best.score || isSameName(thing.name, best.thing.name)),
    );
    return same.map(({ thing }) => thing);
  }
  // A page cut off before its name may be about anything.
  if (isStrict || (names.heading === null && names.titles.length === 0)) return [];
  const highest = Math.max(...scored.map(({ thing }) => rank[thing.kind]), 0);
  const left = scored.filter(({ thing }) => rank[thing.kind] === highest).map(({ thing }) => thing);
  const apart = new Set(left.map(({ name }) => folded(name ?? "")));
  // The home page of an organization: nothing else is described.
  if (apart.size === 1 && highest > 0) return left;
  return [];
}

function scoreOf(thing: Thing, { url, heading, titles }: PageNames): number {
  let score = thing.isMain ? 1 : 0;
  if (url && thing.url && pathOf(thing.url) === pathOf(url) && pathOf(url) !== "/") score += 3;
  if (!thing.name) return score;
  if (heading && isSameName(thing.name, heading)) score += 4;
  else if (titles.some((title) => isSameName(thing.name, title))) score += 3;
  return score;
}

function pathOf(address: string): string {
  return (
    address
      .replace(/^(?:https?:)?\/\/[^/?#]+/i, "")
      .replace(/[?#].*$/, "")
      .replace(/\/+$/, "")
      .toLowerCase() || "/"
  );
}

/** Whether two names are one: the same words, or all words of the shorter in the longer, in their order. */
export function isSameName(one: string | null, other: string | null): boolean {
  const [first, second] = [folded(one ?? ""), folded(other ?? "")];
  if (first === "" || second === "") return false;
  if (first === second) return true;
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  // A word of three letters is in many names.
  if (` ${long} `.includes(` ${short} `)) return short.length >= 4 && short.length * 5 >= long.length;
  if (/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/.test(short))
    return short.length >= 4 && long.includes(short);
  const words = short.split(" ");
  const known = new Set(long.split(" "));
  const shared = words.filter((word) => known.has(word)).length;
  return words.length >= 3 && shared / words.length >= 0.8 && shared / known.size >= 0.5;
}
