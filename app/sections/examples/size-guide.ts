import { exampleFact, exampleImage } from "~/sections/examples/example-context";
import type { SectionExample } from "~/sections/examples/section-example";

export const sizeGuideExample: SectionExample = {
  slots: {
    heading: "Find your size",
    intro: "The band is made in four lengths.",
    sizes: exampleFact("sizes"),
    image: exampleImage("hand", "Where to measure"),
    body: "Lay a tape around the head, a finger above the eyebrows, and read it without pulling. Between two sizes, take the larger one.",
  },
};
