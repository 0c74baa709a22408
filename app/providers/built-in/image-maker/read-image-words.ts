import { readDetails } from "~/providers/built-in/image-maker/read-details";
import { readGround } from "~/providers/built-in/image-maker/read-ground";
import { type Lettering, readLettering } from "~/providers/built-in/image-maker/read-lettering";
import { withoutManner } from "~/providers/built-in/image-maker/read-manner";
import {
  type PictureIdea,
  symbolThings,
  type Without,
} from "~/providers/built-in/picture-maker/picture-idea";
import {
  colorWord,
  namedColors,
  readPictureWords,
  words,
} from "~/providers/built-in/picture-maker/read-picture-words";

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

const textureKind = words(
  "textures?|texturiert|surfaces?|materials?|backgrounds? texture|grain|textur(?:en)?|oberflächen?|texturas?|superficie|slab|wallpaper texture",
);
const textureWords: Record<Texture, RegExp> = {
  marble: words("marble|marbled|marmor\\p{L}*|marbre|mármol|onyx|agate|quartz|granite?|granit"),
  wood: words(
    "wood(?:en)?(?: grain)?|oak|walnut|pine|plywood|timber|holz\\p{L}*|eiche\\p{L}*|nussbaum|bois|chêne|madera|roble",
  ),
  paper: words("paper|cardboard|kraft|parchment|papier|pappe|carton|papel|cartón|pergamino"),
  weave: words(
    "fabric|linen|weave|woven|canvas|denim|cotton|knit\\p{L}*|wool|burlap|tweed|textile|stoff|leinen|gewebe|wolle|tissu|lin|laine|tela|lino|lana|tejido",
  ),
  terrazzo: words("terrazzo|speckle[ds]?|confetti stone|granito"),
  metal: words(
    "metal(?:lic)?|brushed|steel|alumini?um|copper|brass|bronze|iron|metall|stahl|kupfer|messing|métal|acier|cuivre|metálic[ao]|acero|cobre",
  ),
  brick: words("bricks?(?:work)?|backstein\\p{L}*|ziegel\\p{L}*|briques?|ladrillos?"),
  concrete: words("concrete|cement|plaster|stucco|wall|beton|zement|putz|béton|ciment|hormigón|cemento"),
  leather: words("leather|suede|leder|cuir|cuero|piel"),
  water: words("water|ripples?|caustics|pool|wasser|eau|agua|piscina"),
  sandstone: words(
    "sand|sandstone|stone|slate|rock|clay|sandstein|stein|schiefer|grès|pierre|ardoise|piedra|arena|pizarra",
  ),
};

const patternKind = words(
  "patterns?|seamless|repeating|repeat|tileable|wallpaper|wrapping paper|muster|nahtlos\\p{L}*|tapete|geschenkpapier|motifs?|papier peint|sans couture|patr(?:ón|ones)|estampad[oa]s?|sin costuras|papel pintado",
);
const patternWords: Record<Pattern, RegExp> = {
  geometric: words(
    "geometric|geometr\\p{L}*|triangles?|bauhaus|hexagons?|dreiecke?|géométrique|geométric[ao]|art deco",
  ),
  floral: words(
    "floral|flowers?|botanical|leaves|leaf|blossoms?|garden|blumen\\p{L}*|blüten|blätter|fleurs?|fleuri|feuilles|flores|hojas|botánic[ao]|tropical",
  ),
  waves: words("waves?|wavy|seigaiha|sea|wellen|vagues?|ondas|olas"),
  checks: words(
    "checks?|checkered|checkerboard|chequered|kariert\\p{L}*|karo|schachbrett|carreaux|damier|cuadros|ajedrez",
  ),
  gingham: words("gingham|vichy"),
  plaid: words("plaid|tartan|flannel|schottenkaro|écossais|escocés"),
  chevron: words("chevrons?|zig-?zag|zickzack"),
  polka: words("polka(?: ?dots?)?"),
  leopard: words("leopard|cheetah|animal print|léopard|leopardo"),
  zebra: words("zebra|tiger|zèbre|cebra"),
  herringbone: words("herringbone|fischgrät\\p{L}*|parquet|espiga"),
  hearts: words("hearts?|valentine\\p{L}*|herzen|herz|cœurs?|corazon(?:es)?"),
  stars: words("stars?|starry|sterne|étoiles|estrellas"),
  stripes: words("stripes?|striped|lines|pinstripes?|streifen|gestreift|rayures|rayé|rayas|líneas"),
  dots: words(
    "dots?|polka|spots?|circles?|bubbles|punkte?|gepunktet|kreise|pois|points|cercles|lunares|puntos|círculos",
  ),
  memphis: words(
    "memphis|confetti|90s|80s|nineties|eighties|retro|playful|kids|party|shapes|kinder|enfants|niños|bunt\\p{L}*",
  ),
  scales: words("scales?|scallops?|fan|fans|mermaid|fish|art nouveau|schuppen|écailles|escamas|abanicos?"),
  tiles: words(
    "tiles?|moroccan|azulejos?|mosaic|talavera|portuguese|fliesen|mosaik|carrelage|mosaïque|baldosas|mosaico|ceramic tiles",
  ),
};

