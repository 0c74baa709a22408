import { seededRandom } from "../seeded-random";
import { compositions } from "./compositions";
import type { Composition, Need } from "./compositions/composition";
import { rooms } from "./rooms";
import { usualView, type View, views } from "./views";

/** Ideas that make light of a thing. */
const playful = new Set(["sticker", "sunburst", "echo", "blocks", "toss", "stripes", "crop"]);

/** What shows a thing in the same place or manner as another idea does. */
const alike: Readonly<Record<string, readonly string[]>> = {
  table: ["table", "kitchen", "cafe", "living-room"],
  window: ["window", "living-room"],
  float: ["float", "halo", "rings", "mesh", "split", "echo"],
};

/** An idea and from where it is seen. */
export interface Chosen {
  composition: Composition;
  view: View;
}

export interface Choice {
  /** What the subject can do. */
  abilities: ReadonlySet<Need>;
  isSerious: boolean;
  /** As `Direction`. */
  family: readonly string[] | null;
  turn: number;
  /** Orders the ideas of pictures that stand alone. */
  seed: number;
  /** Ids that the words ask for; empty where they say nothing. */
  asked: readonly string[];
}

/**
 * The composition for a turn. Pictures of a family take turns from two halves of it, so that none follows itself, whatever
 * their subjects can do. Pictures that stand alone go through all ideas that fit; where words name a place or a manner,
 * through those that keep to it, and then through views of them.
 */
export function chooseComposition({ abilities, isSerious, family, turn, seed, asked }: Choice): Chosen {
  const fits = ({ id, needs }: Composition) =>
    needs.every((need) => abilities.has(need)) && !(isSerious && playful.has(id));
  const wanted = (list: readonly Composition[], ids: readonly string[]) =>
    ids.flatMap((id) => list.filter((each) => each.id === id && fits(each)));
  // A table or a window is in a room.
  const [room] = wanted(rooms, asked);
  const named = room ? [room] : wanted(compositions, asked);
  if (named.length > 0) {
    if (family) return { composition: named[turn % named.length]!, view: usualView };
    const ids = named.flatMap(({ id }) => (room ? [id] : (alike[id] ?? [id])));
    const ideas = wanted([...compositions, ...rooms], [...new Set(ids)]);
    // So that neither an idea nor a view follows itself, and no pair comes again within a set.
    const round = ideas.length > 1 ? Math.floor(turn / ideas.length) : 0;
    return {
      composition: ideas[turn % ideas.length]!,
      view: views[(turn + round) % views.length]!,
    };
  }
  if (!family) {
    const fitting = seededRandom(seed).shuffle(compositions.filter(fits));
    return { composition: fitting[turn % fitting.length]!, view: usualView };
  }
  const half = halvesOf(family)[turn % 2]!;
  const round = Math.floor(turn / 2);
  const fitting = half.filter(fits);
  if (fitting.length > 0) return { composition: fitting[round % fitting.length]!, view: usualView };
  // What is left of this half makes light of a thing that is serious: an idea from outside the family takes its place.
  const elsewhere = compositions.filter((each) => fits(each) && !family.includes(each.id));
  return { composition: elsewhere[turn % elsewhere.length]!, view: usualView };
}

/** Two parts of a family without a composition in common; each holds some that ask for nothing. */
function halvesOf(family: readonly string[]): readonly [Composition[], Composition[]] {
  const members = family.flatMap((id) => compositions.find((each) => each.id === id) ?? []);
  const free = members.filter(({ needs }) => needs.length === 0);
  const bound = members.filter(({ needs }) => needs.length > 0);
  const parityOf = (each: Composition) =>
    (each.needs.length === 0 ? free.indexOf(each) : bound.indexOf(each)) % 2;
  return [members.filter((each) => parityOf(each) === 0), members.filter((each) => parityOf(each) === 1)];
}
