import { exampleImage } from "~/sections/examples/example-context";
import type { SectionExample } from "~/sections/examples/section-example";

export const inTheBoxExample: SectionExample = {
  slots: {
    heading: "In the box",
    intro: "Packed without plastic.",
    image: exampleImage("gift", "The box with everything that comes with it"),
  },
  blocks: [
    { title: "Lumen One", body: "Charged, ready to play", image: exampleImage("light", "Lilac headphones") },
    { title: "Ear cushions", body: "A second pair, a size larger", count: { kind: "number", value: 2 } },
    { title: "USB-C cable", body: "1.2 m, also for listening" },
    { title: "Screwdriver", body: "For battery, cushions and band" },
    { title: "Pouch of wool felt" },
  ],
};
