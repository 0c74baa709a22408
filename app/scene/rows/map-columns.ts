import type { FactKind } from "~/domain/facts/fact";
import { type HeadingMeaning, headingKey, meaningOfHeading } from "~/domain/rows/heading-meanings";
import type { Column, Mapping, SlotAddress } from "~/domain/rows/table";
import type { SceneRole } from "~/domain/video/scene-role";
import type { Storyboard } from "~/scene/storyboard";

/**
 * Where columns go by themselves: by what their headings mean, by the names of slots ("hook.headline", "Button"), and by what their
 * cells look like where no heading tells. Columns without a place stay without one.
 */
export function mapColumns(columns: readonly Column[], base: Storyboard): Mapping {
  const places = new Places(base);
  const meanings = new Map(columns.map((column) => [column.id, meaningOf(column)]));
  // A feed that names a sale price has its list price under "price".
  const prices = columns.filter(({ id }) => meanings.get(id) === "price");
  const sale = prices.find(({ name }) => salePrice.test(headingKey(name)));
  if (sale) for (const { id } of prices) if (id !== sale.id) meanings.set(id, "list-price");
  if (![...meanings.values()].includes("picture")) meaningByLook(columns, meanings, "picture", "picture");
  if (![...meanings.values()].includes("price")) meaningByLook(columns, meanings, "money", "price");

  const mapping: Mapping = {};
  for (const column of columns) {
    const named = places.named(column.name);
    if (named) mapping[column.id] = [named];
  }
  // Further pictures take their places first; the main one fills what they leave. A headline stands before a name.
  const order = columns.toSorted((one, other) => rank(meanings.get(one.id)) - rank(meanings.get(other.id)));
  const seen = new Set<HeadingMeaning>();
  for (const column of order) {
    const meaning = meanings.get(column.id);
    if (!meaning || mapping[column.id]) continue;
    const isFirst = !seen.has(meaning);
    seen.add(meaning);
    const addresses = addressesOf(meaning, isFirst, places);
    if (addresses.length > 0) mapping[column.id] = addresses;
  }
  // Nothing else names the videos.
  const headline = order.find(({ id }) => meanings.get(id) === "headline" && mapping[id]);
  if (headline && !seen.has("name")) mapping[headline.id]!.push({ to: "title" });
  // A long text that no heading tells of is what a scene has to say.
  const text = columns.find(({ id, type }) => type === "long-text" && !meanings.get(id) && !mapping[id]);
  const body = text ? places.take("body", bodyRoles) : [];
  if (text && body.length > 0) mapping[text.id] = body;
  return mapping;
}

/** A column "File" with pictures in it names them, not the video's own file. */
function meaningOf({ name, type }: Column): HeadingMeaning | null {
  const meaning = meaningOfHeading(name);
  return meaning === "file-name" && type === "picture" ? "picture" : meaning;
}

const salePrice = /\b(?:sale|our|current|angebotspreis|aktionspreis|promo\w*|oferta|scontato|promocyjna)\b/u;

function rank(meaning: HeadingMeaning | null | undefined): number {
  return meaning === "more-pictures" || meaning === "headline" ? 0 : 1;
}

function meaningByLook(
  columns: readonly Column[],
  meanings: Map<string, HeadingMeaning | null>,
  type: Column["type"],
  meaning: HeadingMeaning,
): void {
  const column = columns.find((one) => one.type === type && meanings.get(one.id) === null);
  if (column) meanings.set(column.id, meaning);
}

const factOfMeaning: Partial<Record<HeadingMeaning, FactKind>> = {
  name: "name",
  description: "description",
  price: "price",
  "list-price": "list-price",
  identifier: "identifier",
  brand: "brand",
  category: "category",
  availability: "availability",
  color: "color",
  size: "size",
  material: "material",
  benefit: "benefit",
  discount: "discount",
  ends: "offer-end",
};

const bodyRoles = ["point", "proof", "hook"] as const;

