import { exampleImage } from "~/sections/examples/example-context";
import type { SectionExample } from "~/sections/examples/section-example";

export const benefitsExample: SectionExample = {
  slots: {
    eyebrow: "Why Lumen One",
    heading: "Made for the whole day",
    intro: "Put them on in the morning and forget them until the evening.",
  },
  blocks: [
    {
      image: exampleImage("room", "A living room in the afternoon"),
      icon: { kind: "icon", name: "sound" },
      title: "Quiet when you need it",
      body: "Eight microphones listen to the train, the office and the street, and take them away.",
    },
    {
      image: exampleImage("light", "Lilac headphones"),
      icon: { kind: "icon", name: "feather" },
      title: "Light enough to forget",
      body: "248 grams on a band of spring steel: no pressure on the temples, not even after hours.",
    },
    {
      image: exampleImage("evening", "A sofa in the evening"),
      icon: { kind: "icon", name: "battery" },
      title: "From Monday to Friday",
      body: "Forty hours of music. Ten minutes at a socket give you five more.",
    },
  ],
};
