import { words } from "../words";
import type { Place, Time } from "./surroundings";

/** What a prompt says of where and when, and of how it is to be composed. */
export interface Asked {
  place: Place | null;
  time: Time | null;
  /** Ids of compositions. */
  compositions: readonly string[];
}

const placeWords: readonly (readonly [Place, RegExp])[] = [
  [
    "sea",
    words(
      "beach(?:es)?|sea(?:side|shore)?|ocean|coast\\p{L}*|shore|strand\\p{L}*|meer|küste\\p{L}*|ozean|plage|mer|océan|côte|playa|mar|costa|océano|spiaggia|mare|praia|oceano|kust|zee",
    ),
  ],
  [
    "hills",
    words(
      "hills?|mountains?|meadows?|fields?|countryside|outdoors?|garden|park|berge?n?|gebirge|wiese\\p{L}*|hügel\\p{L}*|natur|garten|montagnes?|collines?|prairie|jardin|campagne|montañas?|colinas?|campo|prado|jardín|montagna|collina|prato|giardino",
    ),
  ],
  [
    "street",
    words(
      "streets?|city|town|skyline|road|downtown|straße\\p{L}*|stadt|rue|ville|calle|ciudad|carretera|strada|città|rua|cidade|stad|straat",
    ),
  ],
];
const timeWords: readonly (readonly [Time, RegExp])[] = [
  [
    "dawn",
    words(
      "dawn|sunrise|morning|morgen\\p{L}*|sonnenaufgang|aube|matin|lever du soleil|amanecer|alba|mattina",
    ),
  ],
  [
    "dusk",
    words(
      "sunset|dusk|evening|golden hour|twilight|abend\\p{L}*|sonnenuntergang|dämmerung|soir|coucher du soleil|crépuscule|atardecer|puesta de sol|tarde|tramonto|sera|pôr do sol|zonsondergang",
    ),
  ],
  ["night", words("night|midnight|moonlight|nacht|nachts|nuit|noche|notte|noite")],
  ["noon", words("noon|midday|sunny|daylight|mittag|sonnig\\p{L}*|midi|ensoleillé\\p{L}*|mediodía|soleado")],
];
const compositionWords: readonly (readonly [string, RegExp])[] = [
  ["table", words("table(?:top)?|desk|counter|tisch|comptoir|mesa|tavolo")],
  ["window", words("window(?: light)?|fenster\\p{L}*|fenêtre|ventana|finestra")],
  ["spotlight", words("spotlight|on stage|dramatic|scheinwerfer\\p{L}*|projecteur|foco|dramatisch")],
  [
    "paper",
    words("paper[ -]?cut\\p{L}*|layered paper|papercut|scherenschnitt|papier découpé|papel recortado"),
  ],
  ["sticker", words("stickers?|die[ -]?cut|aufkleber|autocollant|pegatina")],
  ["arch", words("arch|niche|podium|pedestal|plinth|podest|socle|pedestal")],
  ["sunburst", words("sunburst|rays|retro|vintage|strahlen|rayons|rayos")],
  ["blocks", words("bauhaus|geometric\\p{L}*|geometrisch\\p{L}*|géométrique|geométric[oa]")],
  ["pattern", words("pattern(?:ed)? (?:background|backdrop)|wallpaper|tapete")],
  ["mesh", words("gradient|mesh|blurred background|farbverlauf|dégradé|degradado")],
  ["grid", words("flat ?lay|knolling|collage|grid")],
  ["toss", words("flying|splash|levitat\\p{L}*|fliegend\\p{L}*|volant\\p{L}*")],
  ["float", words("studio|packshot|product shot|floating|seamless|hovering")],
  ["crop", words("close[ -]?up|macro|nahaufnahme|gros plan|primer plano")],
  ["echo", words("risograph|riso|pop art|screen ?print")],
  ["split", words("two[ -]?tone|split|colou?r ?block\\p{L}*|zweifarbig")],
];

/** Reads what is said of place, time and manner, in the commonest languages; what is not said is left open. */
export function readSurroundings(prompt: string): Asked {
  const has = (pattern: RegExp) => new RegExp(pattern.source, "iu").test(prompt);
  return {
    place: placeWords.find(([, pattern]) => has(pattern))?.[0] ?? null,
    time: timeWords.find(([, pattern]) => has(pattern))?.[0] ?? null,
    compositions: compositionWords.filter(([, pattern]) => has(pattern)).map(([id]) => id),
  };
}

const fillers = words(
  "an?|the|at|in|on|by|of|and|with|ein\\p{L}*|der|die|das|am|im|bei|mit|und|une?|la|le|les|à|au|du|de|del|en|el|al|green|blue|wide|calm|view|background|scene|landscape",
);

/** Whether a prompt asks for a place and a time of day alone. */
export function asksForPlaceAlone(prompt: string): boolean {
  const patterns = [...placeWords, ...timeWords].map(([, pattern]) => pattern);
  const rest = [...patterns, fillers].reduce(
    (text, { source }) => text.replace(new RegExp(source, "giu"), " "),
    prompt,
  );
  return !/\p{L}{3}/u.test(rest);
}
