/** One of the families every video may use that looks most like another, and why. */
export interface NearestTypeface {
  family: string;
  /** "A geometric sans, as Futura is". */
  why: string;
  isSame: boolean;
}

interface Kind {
  /** What typographers call them. */
  name: string;
  family: string;
  /** Families that are known to be of this kind, in lower case. */
  known: string;
  /** Words in a name that tell. */
  words?: RegExp;
}

/** From the most telling to the least: a name that tells nothing of its kind is taken for a plain sans. */
const kinds: readonly Kind[] = [
  {
    name: "monospaced typeface",
    family: "JetBrains Mono Variable",
    known:
      "ibm plex mono|fira code|fira mono|source code pro|space mono|roboto mono|dm mono|geist mono|sf mono|menlo|courier prime|berkeley mono|inconsolata",
    words: /\bmono(?:space)?\b|\bcode\b|courier|typewriter/i,
  },
  {
    name: "heavy condensed display typeface",
    family: "Anton",
    known: "impact|bebas neue|druk|league gothic|antonio|teko|six caps|tungsten",
    words: /\b(?:compressed|impact|poster)\b/i,
  },
  {
    name: "condensed sans",
    family: "Oswald Variable",
    known:
      "barlow condensed|roboto condensed|fjalla one|pathway gothic one|archivo narrow|din condensed|trade gothic condensed|saira condensed|big shoulders display|sofia sans condensed|knockout|pt sans narrow|yanone kaffeesatz",
    words: /\b(?:condensed|narrow|cond)\b/i,
  },
  {
    name: "rounded sans",
    family: "Nunito Variable",
    known:
      "quicksand|varela round|comfortaa|rubik|m plus rounded 1c|sf pro rounded|gotham rounded|arial rounded mt bold|proxima soft|nunito sans|dosis|mulish|cera round",
    words: /\bround(?:ed)?\b|\bsoft\b/i,
  },
  {
    name: "playful rounded display typeface",
    family: "Fredoka Variable",
    known:
      "baloo|chewy|lilita one|cooper black|sniglet|bubblegum sans|grandstander|fredoka one|luckiest guy|titan one",
  },
  {
    name: "didone serif with strong contrast",
    family: "Playfair Display Variable",
    known:
      "bodoni|bodoni moda|didot|abril fatface|prata|chomsky|dm serif display|dm serif text|ogg|canela|noto serif display|gloock|playfair|recoleta display|domine|vidaloka|rufina",
    words: /\b(?:didone|didot|bodoni)\b/i,
  },
  {
    name: "condensed display serif",
    family: "Instrument Serif",
    known:
      "editorial new|pp editorial new|young serif|gt super|tiempos headline|newsreader display|lyon display|reckless|self modern|ivypresto|saol display|romie|domaine display",
  },
  {
    name: "light old-style display serif",
    family: "Cormorant Variable",
    known:
      "cormorant garamond|garamond|eb garamond|adobe garamond pro|cinzel|sabon|centaur|italiana|gilda display|bellefair|forum|marcellus|trajan pro|perpetua",
    words: /garamond|\bold ?style\b/i,
  },
  {
    name: "soft, warm serif",
    family: "Fraunces Variable",
    known:
      "cooper|recoleta|souvenir|windsor|caprasimo|gloria|chonburi|dm serif|bree serif|roca|new spirit|larken|cooper light",
  },
  {
    name: "slab serif",
    family: "Literata Variable",
    known:
      "roboto slab|rockwell|zilla slab|arvo|bitter|josefin slab|clarendon|archer|sentinel|alfa slab one|crete round|museo slab|aleo|rokkitt",
    words: /\bslab\b/i,
  },
  {
    name: "serif for reading",
    family: "Literata Variable",
    known:
      "merriweather|lora|source serif pro|source serif 4|pt serif|noto serif|libre baskerville|baskerville|crimson text|crimson pro|spectral|newsreader|charter|georgia pro|minion pro|freight text|tiempos text|ibm plex serif|cardo|vollkorn|alegreya|gelasio|frank ruhl libre|libre caslon text|caslon|mercury|utopia|palatino|book antiqua|cambria|constantia|times ten|lyon text|publico",
    words: /\bserif\b(?<!sans[ -]?serif)|\bantiqua\b|\broman\b/i,
  },
  {
    name: "wide geometric display sans",
    family: "Unbounded Variable",
    known:
      "syne|michroma|krona one|clash display|eurostile extended|monument extended|orbitron|dela gothic one|zen dots|integral cf|neue machina|audiowide",
    words: /\b(?:extended|expanded|wide)\b/i,
  },
  {
    name: "technical grotesk with odd details",
    family: "Space Grotesk Variable",
    known:
      "space mono|bricolage grotesque|familjen grotesk|schibsted grotesk|darker grotesque|hanken grotesk|sora|chakra petch|rajdhani|exo|exo 2|red hat display|lexend|general sans|cabinet grotesk|clash grotesk|basement grotesque|whyte|roobert|gt planar",
  },
  {
    name: "geometric sans",
    family: "Montserrat Variable",
    known:
      "futura|futura pt|gotham|poppins|avant garde|avenir|avenir next|century gothic|raleway|jost|josefin sans|league spartan|spartan|urbanist|outfit|kumbh sans|prompt|proxima nova|circular|circular std|lufga|cera pro|gilroy|sofia pro|brandon grotesque|nexa|harmonia sans|questrial|tenor sans|now|metropolis",
    words: /\bgeometric\b|\bfutura\b|\bgotham\b/i,
  },
  {
    name: "modern sans, half geometric",
    family: "Manrope Variable",
    known:
      "plus jakarta sans|dm sans|figtree|work sans|be vietnam pro|satoshi|product sans|google sans|airbnb cereal|gordita|gt walsheim|gt eesti|euclid circular a|euclid|red hat text|onest|albert sans|instrument sans|geist|mona sans|readex pro|wix madefor display|golos text|epilogue|visby cf|switzer",
  },
  {
    name: "strong grotesque for headlines",
    family: "Archivo Variable",
    known:
      "franklin gothic|libre franklin|trade gothic|news gothic|archivo black|benton sans|public sans|barlow|din|din next|d-din|bahnschrift|akzidenz grotesk|akzidenz-grotesk|monument grotesk|national 2|graphik|founders grotesk|alternate gothic|nimbus sans|sofia sans|interstate|gothic a1|anybody|saira",
    words: /\bgothic\b|\bgrotes(?:k|que)\b|\bdin\b/i,
  },
  {
    name: "neutral sans",
    family: "Inter Variable",
    known:
      "helvetica|helvetica now|helvetica neue lt|neue haas grotesk|neue haas grotesk display pro|arial|arial nova|roboto|roboto flex|open sans|noto sans|source sans pro|source sans 3|lato|sf pro|sf pro display|sf pro text|san francisco|segoe ui|segoe ui variable|suisse int'l|söhne|soehne|aeonik|inter tight|inter display|univers|frutiger|myriad pro|ibm plex sans|pt sans|fira sans|ubuntu|verdana|tahoma|trebuchet ms|cabin|oxygen|karla|heebo|assistant|mukta|hind|asap|titillium web|nimbus sans l|uncut sans|untitled sans|theinhardt|aktiv grotesk|acumin pro|calibri|gill sans|optima|commissioner|noto sans display|universal sans|haas grot|haffer",
  },
];

