import { type ArrangedOn, changeShownText } from "~/scene/edit-arrange";
import { changePart, type PartTarget } from "~/scene/edit-parts";
import type { PartChanges, TextStyle } from "~/scene/part-changes";
import type { Storyboard } from "~/scene/storyboard";

const looks = ["opacity", "cornerRadius", "blur", "blend", "color", "mask", "motion"] as const;
const letters = [
  "family",
  "weight",
  "italic",
  "color",
  "plate",
  "align",
  "letterSpacingEm",
  "lineHeight",
  "uppercase",
] as const;

/** How a part looks, without what it shows and where: what can be given to another part. */
export interface PartStyle {
  look: Pick<PartChanges, (typeof looks)[number]>;
  /** Of a text. */
  text: Pick<TextStyle, (typeof letters)[number]> | null;
}

/** `text`: how its letters are set now, by the layout, too; null where it is none. */
export function styleOfPart(changes: PartChanges, text: PartStyle["text"]): PartStyle {
  return { look: picked(changes, looks), text: text && { ...text, ...picked(changes.text ?? {}, letters) } };
}

/** Gives parts a style. Letters are for texts alone: `texts` says which targets are. */
export function pasteStyle(
  storyboard: Storyboard,
  targets: readonly PartTarget[],
  { look, text }: PartStyle,
  isText: (target: PartTarget) => boolean,
  on: ArrangedOn,
): Storyboard {
  return targets.reduce((board, target) => {
    const cleared = Object.fromEntries(looks.map((name) => [name, look[name]])) as Partial<PartChanges>;
    const looking = changePart(board, target, cleared);
    return text && isText(target) ? changeShownText(looking, target, text, on) : looking;
  }, storyboard);
}

function picked<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> {
  return Object.fromEntries(
    names.flatMap((name) => (whole[name] === undefined ? [] : [[name, whole[name]]])),
  ) as Pick<Whole, Name>;
}
