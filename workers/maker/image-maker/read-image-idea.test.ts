import { expect, test } from "vitest";
import { type ImageIdea, readImageIdea } from "./read-image-idea";

function summary({ kind }: ImageIdea): string {
  if (kind.type === "repeat") return `repeat ${kind.repeat}`;
  return kind.type === "surface" ? `surface ${kind.surface}` : kind.type;
}

test.each([
  ["White sneakers on a podium, bold", "thing"],
  ["Fresh sourdough loaf on a wooden table", "thing"],
  ["leather handbag, editorial", "thing"],
  ["white marble with gold veins", "surface marble"],
  ["dunkle Holz Textur", "surface wood"],
  ["texture de papier kraft", "surface paper"],
  ["terrazzo", "surface terrazzo"],
  ["Terrazzo pattern in teal and coral", "surface terrazzo"],
  ["brushed copper texture", "surface metal"],
  ["seamless floral pattern, pastel", "repeat null"],
  ["kariertes Muster, rot", "repeat checks"],
  ["motif géométrique bauhaus", "repeat geometric"],
  ["patrón de lunares azules", "repeat dots"],
  ["Red gingham", "repeat gingham"],
  ["soft gradient, peach and lilac", "gradient"],
  ["Farbverlauf in Blau", "gradient"],
  ["aurora over nothing, abstract light", "gradient"],
])("%s → %s", (prompt, wanted) => {
  expect(summary(readImageIdea(prompt, ""))).toBe(wanted);
});

test("colours of the ground are told from those of the thing, and lists of colours from things", () => {
  const shoes = readImageIdea("Red sneakers on a bright blue background", "");
  expect(shoes.ground).not.toBeNull();
  expect(shoes.colors).toHaveLength(1);
  expect(shoes.colors[0]).not.toBe(shoes.ground);
  expect(shoes.text).not.toContain("blue");
  expect(readImageIdea('"Back soon" sign, playful, coral and ivory', "").text).not.toContain("coral");
  expect(readImageIdea("Coral reef", "").text).toContain("Coral");
  expect(readImageIdea("Red sneakers", "red").colors).toEqual([]);
});

test("words in quotation marks are set, unless text is not wanted", () => {
  expect(readImageIdea('Poster "Jazz night", 12 May', "").lettering?.lines).toEqual(["Jazz night", "12 May"]);
  expect(readImageIdea('Poster "Jazz night", 12 May', "text").lettering).toBeNull();
  expect(readImageIdea("mug, copy space", "").wantsRoom).toBe(true);
  expect(readImageIdea("mug", "").wantsRoom).toBe(false);
});
