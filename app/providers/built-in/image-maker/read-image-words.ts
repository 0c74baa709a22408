import { type Lettering, readLettering } from "~/providers/built-in/image-maker/read-lettering";
import type { PictureIdea, Without } from "~/providers/built-in/picture-maker/picture-idea";
import { namedColors, readPictureWords, words } from "~/providers/built-in/picture-maker/read-picture-words";

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
    "checks?|checkered|checkerboard|chequered|gingham|plaid|tartan|kariert\\p{L}*|karo|schachbrett|vichy|carreaux|damier|cuadros|ajedrez",
  ),
  stripes: words("stripes?|striped|lines|chevron|zigzag|streifen|gestreift|rayures|rayé|rayas|líneas"),
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
  "azulejos?|gingham|polka dots?|chevron|tartan|seigaiha|memphis|checkerboard|schachbrettmuster|damier",
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
    ...readScene(text || prompt),
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
  if (lettering && lettering.lines.length > 0) return { kind: "poster", ...base };
  if (search(patternKind, text) >= 0 || search(knownPatterns, text) >= 0) return { kind: "pattern", ...base };
  if (texture && (search(textureKind, text) >= 0 || isSurfaceAlone(text, texture)))
    return { kind: "texture", ...base };
  const isLight = !base.namesSomething && search(lightWords, text) >= 0;
  if (isLight || search(gradientWords, text) >= 0) return { kind: "gradient", ...base };
  return { kind: "scene", ...base };
}

const pastel = words("pastels?|pastel colou?rs?|pastelltöne|tons pastel");
const calm = words(
  "yoga|pilates|spa|wellness|massage|meditation|méditation|meditación|masaje|pleine conscience",
);
const beach = words("beach\\p{L}*|strand\\p{L}*|plage|playa");
const forms = words("3d|shapes|spheres?|cubes?|formen|kugeln|formes|sphères?|formas|esferas?");

/** The scene of the words, with what people ask of images and not of videos. */
function readScene(text: string): PictureIdea {
  // "Pastel" is a cake in Spanish; beside a prompt for an image it nearly always is a manner.
  const scene = readPictureWords(text.replace(pastel, " "));
  const has = (pattern: RegExp) => search(pattern, text) >= 0;
  if (has(pastel) && scene.time === "day") scene.time = "dawn";
  if (has(beach)) return { ...scene, subject: "sea" };
  if (scene.subject === "waves" && has(calm)) return { ...scene, subject: "leaves", thing: "vase" };
  if (scene.subject === "waves" && has(forms)) return { ...scene, subject: "stage", thing: "forms" };
  return scene;
}

/** "White marble with gold veins" means the surface; "a chair made of wood in a garden" does not. */
function isSurfaceAlone(text: string, texture: Texture): boolean {
  const surfaces: readonly Texture[] = ["marble", "terrazzo", "metal", "concrete", "leather"];
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
