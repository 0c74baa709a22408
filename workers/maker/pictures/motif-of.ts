import { seededRandom } from "../seeded-random";
import type { Subjects } from "../subjects/subjects";
import { outdoorsOf } from "../subjects/traits";
import type { Direction } from "./art-direction";
import { chooseComposition } from "./choose-composition";
import type { Motif } from "./compose-picture";
import type { Need } from "./compositions/composition";
import { fields } from "./fields";
import { scenery } from "./fields/scenery";
import { lchOf } from "./oklch";
import type { Asked } from "./read-surroundings";
import { rooms } from "./rooms";
import type { Subject } from "./subject";
import { loadSubject } from "./subject-library";
import { compactFill, isSerious, sceneryOf } from "./subject-traits";

interface MotifOptions {
  direction: Direction;
  asked: Asked;
}

/** Most things that go with a subject. */
const mostCompanions = 3;

/**
 * A thing as it is to be shown, in a composition that suits it. `dye` is the colour it is painted in. Null where
 * there is no art of it.
 */
export async function motifOfSubject(
  subjects: Subjects,
  { id, more }: { id: string; more: readonly string[] },
  { dye, ...options }: MotifOptions & { dye: string | null },
): Promise<Motif | null> {
  const place = sceneryOf(id);
  if (place)
    return {
      field: scenery({ place: options.asked.place ?? place.place, time: options.asked.time ?? place.time }),
    };
  const subject = await loadSubject(subjects.readArt, id, dye === null ? null : lchOf(dye));
  if (!subject) return null;
  return motifOfThing(subject, {
    ...options,
    isSerious: isSerious(id),
    place: options.asked.place ?? outdoorsOf(id)[0],
    companions: more.length < 2 ? null : () => companionsOf(subjects, more),
  });
}

/** The same for a thing that has been measured. */
export async function motifOfThing(
  subject: Subject,
  {
    direction,
    asked,
    isSerious,
    place,
    companions,
  }: MotifOptions & {
    isSerious: boolean;
    /** Where it may be shown out of doors. */
    place: Asked["place"] | undefined;
    companions: (() => Promise<Subject[]>) | null;
  },
): Promise<Motif & { subject: Subject }> {
  const abilities = new Set<Need>();
  if (subject.standing !== null) abilities.add("standing");
  if (subject.fill > compactFill) abilities.add("compact");
  if (companions) abilities.add("companions");
  if (place) abilities.add("outdoors");
  const isOutside = asked.place !== null || (asked.time !== null && place !== undefined);
  const { family, turn, seed } = direction;
  const { composition, view } = chooseComposition({
    abilities,
    isSerious,
    family,
    turn,
    seed,
    asked: isOutside ? ["outdoors"] : asked.compositions,
  });
  // Of a room the usual light is that of day.
  const usualTime = rooms.includes(composition) ? "noon" : direction.time;
  const wantsCompany = composition.needs.includes("companions") || composition.id === "pattern";
  return {
    composition,
    // The label of a photographed thing would be read backwards.
    view: { ...view, isMirrored: view.isMirrored && !subject.isPhoto },
    subject,
    companions: wantsCompany && companions ? await companions() : [],
    surroundings: { place: place ?? "hills", time: asked.time ?? usualTime },
  };
}

/** A picture without a thing: the place that is asked for, else a field. Its ideas take turns as those of things do. */
export function motifWithoutSubject({ direction, asked }: MotifOptions): Motif {
  if (asked.place) return { field: scenery({ place: asked.place, time: asked.time ?? direction.time }) };
  const { family, turn, seed } = direction;
  const order = seededRandom(seed).shuffle(fields);
  if (!family) return { field: order[turn % order.length]! };
  const half = order.filter((_, place) => place % 2 === turn % 2);
  return { field: half[Math.floor(turn / 2) % half.length]! };
}

async function companionsOf(subjects: Subjects, ids: readonly string[]): Promise<Subject[]> {
  const loaded = await Promise.all(
    ids.slice(0, mostCompanions).map((id) => loadSubject(subjects.readArt, id, null)),
  );
  return loaded.filter((subject) => subject !== null);
}
