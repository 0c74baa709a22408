import { exampleImage } from "~/sections/examples/example-context";
import type { SectionExample } from "~/sections/examples/section-example";

export const galleryExample: SectionExample = {
  slots: { heading: "Look closer", intro: "Lambskin, spring steel and a shell of recycled aluminium." },
  blocks: [
    { image: exampleImage("light", "Lilac headphones in soft light"), caption: "Lilac, one of four colours" },
    {
      image: exampleImage("dark", "Headphones on an orange ground"),
      caption: "Folded flat for the coat pocket",
    },
    { image: exampleImage("gift", "A gift box"), caption: "Wrapped as a present, if you like" },
    { image: exampleImage("evening", "A sofa in the evening"), caption: "At home in every room" },
    { image: exampleImage("room", "A living room in the afternoon") },
  ],
};
