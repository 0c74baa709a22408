import type { Fact, FactKind } from "~/domain/facts/fact";

/** The kinds of facts as people speak of them, in the order in which they are shown. */
export const factGroups: readonly { name: string; kinds: readonly FactKind[] }[] = [
  {
    name: "What it is",
    kinds: ["name", "brand", "category", "description", "benefit", "feature", "identifier"],
  },
  {
    name: "Price and offer",
    kinds: [
      "price",
      "list-price",
      "discount",
      "offer-end",
      "availability",
      "shipping",
      "returns",
      "guarantee",
      "salary",
    ],
  },
  {
    name: "What it is like",
    kinds: [
      "dimension",
      "weight",
      "volume",
      "capacity",
      "duration",
      "material",
      "ingredient",
      "color",
      "size",
      "size-table",
      "origin",
      "certificate",
    ],
  },
  { name: "What people say", kinds: ["rating", "review", "award"] },
  { name: "When, where and who", kinds: ["date", "place", "opening-hours", "contact", "person"] },
  { name: "Also stated", kinds: ["statement"] },
];

export const kindNames: Record<FactKind, string> = {
  name: "Name",
  brand: "Brand",
  category: "Category",
  description: "Description",
  benefit: "Benefit",
  feature: "Feature",
  identifier: "Number",
  price: "Price",
  "list-price": "List price",
  discount: "Discount",
  "offer-end": "Offer ends",
  availability: "Availability",
  shipping: "Shipping",
  returns: "Returns",
  guarantee: "Guarantee",
  dimension: "Dimension",
  weight: "Weight",
  volume: "Volume",
  capacity: "Capacity",
  duration: "Duration",
  material: "Material",
  ingredient: "Ingredient",
  color: "Colour",
  size: "Size",
  "size-table": "Sizes",
  origin: "Origin",
  certificate: "Certificate",
  rating: "Rating",
  review: "Review",
  award: "Award",
  date: "Date",
  place: "Place",
  "opening-hours": "Opening hours",
  contact: "Contact",
  person: "Person",
  salary: "Pay",
  statement: "Statement",
};

/** What a fact is called: "Height" rather than "Dimension" where the page says which. */
export function nameOfFact({ kind, label }: Pick<Fact, "kind" | "label">): string {
  return label ?? kindNames[kind];
}
