import { guessLanguage } from "~/domain/text/guess-language";
import { languageOfLetters } from "~/domain/text/language-of-letters";
import type { Layer } from "./layer";

/** The language of what the layers say together, as a BCP 47 tag: it decides capitals, direction and stand-in faces. */
export function languageOfLayers(layers: readonly Layer[]): string {
  const said = layers.map((layer) =>
    layer.kind === "text" ? layer.text : layer.kind === "label" ? `${layer.detail} ${layer.text}` : "",
  );
  return languageOfText(said.join(" "));
}

export function languageOfText(text: string): string {
  return languageOfLetters(text) ?? guessLanguage(text) ?? "en";
}
