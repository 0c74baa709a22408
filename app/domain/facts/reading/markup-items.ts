import type { Attributes } from "./page-structure";
import { type Item, type ItemText, withoutVocabulary } from "./schema-item";

interface OpenScope {
  depth: number;
  item: Item;
  /** The property of the item around it that it is the value of. */
  property: string[];
  parent: Item | null;
}

interface OpenValue {
  depth: number;
  item: Item;
  names: string[];
  pieces: string[];
  length: number;
}

const mostItems = 600;
const mostValues = 6000;
const mostCharacters = 5000;
const mostOpen = 24;

/**
 * Collects the things that a page's markup describes, in microdata (`itemscope`, `itemprop`) or RDFa (`typeof`, `property`),
 * from elements as they open and close.
 */
export class MarkupItems {
  readonly tops: Item[] = [];
  readonly #isRdfa: boolean;
  readonly #scopes: OpenScope[] = [];
  readonly #values: OpenValue[] = [];
  #items = 0;
  #texts = 0;

  constructor(kind: "microdata" | "rdfa") {
    this.#isRdfa = kind === "rdfa";
  }

  /** `isElsewhere`: in a part of the page that is not about its thing. */
  open(name: string, attributes: Attributes, depth: number | null, isElsewhere: boolean): void {
    const isScope = this.#isRdfa ? attributes.typeof !== undefined : attributes.itemscope !== undefined;
    const written = this.#isRdfa ? attributes.property : attributes.itemprop;
    if (!isScope && written === undefined) return;
    const names = namesOf(written, this.#isRdfa);
    const around = this.#scopes.at(-1)?.item ?? null;
    if (isScope && depth !== null && this.#items < mostItems) {
      this.#openScope(attributes, names, around, depth, isElsewhere);
      return;
    }
    if (!around || names.length === 0) return;
    // A link around a name is a name.
    const direct =
      name === "a" && /^(?:name|brand|author|category)$/.test(names[0]!)
        ? null
        : directValue(name, attributes);
    const place = `[${this.#isRdfa ? "property" : "itemprop"}=${names[0]}]`;
    if (direct !== null) this.#put(around, names, { text: direct, place });
    else if (depth !== null && this.#values.length < mostOpen) {
      this.#values.push({ depth, item: around, names, pieces: [], length: 0 });
    }
  }

  text(chunk: string): void {
    for (const value of this.#values) {
      if (value.length > mostCharacters) continue;
      value.pieces.push(chunk);
      value.length += chunk.length;
    }
  }

  close(depth: number): void {
    while (this.#values.length > 0 && this.#values.at(-1)!.depth >= depth) {
      const { item, names, pieces } = this.#values.pop()!;
      const text = pieces.join("").replace(/\s+/g, " ").trim();
      this.#put(item, names, { text, place: `[${this.#isRdfa ? "property" : "itemprop"}=${names[0]}]` });
    }
    while (this.#scopes.length > 0 && this.#scopes.at(-1)!.depth >= depth) this.#scopes.pop();
  }

  #openScope(
    attributes: Attributes,
    property: string[],
    parent: Item | null,
    depth: number,
    isElsewhere: boolean,
  ): void {
    this.#items++;
    const type = (this.#isRdfa ? attributes.typeof : attributes.itemtype) ?? "";
    const types = type.split(/\s+/).filter(Boolean).map(withoutVocabulary);
    const item: Item = {
      method: this.#isRdfa ? "rdfa" : "microdata",
      types,
      id: (this.#isRdfa ? attributes.resource : attributes.itemid) ?? null,
      properties: new Map(),
      place: `[${this.#isRdfa ? "typeof" : "itemtype"}=${types[0] ?? ""}]`,
    };
    if (parent && property.length > 0) {
      for (const name of property)
        parent.properties.set(name, [...(parent.properties.get(name) ?? []), item]);
    } else if (types.length > 0 && !isElsewhere) this.tops.push(item);
    this.#scopes.push({ depth, item, property, parent });
  }

  #put(item: Item, names: readonly string[], value: ItemText): void {
    if (value.text === "" || this.#texts >= mostValues) return;
    this.#texts++;
    for (const name of names) {
      const known = item.properties.get(name);
      if (known) known.push(value);
      else item.properties.set(name, [value]);
    }
  }
}

function namesOf(written: string | undefined, isRdfa: boolean): string[] {
  const names = (written ?? "").split(/\s+/).filter(Boolean).slice(0, 4);
  // "og:title" in RDFa's own attribute is Open Graph.
  return names
    .filter((name) => !isRdfa || !name.includes(":") || /^(?:schema:|https?:)/.test(name))
    .map(withoutVocabulary);
}

/** A value that stands in an attribute; null where it is the text of the element. */
function directValue(name: string, attributes: Attributes): string | null {
  if (attributes.content !== undefined) return attributes.content.trim();
  if (name === "meta") return "";
  if (name === "a" || name === "link" || name === "area") return attributes.href?.trim() ?? null;
  if (name === "img" || name === "source" || name === "video" || name === "iframe") {
    return (attributes["data-src"] ?? attributes.src)?.trim() ?? "";
  }
  if (name === "time") return attributes.datetime?.trim() ?? null;
  if (name === "data" || name === "meter") return attributes.value?.trim() ?? null;
  return null;
}
