import { expect, test } from "vitest";
import { readInstruction } from "./edits/read-instruction";
import { type ImageIdea, readImageWords } from "./read-image-words";
import { readManner } from "./read-manner";

/** What an idea comes to, in one word or two. */
function summary({ kind, texture, pattern, scene }: ImageIdea): string {
  if (kind === "texture") return `texture ${texture}`;
  if (kind === "pattern") return `pattern ${pattern}`;
  if (kind === "scene") return `${scene.subject} ${scene.thing}`;
  return kind;
}

test.each([
  ["White sneakers on a podium, bold", "stage shoe"],
  ["Scented candle, warm evening light", "stage candle"],
  ["A ceramic candle on a round sandstone podium", "stage candle"],
  ["Serum-Flasche auf einer Bühne, rosa", "stage bottle"],
  ["Fresh sourdough loaf on a table", "table bread"],
  ["Montagnes à l'aube", "mountains forms"],
  ["Playa al atardecer", "sea forms"],
  ["Wohnzimmer mit Sessel", "room forms"],
  ["white marble with gold veins", "texture marble"],
  ["dunkle Holz Textur", "texture wood"],
  ["texture de papier kraft", "texture paper"],
  ["terrazzo", "texture terrazzo"],
  ["brushed copper texture", "texture metal"],
  ["seamless floral pattern, pastel", "pattern floral"],
  ["kariertes Muster, rot", "pattern checks"],
  ["motif géométrique bauhaus", "pattern geometric"],
  ["patrón de lunares azules", "pattern dots"],
  ["memphis shapes pattern for kids", "pattern memphis"],
  ["soft gradient, peach and lilac", "gradient"],
  ["Farbverlauf in Blau", "gradient"],
  ["aurora over nothing, abstract light", "gradient"],
  ["Wireless headphones floating, dark blue gradient", "stage headphones"],
  ["A cat sitting on a window sill", "stage cat"],
  ["A cozy bakery shop front at dusk", "shopfront bread"],
  ["A bouquet of red roses", "stage roses"],
  ["Terrazzo pattern in teal and coral", "texture terrazzo"],
  ["Leopard print", "pattern leopard"],
  ["Leather handbag, autumn leaves", "stage bag"],
  ["Autumn leaves on a path in a park", "forest forms"],
  ["Vintage film photo of a beach", "sea forms"],
  ['poster "Open late" for a bar', "poster"],
  ["Summer sale, up to 50% off, orange", "poster"],
])("%s is read as %s", (prompt, expected) => {
  expect(summary(readImageWords(prompt, ""))).toBe(expected);
});

test.each([
  ['Poster "Slow mornings" with coffee, Sunday 9 am', ["Slow mornings", "Sunday 9 am"]],
  ["Plakat mit der Aufschrift Frische Brötchen", ["Frische Brötchen"]],
  ["Affiche « Vin nouveau », élégant", ["Vin nouveau"]],
  ["a poster that says HELLO BERLIN on a red background", ["HELLO BERLIN"]],
  ["Poster for a jazz night, 12 May, 8 pm, blue", ["Jazz night", "12 May", "8 pm"]],
  ["Summer sale poster, up to 50% off", ["Summer sale", "up to 50% off"]],
  ["Plakat „Herbstmarkt“, 12.–14. Oktober, orange", ["Herbstmarkt", "12.–14. Oktober"]],
])("%s sets %j", (prompt, lines) => {
  expect(readImageWords(prompt, "").lettering?.lines).toEqual(lines);
});

test("an apostrophe is no quotation mark, and lettering can be declined", () => {
  expect(readImageWords("my grandmother's kitchen, it's cosy", "").lettering).toBeNull();
  expect(readImageWords('poster "Sale"', "no text").kind).not.toBe("poster");
  const { without, colors, avoid } = readImageWords("blue and red living room", "plants, red").scene;
  expect([without?.has("plants"), colors.length, avoid?.length]).toEqual([true, 1, 1]);
});

test.each([
  ["A perfume bottle in soft pink studio light", [5], 0.8],
  ["Sneakers on a bold yellow background", [92], 0.8],
  ["White t-shirt on beige", [82], 0.8],
  ["Smartwatch, black background", [260], 0],
  ["Matcha latte on a sage green background", [145], 0.7],
  ["Tasche vor dunkelgrünem Hintergrund", [150], 0.2],
  ["Chaussures sur fond bleu", [255], 0.5],
  ["A red bicycle in the city", [], 0],
])("%s stands before hues %j", (prompt, hues, lightest) => {
  const { ground = [] } = readImageWords(prompt, "").scene;
  expect(ground.map(({ h }) => h)).toEqual(hues);
  if (ground[0]) expect(ground[0].l).toBeGreaterThan(lightest);
});

test("a manner said in words is no thing and no colour", () => {
  expect(readManner("Watercolor forest")).toBe("watercolour");
  expect(readManner("White marble")).toBeNull();
  expect(readImageWords("Black and white photo of a bicycle", "").scene).toMatchObject({
    thing: "bicycle",
    colors: [],
  });
});

test.each([
  ["Remove the background", ["remove-background"]],
  ["Hintergrund entfernen und heller", ["remove-background", "tones"]],
  ["replace the background with a beach at sunset", ["replace-background"]],
  ["put it on a wooden table", ["replace-background"]],
  ["blur the background", ["blur-background"]],
  ["make it warmer and a little brighter", ["tones", "tones"]],
  ["red instead of blue", ["recolour"]],
  ["noir et blanc, plus de contraste", ["tones", "tones"]],
  ["espejo", ["mirror"]],
  ["sharper, then upscale", ["sharpen", "upscale"]],
  ["light from the left", ["relight"]],
  ["watercolour", ["style"]],
  ["change the sofa to green", ["recolour"]],
  ["make the dog smile", []],
])("%s asks for %j", (instruction, kinds) => {
  expect(readInstruction(instruction).map(({ kind }) => kind)).toEqual(kinds);
});
