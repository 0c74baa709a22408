import type { Oklch } from "../picture-maker/color";
import { colorWord, namedColors } from "../picture-maker/named-colors";
import type { PictureIdea } from "../picture-maker/picture-idea";
import { readPictureWords } from "../picture-maker/read-picture-words";
import { firstPlace, words } from "../words";
import { readDetails } from "./read-details";
import { readGround } from "./read-ground";
import { withoutManner } from "./read-manner";

const pastel = words("pastels?|pastel colou?rs?|pastelltöne|tons pastel");
const calm = words(
  "yoga|pilates|spa|wellness|massage|meditation|méditation|meditación|masaje|pleine conscience",
);
const beach = words("beach\\p{L}*|strand\\p{L}*|plage|playa");
/** Forms without a name of their own. */
export const forms = words("3d|shapes|spheres?|cubes?|formen|kugeln|formes|sphères?|formas|esferas?");

/** The scene of the words, with what people ask of images and not of videos. */
export function readScene(prompt: string): PictureIdea {
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
  const has = (pattern: RegExp) => firstPlace(pattern, prompt) >= 0;
  if (has(pastel) && ground.length === 0 && scene.time === "day") scene.time = "dawn";
  // "A cozy café at dusk" is cozy, and it is dusk.
  if (scene.time === "golden" && has(lateWords)) scene.time = "dusk";
  if (has(outsideOfHouse) && (scene.thing === "house" || scene.subject === "room"))
    return { ...scene, subject: "stage", thing: "house" };
  const isProduct = scene.subject === "stage" && scene.thing !== "forms";
  if (has(parkInAutumn) && !isProduct) return { ...scene, subject: "forest" };
  if (scene.details?.has("blossom") && (scene.subject === "leaves" || has(fields)))
    return { ...scene, subject: "desert" };
  if (has(hills) && !isProduct && scene.subject !== "mountains")
    return { ...scene, subject: "desert", colors: scene.colors.length > 0 ? scene.colors : [grass] };
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
const hills = words(
  "hills?|hillsides?|countryside|pastures?|vineyards?|farmland|hügel\\p{L}*|weinberge?n?|collines?|vignobles?|colinas?|viñedos?",
);
const grass: Oklch = { l: 0.62, c: 0.11, h: 128 };
const fields = words("fields?|meadows?|felder|wiesen?|champs?|campos?");
const darkColor = new RegExp(
  `(?<!\\p{L})(?:dark|deep|dunkel|hell|light|bright|bold|soft)[\\s-]*(?=${colorWord.source})`,
  "giu",
);
