import { colorWord, namedColors } from "../picture-maker/named-colors";
import { type PictureIdea, symbolThings, type Without } from "../picture-maker/picture-idea";
import { readPictureWords } from "../picture-maker/read-picture-words";
import { firstPlace, words } from "../words";
import { readGround } from "./read-ground";
import { type Lettering, readLettering } from "./read-lettering";
import { forms, readScene } from "./read-scene";
import {
  gradientWords,
  knownPatterns,
  lightWords,
  patternKind,
  patternWords,
  textureKind,
  textureWords,
} from "./surface-words";

export const textures = [
  "marble",
  "wood",
  "paper",
  "weave",
  "terrazzo",
  "metal",
  "concrete",
  "leather",
  "water",
  "sandstone",
  "brick",
] as const;
export type Texture = (typeof textures)[number];

export const patterns = [
  "geometric",
  "floral",
  "waves",
  "checks",
  "stripes",
  "dots",
  "memphis",
  "scales",
  "tiles",
  "chevron",
  "gingham",
  "plaid",
  "polka",
  "leopard",
  "zebra",
  "herringbone",
  "hearts",
  "stars",
] as const;
export type Pattern = (typeof patterns)[number];

/** What an image is to be: a scene of the picture maker, a surface, a repeat, plain light and colour, or lettering. */
export interface ImageIdea {
  kind: "scene" | "texture" | "pattern" | "gradient" | "poster";
  texture: Texture;
  pattern: Pattern;
  lettering: Lettering | null;
  /** Whether the words name a thing or a place, so that a picture belongs on a poster. */
  namesSomething: boolean;
  scene: PictureIdea;
}

const withoutWords: Record<Without, RegExp> = {
  plants: words(
    "plants?|lea(?:f|ves)|foliage|flowers?|greenery|pflanzen?|blätter|blumen|plantes?|feuilles|fleurs|plantas?|hojas|flores",
  ),
  props: words(
    "props?|podium|pedestal|plinth|arch(?:es)?|spheres?|balls?|clutter|decorations?|shapes|deko|podest|bogen|kugeln?|accessoires|socle|arche|boules?|accesorios|pedestal|arco|esferas?",
  ),
  sun: words("sun|moon|sonne|mond|soleil|lune|sol|luna"),
  stars: words("stars?|sterne|étoiles|estrellas"),
  clouds: words("clouds?|wolken|nuages|nubes"),
  grain: words("grain|noise|grainy|körnung|rauschen|bruit|ruido|grano"),
  vignette: words("vignettes?|dark corners|vignettierung|viñeta"),
  text: words(
    "text|letters?|lettering|words?|typography|watermarks?|logos?|schrift|buchstaben|texte|lettres|texto|letras",
  ),
  bokeh: words("bokeh|lights|circles|lichter|lumières|luces"),
};

