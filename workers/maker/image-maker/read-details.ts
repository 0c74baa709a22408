import type { Detail } from "../picture-maker/picture-idea";
import { words } from "../words";

const detailWords: Record<Detail, RegExp> = {
  lake: words("lakes?|reflections?|fjords?|(?:berg)?see|lacs?|lagos?|river|fluss|rivière|río"),
  sand: words("beach\\p{L}*|shore|strand\\p{L}*|plage|playa|arena"),
  palms: words("palms?|palm trees?|tropical|palmen?|palmiers?|palmeras?|caribbean|hawaii|bali"),
  window: words("window ?(?:sill|light)?|windowsill|fenster\\p{L}*|fenêtre|ventana|sunlit|shadows"),
  snow: words(
    "snow\\p{L}*|winter|frost\\p{L}*|schnee\\p{L}*|verschneit\\p{L}*|neige|enneigée?|hiver|nieve|nevad[ao]|invierno",
  ),
  autumn: words("autumn\\p{L}*|fall (?:colou?rs|leaves|foliage)|herbst\\p{L}*|automne|otoño"),
  fireworks: words(
    "fireworks?|new year'?s?(?: eve)?|feuerwerk|silvester|feux? d'artifice|fuegos artificiales|año nuevo",
  ),
  bed: words("bed|bedrooms?|beds|schlafzimmer|bett|chambre|lit|dormitorio|cama|hotel|guest ?house"),
  blossom: words(
    "lavender|flower fields?|meadows?|wildflowers|poppies|tulip fields?|lavendel\\p{L}*|lavande|lavanda|blumenwiese|bloom\\p{L}*",
  ),
  pastel: words("pastels?|pastel colou?rs?|pastelltöne|pastellfarben|tons pastel|tonos pastel"),
  face: words("halloween|carved|spooky|jack[- ]o'?[- ]?lanterns?|gruselig"),
};

/** What the words put into a scene beside its subject. */
export function readDetails(text: string): ReadonlySet<Detail> {
  return new Set(
    (Object.keys(detailWords) as Detail[]).filter(
      (detail) => text.search(new RegExp(detailWords[detail].source, "iu")) >= 0,
    ),
  );
}