function addressesOf(meaning: HeadingMeaning, isFirst: boolean, places: Places): SlotAddress[] {
  const kind = factOfMeaning[meaning];
  const fact: SlotAddress[] = kind ? [{ to: "fact", kind }] : [];
  if (!isFirst && meaning !== "more-pictures") return fact;
  switch (meaning) {
    case "name":
      return [...places.take("headline", ["hook"]), { to: "title" }, ...fact];
    case "headline":
      return places.take("headline", ["hook"]);
    case "price":
      return [...places.price(), ...fact];
    case "description":
      return [...places.take("body", bodyRoles), ...fact];
    case "brand":
      return [...places.take("label", ["hook"]), ...fact];
    case "benefit":
      return [...places.take("headline", ["point"]), ...fact];
    case "action":
      return places.take("action", ["action", "offer"]);
    case "picture":
      return places.pictures();
    case "more-pictures":
      return places.nextPicture();
    case "sku":
    case "group":
    case "language":
    case "format":
    case "file-name":
    case "wanted":
      return [{ to: meaning }];
    case "accent":
      return [{ to: "color", token: "accent" }];
    default:
      return fact;
  }
}

/** The slots of a base that are still free. */
class Places {
  readonly #base: Storyboard;
  readonly #taken = new Set<string>();

  constructor(base: Storyboard) {
    this.#base = base;
  }

  /** A slot of a scene that names itself as forms do ("hook.headline", "point-2.body") or alone ("Headline", "Button"). */
  named(heading: string): SlotAddress | null {
    const counts = new Map<SceneRole, number>();
    for (const { id, role, slots } of this.#base.scenes) {
      const count = (counts.get(role) ?? 0) + 1;
      counts.set(role, count);
      const scene = count === 1 ? role : `${role}-${count}`;
      for (const slot of new Set([
        ...Object.keys(slots),
        "label",
        "headline",
        "body",
        "action",
        "picture",
        "figure",
      ])) {
        if (heading.trim().toLowerCase() === `${scene}.${slot}`) return this.#claim(id, slot);
      }
    }
    return null;
  }

  /** A text slot of the first scene with one of the roles, in their order, that has it filled; else nothing. */
  take(slot: string, roles: readonly SceneRole[]): SlotAddress[] {
    for (const role of roles) {
      const scene = this.#base.scenes.find(
        (one) => one.role === role && one.slots[slot]?.kind === "text" && this.#isFree(one.id, slot),
      );
      if (scene) return [this.#claim(scene.id, slot)];
    }
    const [first] = this.#base.scenes;
    return slot === "headline" && first && this.#isFree(first.id, slot) ? [this.#claim(first.id, slot)] : [];
  }

  /** Every number that is a price already; without one, the offer's number. */
  price(): SlotAddress[] {
    const shown = this.#base.scenes.filter(
      ({ id, slots: { figure } }) =>
        figure?.kind === "number" &&
        figure.unit !== "percent" &&
        figure.unit !== null &&
        this.#isFree(id, "figure"),
    );
    const offer = this.#base.scenes.find(({ id, role }) => role === "offer" && this.#isFree(id, "figure"));
    const scenes = shown.length > 0 ? shown : offer ? [offer] : [];
    return scenes.map(({ id }) => this.#claim(id, "figure"));
  }

  /** All pictures of the base that have no column yet: one left there would show another product. */
  pictures(): SlotAddress[] {
    const free = this.#pictureSlots();
    const [first] = this.#base.scenes;
    if (free.length > 0 || !first) return free.map(([id, slot]) => this.#claim(id, slot));
    return this.#isFree(first.id, "picture") ? [this.#claim(first.id, "picture")] : [];
  }

  /** The next picture after the first, which is the main one's. */
  nextPicture(): SlotAddress[] {
    const next = this.#pictureSlots().find(([id]) => id !== this.#base.scenes[0]?.id);
    return next ? [this.#claim(...next)] : [];
  }

  #pictureSlots(): [string, string][] {
    return this.#base.scenes.flatMap(({ id, slots }) =>
      Object.entries(slots).flatMap(([slot, content]): [string, string][] =>
        (content.kind === "picture" || content.kind === "clip") && this.#isFree(id, slot) ? [[id, slot]] : [],
      ),
    );
  }

  #isFree(sceneId: string, slot: string): boolean {
    return !this.#taken.has(`${sceneId}.${slot}`);
  }

  #claim(sceneId: string, slot: string): SlotAddress {
    this.#taken.add(`${sceneId}.${slot}`);
    return { to: "slot", sceneId, slot };
  }
}