const gradientWords = words(
  "gradients?|gradient mesh|mesh|aurora|blurred colou?rs|colou?r field|colou?r palette|palettes?|holographic|iridescent|farbverlauf|verlauf|farbpalette|polarlicht|dégradés?|palette de couleurs|degradados?|paleta(?: de colores)?",
);
/** Light that is a picture of its own where nothing else is named. */
const lightWords = words(
  "light leaks?|light rays|soft light|abstract|glow|weiches licht|lichtstrahlen|lumière douce|luz suave|luz abstracta",
);
/** Patterns so well known that nobody adds the word. */
const knownPatterns = words(
  "azulejos?|gingham|polka dots?|(?:leopard|zebra|tiger|animal) print|herringbone|chevron|tartan|seigaiha|memphis|checkerboard|schachbrettmuster|damier",
);

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

const search = (pattern: RegExp, text: string) => text.search(new RegExp(pattern.source, "iu"));

/** Reads a prompt in English, German, French or Spanish, and what it should be without. */
export function readImageWords(prompt: string, negativePrompt: string): ImageIdea {
  const without = new Set(
    (Object.keys(withoutWords) as Without[]).filter(
      (what) => search(withoutWords[what], negativePrompt) >= 0,
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
  const isPattern = search(patternKind, text) >= 0 || search(knownPatterns, text) >= 0;
  if (isPattern && !(texture && pattern === null && solidTextures.has(texture)))
    return { kind: "pattern", ...base, scene: printed };
  const isGround = /^(?:an? |the )?(?:[\p{L}-]+ ){1,2}(?:background|backdrop)/iu.test(text.trim());
  if (texture && solidTextures.has(texture) && isGround && scene.thing === "forms")
    return { kind: "texture", ...base, scene: printed };
  if (texture && (isPattern || search(textureKind, text) >= 0 || isSurfaceAlone(text, texture)))
    return { kind: "texture", ...base, scene: printed };
  const isLight = !base.namesSomething && search(lightWords, text) >= 0 && search(forms, text) < 0;
  const isGradient =
    search(gradientWords, text) >= 0 && !showsThing(text.slice(0, search(gradientWords, text)));
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

const pastel = words("pastels?|pastel colou?rs?|pastelltöne|tons pastel");
const calm = words(
  "yoga|pilates|spa|wellness|massage|meditation|méditation|meditación|masaje|pleine conscience",
);
const beach = words("beach\\p{L}*|strand\\p{L}*|plage|playa");
const forms = words("3d|shapes|spheres?|cubes?|formen|kugeln|formes|sphères?|formas|esferas?");

/** The scene of the words, with what people ask of images and not of videos. */
function readScene(prompt: string): PictureIdea {
  const { ground, rest } = readGround(withoutManner(prompt));
  // "Pastel" is a cake in Spanish; beside a prompt for an image it nearly always is a manner. A dark colour is no night.
  const text = rest.replace(pastel, " ");
  const read = readPictureWords(text.replace(darkColor, " "));
  const scene: PictureIdea = {
    ...read,
    colors: namedColors(rest),
    details: readDetails(prompt),
    ...(ground.length > 0 ? { ground } : {}),
  };
  const has = (pattern: RegExp) => search(pattern, prompt) >= 0;
  if (has(pastel) && ground.length === 0 && scene.time === "day") scene.time = "dawn";
  // "A cozy café at dusk" is cozy, and it is dusk.
  if (scene.time === "golden" && has(lateWords)) scene.time = "dusk";
  if (has(outsideOfHouse) && (scene.thing === "house" || scene.subject === "room"))
    return { ...scene, subject: "stage", thing: "house" };
  if (has(parkInAutumn)) return { ...scene, subject: "forest" };
  if (scene.details?.has("blossom") && (scene.subject === "leaves" || has(fields)))
    return { ...scene, subject: "desert" };
  // What is asked for on a plain ground stands there, and not on a laid table.
  if (ground.length > 0 && scene.subject === "table" && scene.thing !== "forms")
    return { ...scene, subject: "stage" };
  if (has(beach) && scene.subject !== "stage") return { ...scene, subject: "sea" };
  if (scene.subject === "waves" && has(calm)) return { ...scene, subject: "leaves", thing: "vase" };
  if (scene.subject === "waves" && has(forms)) return { ...scene, subject: "stage", thing: "forms" };
  return scene;
}

const lateWords = words(
  "dusk|twilight|sunset|nightfall|dämmerung|sonnenuntergang|crépuscule|atardecer|anochecer",
);
const outsideOfHouse = words(
  "modern house|villas?|house exterior|façade|facade|(?:house|home) with (?:a )?(?:pool|garden)|einfamilienhaus|dream home",
);
const parkInAutumn = words(
  "(?:autumn|fall) (?:leaves|park|path|trees|colou?rs|landscape|foliage|forest)|(?:park|path|trees) in (?:autumn|fall)|herbst(?:laub|wald|blätter)",
);
const fields = words("fields?|meadows?|felder|wiesen?|champs?|campos?");
const darkColor = new RegExp(
  `(?<!\\p{L})(?:dark|deep|dunkel|hell|light|bright|bold|soft)[\\s-]*(?=${colorWord.source})`,
  "giu",
);

/** "White marble with gold veins" means the surface; "a chair made of wood in a garden" does not. */
function isSurfaceAlone(text: string, texture: Texture): boolean {
  const surfaces: readonly Texture[] = ["marble", "terrazzo", "metal", "concrete", "leather", "brick"];
  const words = text.trim().split(/\s+/);
  return (
    surfaces.includes(texture) &&
    words.length <= 7 &&
    search(textureWords[texture], words.slice(0, 3).join(" ")) >= 0 &&
    search(placed, text) < 0
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
    const at = search(kinds[kind], text);
    if (at >= 0 && at < bestAt) {
      best = kind;
      bestAt = at;
    }
  }
  return best;
}
