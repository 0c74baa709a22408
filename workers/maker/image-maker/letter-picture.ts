import { ProviderError } from "~/providers/provider-error.server";
import type { Letter } from "../pictures/compose-picture";
import { seededRandom } from "../seeded-random";
import { type Face, type FaceId, hasLetters, loadFace } from "./lettering/face";
import { breakLines, lineElement, widthOfLine } from "./lettering/set-line";

const headFaces: readonly FaceId[] = [
  "archivo",
  "playfair",
  "anton",
  "fredoka",
  "space-grotesk",
  "unbounded",
  "cormorant",
];
/** Words longer than this are set in the narrowest face. */
const longWord = 14;
/** Of the height, at most, for a line below the headline, and how far these are apart. */
const smallShare = 0.24;
const spaced = 1.7;
const mostBelow = 3;
/** A share off is read first. */
const share = /\d ?%/;
const mostOfSide = 0.3;

/**
 * Sets words on a picture: the headline as large as its room allows, the rest below. Throws `letters_not_offered` for scripts
 * no face has. `isAlone` gives the words the whole height.
 */
export async function letterPicture(
  lines: readonly string[],
  { seed, isAlone }: { seed: number; isAlone: boolean },
): Promise<Letter> {
  const [headline = "", ...others] = lines;
  const small = await loadFace("inter");
  if (!hasLetters(small, lines.join(" ")))
    throw new ProviderError("letters_not_offered", { details: [lines.join(" ")] });
  const random = seededRandom(seed);
  const picked = random.inTurn(headFaces);
  const longest = Math.max(...headline.split(/[\s-]+/).map((word) => word.length));
  const chosen = await loadFace(longest > longWord ? "anton" : picked);
  const head = hasLetters(chosen, headline) ? chosen : small;
  const isCentred = random.chance(0.5);
  return (picture, ink) => {
    const { width, height, layout, short } = picture;
    const margin = short * 0.08;
    const box = isAlone
      ? { x: margin, y: height * 0.14, width: width - margin * 2, height: height * 0.66 }
      : layout.text;
    const rest = others.slice(0, mostBelow).map((line) => {
      const wanted = Math.min(short * (share.test(line) ? 0.11 : 0.042), box.height * smallShare);
      const fitting = (box.width / widthOfLine(line, { face: small, size: 1 })) * 0.98;
      return { line, style: { face: small, size: Math.min(wanted, fitting) } };
    });
    const below = rest.reduce((sum, { style }) => sum + style.size * spaced, 0);
    const set = fitHeadline(head, headline, {
      width: box.width,
      height: (box.height - below) * 0.86,
      most: short * mostOfSide,
    });
    const xOf = (line: string, style: { face: Face; size: number; tracking?: number }) =>
      isCentred ? box.x + (box.width - widthOfLine(line, style)) / 2 : box.x;
    const cap = (head.capHeight / 1000) * set.size;
    const hanging = set.size * 0.22;
    const total = cap + (set.lines.length - 1) * set.leading + (rest.length > 0 ? hanging + below : 0);
    let baseline = box.y + Math.max(0, (box.height - total) / 2) + cap;
    for (const line of set.lines) {
      picture.add(lineElement(line, { x: xOf(line, set.style), baseline }, set.style, ink));
      baseline += set.leading;
    }
    // Below what hangs under the last line.
    baseline += hanging - set.leading;
    for (const { line, style } of rest) {
      baseline += style.size * spaced;
      picture.add(
        lineElement(line, { x: xOf(line, style), baseline: baseline - style.size * 0.4 }, style, ink),
      );
    }
  };
}

/** The break into lines that lets the letters be largest. */
function fitHeadline(face: Face, headline: string, room: { width: number; height: number; most: number }) {
  const text = face.id === "anton" ? headline.toLocaleUpperCase() : headline;
  const set = hasLetters(face, text) ? text : headline;
  const spacing = face.id === "playfair" || face.id === "cormorant" ? 1.08 : 1.04;
  const tracking = face.id === "archivo" || face.id === "space-grotesk" ? -22 : 0;
  const cap = face.capHeight / 1000;
  const tries = Array.from({ length: Math.min(5, set.split(/\s+/).length) }, (_, i) => {
    const lines = breakLines(set, i + 1, { face, tracking });
    const widest = Math.max(...lines.map((line) => widthOfLine(line, { face, size: 1, tracking })));
    return {
      lines,
      size: Math.min(room.width / widest, room.height / ((lines.length - 1) * spacing + cap), room.most),
    };
  });
  const best = tries.reduce((one, other) => (other.size > one.size * 1.04 ? other : one));
  return { ...best, leading: best.size * spacing, style: { face, size: best.size, tracking } };
}
