import { exampleImage } from "~/sections/examples/example-context";
import type { SectionExample } from "~/sections/examples/section-example";

export const howToExample: SectionExample = {
  slots: { eyebrow: "Ready in two minutes", heading: "Put on, turn, listen" },
  blocks: [
    {
      image: exampleImage("light", "Lilac headphones"),
      title: "Unfold them",
      body: "They turn on by themselves and say how much charge is left.",
    },
    {
      image: exampleImage("room", "A living room"),
      title: "Choose your phone",
      body: "Hold the round button for two seconds, then pick Lumen One in the list of your phone.",
    },
    {
      image: exampleImage("evening", "A sofa in the evening"),
      title: "Turn the right cup",
      body: "To the front for silence, to the back to hear who is speaking.",
    },
  ],
};
