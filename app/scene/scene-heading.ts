import { formatFigure } from "~/domain/text/format-figure";
import { readFigure } from "~/domain/video/read-figure";
import { isQualifier } from "~/scene/figure-caption";
import { figureOf, textOf } from "~/scene/resolve/scene-slots";
import type { Scene } from "~/scene/storyboard";

/** What a scene says first, as one line of text. */
export interface SceneHeading {
  /** The line above, where it is not a part of the heading; may be empty. */
  label: string;
  text: string;
}

/** The headline with the number that is shown large beside it, in the order in which they are read. */
export function headingOf(scene: Scene, language: string): SceneHeading {
  const headline = textOf(scene, "headline");
  const label = textOf(scene, "label");
  const figure = figureOf(scene);
  if (!figure || readFigure(headline)?.figure.value === figure.value) return { label, text: headline };
  const number = formatFigure(figure.value, figure, language);
  const goesOn = /^\p{Ll}/u.test(headline);
  if (headline === "") return { label: "", text: `${label} ${number}`.trim() };
  if (isQualifier(label)) {
    const before = `${headline} ${label.toLocaleLowerCase(language)} ${number}`;
    return { label: "", text: goesOn ? `${label} ${number} ${headline}` : before };
  }
  const isFirst = figure.unit === null || goesOn;
  return { label, text: isFirst ? `${number} ${headline}` : `${headline}, ${number}` };
}
