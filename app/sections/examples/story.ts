import { exampleImage } from "~/sections/examples/example-context";
import type { SectionExample } from "~/sections/examples/section-example";

export const storyExample: SectionExample = {
  slots: {
    eyebrow: "Where they come from",
    heading: "A workshop of eleven people in Porto",
    body: "It began with a broken pair. In 2014 Rui Almeida wanted to replace the battery of his headphones and found that it was glued in.\n\nHe made a frame that opens with two fingers, then a shell around it, then asked his sister to make it sound right. She builds concert halls for a living.\n\nToday eleven people make every Lumen One in an old printing house by the river. Each pair is heard by somebody before it leaves.",
    image: exampleImage("room", "A living room in the afternoon"),
    caption: "The listening room, above the workshop",
    signature: "Rui Almeida",
    role: "Founder, Lumen Audio",
  },
  blocks: [
    {
      title: "Opened with two fingers",
      body: "No screws, no glue. Whoever can close a button can change a battery.",
      image: exampleImage("light", "Lilac headphones"),
    },
    {
      title: "Heard before it leaves",
      body: "Ten minutes of music through every pair, always the same ten.",
      image: exampleImage("evening", "A sofa in the evening"),
    },
  ],
};
