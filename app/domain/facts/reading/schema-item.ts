import type { ReadMethod } from "./candidate";
import type { Json } from "./parse-loose-json";

/** A piece of text that data give for a property. */
export interface ItemText {
  text: string;
  /** JSON path or selector. */
  place: string;
}

/** A thing of schema.org as JSON-LD, microdata and RDFa describe it alike. */
export interface Item {
  method: ReadMethod;
  /** Without the vocabulary: "Product". */
  types: string[];
  /** Its identity in the page, to which others may refer. */
  id: string | null;
  properties: Map<string, (ItemText | Item)[]>;
  place: string;
}

export function isItem(value: ItemText | Item): value is Item {
  return "properties" in value;
}

const mostItems = 4000;
const deepest = 20;
const mostOfOne = 300;

/** The things of one block of JSON-LD, those of its graphs and lists among them, in their order. */
export function itemsOfJsonLd(data: Json, place: string): Item[] {
  const budget = { left: mostItems };
  return topNodes(data, place, 0).flatMap(([node, at]) => {
    const item = itemOf(node, at, 0, budget);
    return item ? [item] : [];
  });
}

type JsonObject = { [name: string]: Json };

function topNodes(data: Json, place: string, depth: number): [JsonObject, string][] {
  if (Array.isArray(data)) {
    return depth > 4
      ? []
      : data.slice(0, mostOfOne).flatMap((each, at) => topNodes(each, `${place}[${at}]`, depth + 1));
  }
  if (!isObject(data)) return [];
  const graph = data["@graph"];
  const own: [JsonObject, string][] = data["@type"] === undefined ? [] : [[data, place]];
  return graph === undefined ? own : [...own, ...topNodes(graph, `${place}.@graph`, depth + 1)];
}

function itemOf(node: JsonObject, place: string, depth: number, budget: { left: number }): Item | null {
  if (depth > deepest || --budget.left < 0) return null;
  const properties: Item["properties"] = new Map();
  for (const [key, value] of Object.entries(node)) {
    if (key.startsWith("@")) continue;
    const name = withoutVocabulary(key);
    const values = valuesOf(value, `${place}.${name}`, depth, budget);
    if (values.length > 0) properties.set(name, [...(properties.get(name) ?? []), ...values]);
  }
  const id = node["@id"];
  return {
    method: "json-ld",
    types: typesOf(node["@type"]),
    id: typeof id === "string" ? id : null,
    properties,
    place,
  };
}

/** The values of a property: lists in lists are one list, as pages nest offers. */
function valuesOf(value: Json, place: string, depth: number, budget: { left: number }): (ItemText | Item)[] {
  if (value === null) return [];
  if (Array.isArray(value)) {
    if (depth > deepest) return [];
    return value
      .slice(0, mostOfOne)
      .flatMap((each, at) => valuesOf(each, `${place}[${at}]`, depth + 1, budget));
  }
  if (isObject(value)) {
    const plain = value["@value"];
    if (plain !== undefined) return valuesOf(plain, place, depth + 1, budget);
    const list = value["@list"] ?? value["@set"];
    if (list !== undefined) return valuesOf(list, place, depth + 1, budget);
    const item = itemOf(value, place, depth + 1, budget);
    return item ? [item] : [];
  }
  const text = String(value);
  return text.trim() === "" ? [] : [{ text, place }];
}

/** "https://schema.org/Product" and "schema:Product" are "Product". */
export function withoutVocabulary(name: string): string {
  return name.replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, "").replace(/^.*[/#]/, "");
}

function typesOf(value: Json | undefined): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.flatMap((each) => (typeof each === "string" ? [withoutVocabulary(each)] : []));
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Everything of a property, of several where it has several names. */
export function allOf(item: Item, ...names: string[]): (ItemText | Item)[] {
  return names.flatMap((name) => item.properties.get(name) ?? []);
}

/** The first text of a property; of a thing its name. */
export function textOf(item: Item, ...names: string[]): ItemText | null {
  for (const value of allOf(item, ...names)) {
    if (!isItem(value)) return value;
    const named = value.properties.get("name")?.[0] ?? value.properties.get("value")?.[0];
    if (named && !isItem(named)) return named;
  }
  return null;
}

/** The things of a property. */
export function itemsOf(item: Item, ...names: string[]): Item[] {
  return allOf(item, ...names).filter(isItem);
}

export function hasType(item: Item, pattern: RegExp): boolean {
  return item.types.some((type) => pattern.test(type));
}
