import { isButton, type LabelLayer, type Layer, type PictureLayer, type TextLayer } from "../layers/layer";

/** The parts of an ad, told by what they look like: the largest text is its headline. */
export interface AdParts {
  headline: TextLayer | null;
  line: TextLayer | null;
  button: LabelLayer | null;
  badge: LabelLayer | null;
  logo: PictureLayer | null;
}

export function partsOf(layers: readonly Layer[]): AdParts {
  const shown = layers.filter(({ hidden }) => !hidden);
  const texts = shown
    .filter((layer) => layer.kind === "text")
    .toSorted((one, other) => other.look.maxSize - one.look.maxSize);
  const labels = shown.filter((layer) => layer.kind === "label");
  return {
    headline: texts[0] ?? null,
    line: texts[1] ?? null,
    button: labels.find(isButton) ?? null,
    badge: labels.find((label) => !isButton(label)) ?? null,
    logo: shown.find((layer) => layer.kind === "picture") ?? null,
  };
}

/** What an ad says. Empty parts are left out. */
export interface AdWords {
  headline: string;
  line: string;
  /** On the button. */
  action: string;
  /** On the badge, large. */
  price: string;
  /** Above it, small. */
  detail: string;
}

/** What layers say already: an arrangement says it again. */
export function wordsOf(layers: readonly Layer[]): AdWords {
  const { headline, line, button, badge } = partsOf(layers);
  return {
    headline: headline?.text ?? "",
    line: line?.text ?? "",
    action: button?.text ?? "",
    price: badge?.text ?? "",
    detail: badge?.detail ?? "",
  };
}
