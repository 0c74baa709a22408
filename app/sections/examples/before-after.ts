import { exampleImage } from "~/sections/examples/example-context";
import type { SectionExample } from "~/sections/examples/section-example";

export const beforeAfterExample: SectionExample = {
  slots: {
    eyebrow: "One year later",
    heading: "The same room, a different sound",
    intro: "Slide between the two.",
    before: exampleImage("room", "The living room in daylight"),
    after: exampleImage("evening", "The living room in the evening"),
    beforeLabel: "Without",
    afterLabel: "With Lumen One",
    caption: "Both pictures were taken from the same place.",
  },
};
