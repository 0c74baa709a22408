import { mediaAddress } from "~/client/media-address";
import type { Rectangle, Size } from "~/image-editor/geometry";
import type { Image } from "~/stores/images/image-document";

/** One side of a comparison: its file, what it is in a word or two, and its place in shares of the frame. */
export interface ComparedImage {
  src: string;
  label: string;
  size: Size;
  place: Rectangle;
}

/** Two images on one another. What they both show lies at the same place. */
export interface ComparedPair {
  before: ComparedImage;
  after: ComparedImage;
  /** Of any unit: its shape counts. */
  frame: Size;
  /** They are of one shape, or one is known to be a part of the other: laid over one another, they say something. */
  isAligned: boolean;
}

interface Compared extends Size, Partial<Pick<Image, "parentIds" | "request">> {
  id: string;
  label: string;
}

const whole: Rectangle = { x: 0, y: 0, width: 1, height: 1 };
/** Shapes that differ by less are one shape, rounded to whole pixels. */
const leastDifference = 0.01;

/** Pairs two images: of an extension and what it was made from, the smaller lies where it is in the larger. */
export function comparedPair(before: Compared, after: Compared): ComparedPair {
  const inAfter = placeWithin(before, after);
  const inBefore = inAfter ? null : placeWithin(after, before);
  return {
    before: sideOf(before, inAfter ?? whole),
    after: sideOf(after, inBefore ?? whole),
    frame: sizeOf(inBefore ? before : after),
    isAligned: inAfter !== null || inBefore !== null || isSameShape(before, after),
  };
}

/** Where an image lies in an extension of it, in shares of that; null where the other is none. */
function placeWithin(source: Compared, { parentIds, request }: Compared): Rectangle | null {
  if (!request?.extend || parentIds?.[0] !== source.id) return null;
  const { top, right, bottom, left } = request.extend;
  const width = source.width + left + right;
  const height = source.height + top + bottom;
  return { x: left / width, y: top / height, width: source.width / width, height: source.height / height };
}

const isSameShape = (one: Size, other: Size) =>
  Math.abs(Math.log((one.width * other.height) / (one.height * other.width))) < leastDifference;

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

const sideOf = (picture: Compared, place: Rectangle): ComparedImage => ({
  src: mediaAddress(picture.id, 1280),
  label: picture.label,
  size: sizeOf(picture),
  place,
});
