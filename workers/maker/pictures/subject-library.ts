import type { Measures } from "./measure-subject";
import { hexOfLch, lchOfLab, type Oklch } from "./oklch";
import { greyChroma, repaint } from "./repaint";
import type { Subject } from "./subject";
import { measureArt, subjectOf } from "./subject";
import { bodyColorOf, paintsOf, standsUpright } from "./subject-traits";

/** Reads the art of a subject, an SVG; null for an id that there is none of. */
export type ReadArt = (id: string) => Promise<string | null>;

/** A tenth of a second each to make; 400 kB each to keep. */
const mostKept = 24;
const kept = new Map<string, Measures>();

/** A subject by id, in another colour where one is given. Null where there is no art. */
export async function loadSubject(
  readArt: ReadArt,
  id: string,
  color: Oklch | null,
): Promise<Subject | null> {
  const art = await readArt(id);
  if (art === null) return null;
  const body = paintsOf(id).reduce((drawn, { from, to }) => repaint(drawn, from, to), bodyOf(art));
  const measured = measuresOf(id, body);
  const plain = standsUpright(id) ? { ...measured, standing: 0 } : measured;
  const painted = bodyColorOf(id, plain.main ?? greyOf(plain));
  if (color === null || !painted) return subjectOf(plain, body);
  const dyed = repaint(body, painted, color);
  return subjectOf(measuresOf(`${id} ${hexOfLch(color)}`, dyed), dyed);
}

/** The grey of what is grey all over; null where any part of it has a colour. */
function greyOf({ colors }: Measures): Oklch | null {
  const shades = colors.map(({ lab, share }) => ({ ...lchOfLab(lab), share }));
  if (shades.some(({ c }) => c > greyChroma)) return null;
  const whole = shades.reduce((sum, { share }) => sum + share, 0);
  return { l: shades.reduce((sum, { l, share }) => sum + l * share, 0) / whole, c: 0, h: 0 };
}

function measuresOf(key: string, body: string): Measures {
  const measures = kept.get(key) ?? measureArt(body);
  kept.delete(key);
  kept.set(key, measures);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return measures;
}

/** What stands within the `svg` element of a file. */
const bodyOf = (art: string) => art.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
