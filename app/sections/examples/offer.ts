import { exampleFact } from "~/sections/examples/example-context";
import type { SectionExample } from "~/sections/examples/section-example";

export const offerExample: SectionExample = {
  slots: {
    eyebrow: "Ten years of Lumen",
    heading: "Fifty euros less, until the end of the year",
    body: "The price we began with, for everybody who has waited.",
    price: exampleFact("price"),
    listPrice: exampleFact("list-price"),
    ends: { kind: "date", value: "2026-12-31T23:59:59+01:00" },
    conditions: "While stocks last. Not with other discounts.",
    action: "Order at this price",
  },
};
