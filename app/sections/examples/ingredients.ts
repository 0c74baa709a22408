import { exampleFact, exampleImage } from "~/sections/examples/example-context";
import type { SectionExample } from "~/sections/examples/section-example";

export const ingredientsExample: SectionExample = {
  slots: {
    heading: "What it is made of",
    intro: "Three materials that grow better with the years.",
    image: exampleImage("plant", "A plant in the light of a window"),
    full: "Shell: recycled aluminium. Cushions: lambskin, wool felt. Band: spring steel, cotton. Screws: stainless steel. Cable: copper, recycled polyester.",
  },
  blocks: [
    {
      fact: exampleFact("shell"),
      body: "From window frames of old houses, melted in Porto.",
      image: exampleImage("marble", "White marble"),
    },
    {
      fact: exampleFact("cushions"),
      body: "Tanned with chestnut bark, soft from the first day.",
      image: exampleImage("hand", "Two hands"),
    },
    {
      fact: exampleFact("band"),
      name: "Spring steel",
      body: "Bent ten thousand times before the first one was sold.",
      image: exampleImage("watch", "A watch on a green ground"),
    },
  ],
};
