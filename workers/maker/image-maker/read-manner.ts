import { words } from "../words";
import type { LookId } from "./looks/looks";

/** Manners that are said in the words and not by a style chip; the more particular one first. */
const mannerWords: readonly (readonly [LookId, RegExp])[] = [
  ["watercolour", words("water ?colou?rs?(?: paint(?:ing)?)?|aquarell\\p{L}*|aquarelle|acuarelas?")],
  [
    "line-art",
    words(
      "line ?art|line drawing|line illustration|outlines?|pencil|sketch(?:ed)?|ink drawing|hand[- ]drawn|strichzeichnung|skizze|dessin au trait|croquis|boceto|dibujo a línea",
    ),
  ],
  ["isometric", words("isometric|isometrisch\\p{L}*|isométrique|isométric[ao]")],
  ["paper-cut", words("paper[- ]?cut(?:[- ]?outs?)?|papercraft|origami|scherenschnitt|papier découpé")],
  ["clay", words("clay(?: render|mation)|claymation|plasticine|knete|pâte à modeler|plastilina")],
  ["risograph", words("risographs?|riso(?: print)?")],
  ["halftone", words("half-?tone|comic(?: book)?|pop art")],
  ["blueprint", words("blue-?print")],
  ["duotone", words("duo-?tone")],
  [
    "flat",
    words(
      "flat (?:vector |design |style )?(?:illustrations?|design|style|art)|vector(?: art| illustration)?|flache illustration|illustrations?|ilustraci[oó]n(?:es)?|cartoon",
    ),
  ],
  [
    "noir",
    words(
      "black and white|black & white|b&w|monochrome|schwarz[- ]?wei(?:ß|ss)|noir et blanc|blanco y negro|film noir",
    ),
  ],
  [
    "vintage-film",
    words(
      "vintage(?: film| photo\\p{L}*)?|retro photo\\p{L}*|analog(?:ue)?(?: film| photo\\p{L}*)?|film grain|polaroid|35 ?mm|kodak|1970s|70s photo|film photo\\p{L}*",
    ),
  ],
  ["neon-night", words("neon(?: lights?| lit| glow| lighting)?|cyberpunk|vaporwave|synthwave|néon")],
];

/** What a picture is, which says nothing of what it shows: "a photo of". */
const kindWords = words(
  "(?:photo(?:graph|graphy)?s?|pictures?|images?|portraits?|shots?|foto|bild|image|imagen)(?: of| von| de)|(?:product|studio|stock|macro|lifestyle) (?:photo(?:graphy)?|shot)|photo(?:graph|graphy)?|mock-?up|illustrations?|paintings?|drawings?",
);

/** The manner a text names, or null. */
export function readManner(text: string): LookId | null {
  return mannerWords.find(([, pattern]) => text.search(new RegExp(pattern.source, "iu")) >= 0)?.[0] ?? null;
}

/** A text without the words for a manner and for pictures as such: they would be read as things and colours. */
export function withoutManner(text: string): string {
  const manner = readManner(text);
  const pattern = mannerWords.find(([id]) => id === manner)?.[1];
  const rest = (pattern ? text.replace(pattern, " ") : text).replace(kindWords, " ");
  return rest.trim() ? rest : text;
}
