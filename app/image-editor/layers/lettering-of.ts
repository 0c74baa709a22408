import { joinLettering } from "~/domain/image/lettering";
import { isButton, type Layer } from "./layer";
import { newTextWords } from "./new-layer";

/** What the layers say, a part a line: the largest text first, then badges, then buttons. */
export function letteringOf(layers: readonly Layer[]): string {
  const shown = layers.filter(({ hidden }) => !hidden);
  const texts = shown
    .filter((layer) => layer.kind === "text")
    .toSorted((one, other) => other.look.maxSize - one.look.maxSize);
  const labels = shown.filter((layer) => layer.kind === "label");
  return joinLettering(
    ...texts.map(({ text }) => text.replaceAll("\n", " ")).filter((text) => text !== newTextWords),
    ...labels.filter((label) => !isButton(label)).map(({ detail, text }) => `${detail} ${text}`),
    ...labels.filter(isButton).map(({ text }) => text),
  );
}
