import { expect, test } from "vitest";
import type { Column } from "~/domain/rows/table";
import { parseStoryboard } from "~/scene/storyboard";
import { mapColumns } from "./map-columns";
import {
  headingSignature,
  recallMapping,
  rememberedMappingSchema,
  rememberMapping,
} from "./remember-mapping";

const picture = { kind: "picture", assetId: "a", alt: "", focusX: 0.5, focusY: 0.5 };
const text = (words: string) => ({ kind: "text", text: words });
const scene = (id: string, role: string, slots: object) => ({ id, role, slots, durationSeconds: 3 });
const base = parseStoryboard({
  version: 3,
  title: "Base",
  language: "en",
  format: "9:16",
  templateId: "editorial",
  seed: 1,
  music: null,
  scenes: [
    scene("one", "hook", { label: text("New"), headline: text("Cup"), picture }),
    scene("two", "point", { headline: text("Good"), body: text("Words"), picture }),
    scene("three", "offer", {
      headline: text("Now"),
      figure: { kind: "number", value: 5, from: 0, decimals: 0, unit: "EUR" },
    }),
    scene("four", "action", { headline: text("Buy"), action: text("Shop"), picture }),
  ],
});
const columnsOf = (names: string, types: Record<string, Column["type"]> = {}): Column[] =>
  names.split(",").map((name, at) => ({ id: `c-${at}`, name, type: types[name] ?? "text", reason: "" }));
const mapped = (columns: readonly Column[]) => {
  const mapping = mapColumns(columns, base);
  return Object.fromEntries(
    columns.map(({ id, name }) => [
      name,
      (mapping[id] ?? []).map((address) =>
        address.to === "slot"
          ? `${address.sceneId}.${address.slot}`
          : address.to === "fact"
            ? `fact ${address.kind}`
            : address.to,
      ),
    ]),
  );
};

test("a product feed is mapped without asking", () => {
  const names =
    "id,title,description,link,image_link,additional_image_link,price,sale_price,availability,brand,gtin,item_group_id,product_type";
  expect(mapped(columnsOf(names))).toEqual({
    id: ["sku"],
    title: ["one.headline", "title", "fact name"],
    description: ["two.body", "fact description"],
    link: [],
    image_link: ["one.picture", "four.picture"],
    additional_image_link: ["two.picture"],
    price: ["fact list-price"],
    sale_price: ["three.figure", "fact price"],
    availability: ["fact availability"],
    brand: ["one.label", "fact brand"],
    gtin: ["fact identifier"],
    item_group_id: ["group"],
    product_type: ["fact category"],
  });
});

test("names of slots come before meanings, and what cells look like where no heading tells", () => {
  expect(
    mapped(
      columnsOf("hook.headline,point.picture,Titel,Betrag?,Datei?", {
        "Betrag?": "money",
        "Datei?": "picture",
      }),
    ),
  ).toEqual({
    "hook.headline": ["one.headline"],
    "point.picture": ["two.picture"],
    Titel: ["title", "fact name"],
    "Betrag?": ["three.figure", "fact price"],
    "Datei?": ["one.picture", "four.picture"],
  });
});

test("a column goes to what it is called: a headline is no product's name", () => {
  expect(mapped(columnsOf("Product name,Price,Image,Headline"))).toMatchObject({
    "Product name": ["title", "fact name"],
    Headline: ["one.headline"],
  });
  expect(mapped(columnsOf("Headline,Price"))).toMatchObject({ Headline: ["one.headline", "title"] });
});

test("a text column fills the text of a scene, by its name or for its length", () => {
  expect(mapped(columnsOf("Name,Werbetext")).Werbetext).toEqual(["two.body", "fact description"]);
  expect(mapped(columnsOf("Name,Notiz", { Notiz: "long-text" })).Notiz).toEqual(["two.body"]);
  expect(mapped(columnsOf("Name,Description,Notiz", { Notiz: "long-text" })).Notiz).toEqual([]);
});

test("no slot is filled by two columns", () => {
  const mapping = mapColumns(columnsOf("Name,Produkt,Preis,Price,Bild,Image,Photo"), base);
  const slots = Object.values(mapping).flatMap((addresses) =>
    addresses.flatMap((address) => (address.to === "slot" ? [`${address.sceneId}.${address.slot}`] : [])),
  );
  expect(new Set(slots).size).toBe(slots.length);
});

test("a mapping is remembered by headings and places of scenes, for another table and another video", () => {
  const columns = columnsOf("Name,Note");
  const kept = rememberMapping(
    columns,
    { "c-0": [{ to: "slot", sceneId: "two", slot: "body" }, { to: "title" }] },
    base,
  );
  const other = columnsOf("note,NAME");
  const otherBase = { ...base, scenes: base.scenes.map((one) => ({ ...one, id: `new-${one.id}` })) };
  expect(headingSignature(columns)).toBe(headingSignature(other));
  expect(
    recallMapping(rememberedMappingSchema.parse(JSON.parse(JSON.stringify(kept))), other, otherBase),
  ).toEqual({
    "c-1": [{ to: "slot", sceneId: "new-two", slot: "body" }, { to: "title" }],
  });
  expect(recallMapping(kept, other, { ...base, scenes: base.scenes.slice(0, 1) })).toEqual({
    "c-1": [{ to: "title" }],
  });
});