const own: Record<string, string> = {
  inter: "Inter Variable",
  manrope: "Manrope Variable",
  montserrat: "Montserrat Variable",
  archivo: "Archivo Variable",
  anton: "Anton",
  oswald: "Oswald Variable",
  "space grotesk": "Space Grotesk Variable",
  unbounded: "Unbounded Variable",
  "jetbrains mono": "JetBrains Mono Variable",
  fredoka: "Fredoka Variable",
  nunito: "Nunito Variable",
  "baloo 2": "Baloo 2 Variable",
  "instrument serif": "Instrument Serif",
  fraunces: "Fraunces Variable",
  literata: "Literata Variable",
  "playfair display": "Playfair Display Variable",
  cormorant: "Cormorant Variable",
};

/** What foundries and site builders hang on a family's name. */
const additions =
  /\b(?:variable|var|vf|web|webfont|std|pro|lt|mt|ot|otf|ttf|woff2?|regular|medium|bold|light|book|black|semibold|demi|normal|italic|[1-9]00|latin|subset|fallback|placeholder)\b/gi;

/** The bundled family nearest to one that a page asks for. */
export function nearestTypeface(asked: string): NearestTypeface {
  const plain = asked
    .replace(/[_-]+/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/\s+/g, " ")
    .trim();
  const written = plain.toLowerCase();
  const bare = written.replace(additions, " ").replace(/\s+/g, " ").trim();
  const family = own[written] ?? own[bare];
  if (family) return { family, why: "One of ours", isSame: true };
  for (const name of [written, bare]) {
    const kind = kinds.find(({ known }) => known.split("|").includes(name));
    if (kind) return { family: kind.family, why: `${articled(kind.name)}, as ${asked} is`, isSame: false };
  }
  const told = kinds.find(({ words }) => words?.test(plain));
  if (told)
    return {
      family: told.family,
      why: `By its name ${asked} is ${lower(articled(told.name))}`,
      isSame: false,
    };
  return {
    family: "Inter Variable",
    why: `${asked} is not known here; this is a neutral sans`,
    isSame: false,
  };
}

function articled(name: string): string {
  return `${/^[aeiou]/.test(name) ? "An" : "A"} ${name}`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
