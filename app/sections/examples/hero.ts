import { exampleFact, exampleImage } from "~/sections/examples/example-context";
import type { SectionExample } from "~/sections/examples/section-example";

export const heroExample: SectionExample = {
  slots: {
    eyebrow: "Lumen Audio",
    heading: "Hear the room fall silent",
    subtitle:
      "Wireless headphones that play for forty hours, weigh less than a paperback and fold into a coat pocket.",
    price: exampleFact("price"),
    listPrice: exampleFact("list-price"),
    rating: exampleFact("rating"),
    image: exampleImage("dark", "Black over-ear headphones on an orange ground"),
    label: "Order Lumen One",
    moreLink: { kind: "link", href: "https://example.com/lumen-one" },
    moreLabel: "See the details",
    proof: "Free delivery · 60 days to send it back",
  },
  blocks: [
    { icon: { kind: "icon", name: "battery" }, text: "40 hours of music on one charge" },
    { icon: { kind: "icon", name: "sound" }, text: "Silence that adapts to where you are" },
    { icon: { kind: "icon", name: "recycle" }, text: "Every part can be replaced" },
  ],
};
