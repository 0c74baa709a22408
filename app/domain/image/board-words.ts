import { countStopWords, stopWords } from "../text/stop-words";
import type { ImageOperation } from "./image-operation";
import type { ImageRequest } from "./image-request";
import { knownStyles } from "./image-style";

/** What is said of the making rather than of what is seen, in the languages of `stopWords`. */
const technicalWords = new Set(
  `again another asdf attempt background bild bilder billede copy create debug demo detail detailed details draft edit
  example foo foreground generate give high hello image images keep lorem ipsum make maker maybe new now old other
  photo photograph photographs photography photos pic picture pictures placeholder please prompt qualität quality qwerty
  realistic refresh regenerate reload remove render rendered rendering resolution result retry same sample second seed shot
  show showing shows style test tested testing tests thing things third try untitled upload variation variations version
  view want
  aufnahme bitte foto fotos gleich gleiche hintergrund neu neue nochmal noch probe stil versuch wieder zeige
  encore essai fond image même nouveau nouvelle photographie qualité vue
  calidad estilo fondo fotografía imagen imágenes misma mismo nueva nuevo otra otro prueba vista
  ancora foto immagine nuova nuovo prova qualità sfondo stessa stesso stile
  estilo fundo imagem imagens mesma mesmo nova novo qualidade teste
  achtergrond afbeelding dezelfde beeld kwaliteit nieuw nieuwe opnieuw stijl zelfde
  fotografia inny jakość nowa nowe nowy obraz próba sam samo styl test tło zdjęcie znowu
  bakgrund igen kvalitet nya nytt samma stil
  baggrund billeder igen kvalitet nye samme stil`.split(/\s+/),
);

/** Operations whose prompt says what is seen; of others it says what to do. */
const describing: ReadonlySet<ImageOperation> = new Set(["generate", "vary", "fill", "replace-background"]);

/** So many images are many: what only one of them says is not of the board. */
const manyImages = 4;
const mostWords = 8;

/**
 * The words for subjects and styles in what an image was asked for, in lower case and each once: neither small words of
 * its language nor technical ones, and none of what was not asked for in words.
 */
export function wordsOfRequest(request: ImageRequest | null): string[] {
  if (!request) return [];
  const styles = knownStyles(request.styleIds).flatMap(({ label }) => wordsIn(label));
  const said = describing.has(request.operation) ? wordsIn(request.prompt) : [];
  const [likeliest] = countStopWords(said);
  const small = stopWords[likeliest && likeliest.count > 0 ? likeliest.language : "en"];
  const named = said.filter((word) => !small.has(word));
  return [...new Set([...named, ...styles])].filter((word) => isTelling(word));
}

/** The words most of the images have in common, of equally many the first said; without those of a single image where there are many. */
export function commonWords(ofImages: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const words of ofImages)
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const least = ofImages.filter((words) => words.length > 0).length >= manyImages ? 2 : 1;
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort(([, count], [, otherCount]) => otherCount - count)
    .slice(0, mostWords)
    .map(([word]) => word);
}

function wordsIn(text: string): string[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });
  return [...segmenter.segment(text.toLowerCase())].flatMap(({ segment, isWordLike }) =>
    isWordLike ? segment : [],
  );
}

/** A word of two letters says nothing in our alphabets; in others it may be a whole thing. */
function isTelling(word: string): boolean {
  const isShort = /^\p{Script=Latin}{1,2}$/u.test(word);
  return !isShort && word.length <= 60 && !/\d/.test(word) && !technicalWords.has(word);
}
