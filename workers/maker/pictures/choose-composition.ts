import { seededRandom } from "../seeded-random";
import { compositions } from "./compositions";
import type { Composition, Need } from "./compositions/composition";
import { rooms } from "./rooms";

/** Ideas that make light of a thing. */
const playful = new Set(["sticker", "sunburst", "echo", "blocks", "toss", "stripes", "crop"]);

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
 * their subjects can do. Pictures that stand alone go through all ideas that fit.
 */
export function chooseComposition({ abilities, isSerious, family, turn, seed, asked }: Choice): Composition {
  const fits = ({ id, needs }: Composition) =>
    needs.every((need) => abilities.has(need)) && !(isSerious && playful.has(id));
  const wanted = (list: readonly Composition[]) =>
    list.filter((each) => asked.includes(each.id) && fits(each));
  // A table or a window is in a room.
  const [room] = wanted(rooms);
  if (room) return room;
  const ideas = wanted(compositions);
  if (ideas.length > 0) return ideas[turn % ideas.length]!;
  if (!family) {
    const fitting = seededRandom(seed).shuffle(compositions.filter(fits));
    return fitting[turn % fitting.length]!;
  }
  const half = halvesOf(family)[turn % 2]!;
  const round = Math.floor(turn / 2);
  const fitting = half.filter(fits);
  return fitting[round % fitting.length]!;
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
