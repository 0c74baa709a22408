import { exampleFact, exampleImage } from "~/sections/examples/example-context";
import type { SectionExample } from "~/sections/examples/section-example";

export const bundleExample: SectionExample = {
  slots: {
    heading: "The travel set",
    intro: "Headphones, case and a second pair of cushions.",
    total: "€289",
    note: "One parcel, one delivery",
    action: "Order the set",
  },
  blocks: [
    {
      image: exampleImage("light", "Lilac headphones"),
      name: "Lumen One",
      note: "Wireless headphones",
      price: exampleFact("price"),
    },
    {
      image: exampleImage("gift", "A soft box tied with a ribbon"),
      name: "Travel case",
      note: "Felt and recycled aluminium",
      amount: "€35",
    },
    {
      image: exampleImage("soap", "A lavender block"),
      name: "Second cushions",
      note: "Lambskin, in three colours",
      amount: "€29",
    },
  ],
};
