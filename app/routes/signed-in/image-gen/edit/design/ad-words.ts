import { type AdParts, type AdWords, partsOf, wordsOf } from "~/image-editor/ad/ad-parts";
import type { EditDraft } from "~/image-editor/edit-draft";
import type { Layer } from "~/image-editor/layers/layer";

/** The fields of what an ad says, with what stands in them while nothing does. */
export const adFields: readonly { id: keyof AdWords; label: string; example: string; part: keyof AdParts }[] =
  [
    { id: "headline", label: "Headline", example: "Made to be kept", part: "headline" },
    { id: "line", label: "Line below it", example: "New this autumn", part: "line" },
    { id: "action", label: "Button", example: "Shop now", part: "button" },
    { id: "price", label: "Price or offer", example: "€ 29", part: "badge" },
    { id: "detail", label: "Above the price", example: "only", part: "badge" },
  ];

const keyOf = (id: keyof AdWords) => `ad ${id}`;

/** What the ad says: of its layers, else what was typed. */
export function adWordsOf({ layers, words }: Pick<EditDraft, "layers" | "words">): AdWords {
  const parts = partsOf(layers);
  const shown = wordsOf(layers);
  const found = adFields.map(({ id, part }) => [id, parts[part] ? shown[id] : (words[keyOf(id)] ?? "")]);
  return Object.fromEntries(found) as unknown as AdWords;
}

/** A draft in which one of the ad's fields says something else, on its layer too where it has one. */
export function withAdWord(draft: EditDraft, id: keyof AdWords, said: string): EditDraft {
  const part = adFields.find((field) => field.id === id)?.part;
  const own = part && partsOf(draft.layers)[part];
  const layers = own
    ? draft.layers.map((layer) => (layer.id === own.id ? saying(layer, id, said) : layer))
    : draft.layers;
  return { ...draft, layers, words: { ...draft.words, [keyOf(id)]: said } };
}

function saying(layer: Layer, id: keyof AdWords, said: string): Layer {
  if (layer.kind === "label") return id === "detail" ? { ...layer, detail: said } : { ...layer, text: said };
  return layer.kind === "text" ? { ...layer, text: said } : layer;
}

/** What an arrangement shows: what it cannot be without shows its example, so that a press gives an ad and no gap. */
export function wordsToShow(words: AdWords): AdWords {
  const isEmpty = Object.values(words).every((said) => !said.trim());
  const isNeeded = (id: keyof AdWords) =>
    isEmpty || id === "headline" || id === "action" || (words.price.trim() === "" && id === "price");
  const shown = adFields.map(({ id, example }) => [
    id,
    words[id].trim() || !isNeeded(id) ? words[id] : example,
  ]);
  return Object.fromEntries(shown) as unknown as AdWords;
}
