import type { Repeat } from "../pictures/fields/repeats";
import type { Surface } from "../pictures/fields/surfaces";
import { words } from "../words";

/** Words for surfaces, patterns and plain light. */
export const surfaceKind = words(
  "textures?|texturiert|surfaces?|materials?|backgrounds? texture|grain|textur(?:en)?|oberflächen?|texturas?|superficie|slab|wallpaper texture",
);
export const surfaceWords: Record<Surface, RegExp> = {
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
};

export const repeatKind = words(
  "patterns?|seamless|repeating|repeat|tileable|wallpaper|wrapping paper|muster|nahtlos\\p{L}*|tapete|geschenkpapier|motifs?|papier peint|sans couture|patr(?:ón|ones)|estampad[oa]s?|sin costuras|papel pintado",
);
export const repeatWords: Record<Repeat, RegExp> = {
  geometric: words(
    "geometric|geometr\\p{L}*|triangles?|bauhaus|hexagons?|dreiecke?|géométrique|geométric[ao]|art deco",
  ),
  waves: words("waves?|wavy|seigaiha|sea|wellen|vagues?|ondas|olas"),
  checks: words(
    "checks?|checkered|checkerboard|chequered|kariert\\p{L}*|karo|schachbrett|carreaux|damier|cuadros|ajedrez",
  ),
  gingham: words("gingham|vichy"),
  plaid: words("plaid|tartan|flannel|schottenkaro|écossais|escocés"),
  chevron: words("chevrons?|zig-?zag|zickzack"),
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

export const gradientWords = words(
  "gradients?|gradient mesh|mesh|aurora|blurred colou?rs|colou?r field|colou?r palette|palettes?|holographic|iridescent|farbverlauf|verlauf|farbpalette|polarlicht|dégradés?|palette de couleurs|degradados?|paleta(?: de colores)?",
);
/** Light that is a picture of its own where nothing else is named. */
export const lightWords = words(
  "light leaks?|light rays|soft light|abstract|glow|weiches licht|lichtstrahlen|lumière douce|luz suave|luz abstracta",
);
/** Patterns so well known that nobody adds the word. */
export const knownRepeats = words(
  "azulejos?|gingham|polka dots?|herringbone|chevron|tartan|seigaiha|memphis|checkerboard|schachbrettmuster|damier",
);
