import { exampleImage } from "~/sections/examples/example-context";
import type { SectionExample } from "~/sections/examples/section-example";

export const customerPhotosExample: SectionExample = {
  slots: {
    heading: "Where you listen",
    intro: "Pictures that people sent us. Each is shown with their consent.",
  },
  blocks: [
    {
      image: exampleImage("room", "A living room in the afternoon"),
      credit: "Inês C.",
      caption: "Sunday, and nobody speaks",
      source: { kind: "link", href: "https://example.com/photos/1" },
    },
    { image: exampleImage("plant", "A plant at a window"), credit: "Jonas W." },
    { image: exampleImage("evening", "A sofa in the evening"), credit: "Amélie R.", caption: "My corner" },
    { image: exampleImage("marble", "White marble"), credit: "Daniel O." },
    { image: exampleImage("hand", "Hands after care"), credit: "Mette L." },
    { image: exampleImage("light", "Lilac headphones"), credit: "Sam K.", caption: "They match the wall" },
  ],
};