/** Reads a prompt in English, German, French or Spanish, and what it should be without. */
export function readImageWords(prompt: string, negativePrompt: string): ImageIdea {
  const without = new Set(
    (Object.keys(withoutWords) as Without[]).filter(
      (what) => firstPlace(withoutWords[what], negativePrompt) >= 0,
    ),
  );
  const lettering = without.has("text") ? null : readLettering(prompt);
  const text = lettering ? lettering.rest : prompt;
  const scene: PictureIdea = {
    ...(lettering ? sceneOfPoster(text || prompt, lettering) : readScene(prompt)),
    without,
    avoid: namedColors(negativePrompt),
  };
  scene.colors = scene.colors.filter(
    (color) => !scene.avoid!.some((other) => other.h === color.h && other.l === color.l),
  );
  const texture = first(textureWords, text);
  const pattern = first(patternWords, text);
  const base = {
    texture: texture ?? "paper",
    pattern: pattern ?? "geometric",
    lettering,
    namesSomething: scene.subject !== "celebration" && (scene.subject !== "stage" || scene.thing !== "forms"),
    scene,
  } as const;
  // On paper and in a gradient the named ground is a colour among the others.
  const printed: PictureIdea = { ...scene, ground: undefined, colors: namedColors(text) };
  if (lettering && lettering.lines.length > 0) return { kind: "poster", ...base };
  const isPattern = firstPlace(patternKind, text) >= 0 || firstPlace(knownPatterns, text) >= 0;
  if (isPattern && !(texture && pattern === null && solidTextures.has(texture)))
    return { kind: "pattern", ...base, scene: printed };
  const isGround = /^(?:an? |the )?(?:[\p{L}-]+ ){1,2}(?:background|backdrop)/iu.test(text.trim());
  if (texture && solidTextures.has(texture) && isGround && scene.thing === "forms")
    return { kind: "texture", ...base, scene: printed };
  if (texture && (isPattern || firstPlace(textureKind, text) >= 0 || isSurfaceAlone(text, texture)))
    return { kind: "texture", ...base, scene: printed };
  const isLight = !base.namesSomething && firstPlace(lightWords, text) >= 0 && firstPlace(forms, text) < 0;
  const isGradient =
    firstPlace(gradientWords, text) >= 0 && !showsThing(text.slice(0, firstPlace(gradientWords, text)));
  if (isLight || isGradient) return { kind: "gradient", ...base, scene: printed };
  return { kind: "scene", ...base };
}

/** What is beside the letters says what is shown; where it says no more than a day or a price, the letters do. */
function sceneOfPoster(text: string, { lines }: Lettering): PictureIdea {
  const scene = readScene(text);
  const says = scene.subject !== "stage" || !["forms", "calendar", "clock", "coins"].includes(scene.thing);
  if (says || !lines[0]) return scene;
  const { subject, thing } = readScene(lines[0]);
  const isMore = subject !== "stage" || !(symbolThings as readonly string[]).includes(thing);
  return isMore && !(subject === "stage" && thing === "forms")
    ? { ...scene, subject, thing }
    : { ...scene, thing: "forms" };
}

/** Materials whose own figure is meant where they are called a pattern. */
const solidTextures = new Set<Texture>([
  "terrazzo",
  "marble",
  "wood",
  "concrete",
  "leather",
  "brick",
  "sandstone",
]);

/** Whether words name a thing: "wireless headphones, blue gradient" is of headphones. */
function showsThing(text: string): boolean {
  const { subject, thing } = readPictureWords(
    readGround(text).rest.replace(new RegExp(colorWord.source, "giu"), " "),
  );
  return (subject === "stage" || subject === "table") && thing !== "forms";
}

/** "White marble with gold veins" means the surface; "a chair made of wood in a garden" does not. */
function isSurfaceAlone(text: string, texture: Texture): boolean {
  const surfaces: readonly Texture[] = ["marble", "terrazzo", "metal", "concrete", "leather", "brick"];
  const words = text.trim().split(/\s+/);
  return (
    surfaces.includes(texture) &&
    words.length <= 7 &&
    firstPlace(textureWords[texture], words.slice(0, 3).join(" ")) >= 0 &&
    firstPlace(placed, text) < 0
  );
}

const placed = words(
  "table|podium|stage|room|floor|kitchen|bathroom|on|auf|sur|sobre|tisch|mesa|(?:hand)?bags?|backpack|rucksack|watch|watches|hats?|headphones|sunglasses|cake|wallet|belt|sneakers|shoes?|soap|candle|rings?|jewel\\p{L}*|jacket|sofa|chair|lamp|vase",
);

/** The kind that is named first. */
function first<Kind extends string>(kinds: Record<Kind, RegExp>, text: string): Kind | null {
  let best: Kind | null = null;
  let bestAt = Infinity;
  for (const kind of Object.keys(kinds) as Kind[]) {
    const at = firstPlace(kinds[kind], text);
    if (at >= 0 && at < bestAt) {
      best = kind;
      bestAt = at;
    }
  }
  return best;
}
