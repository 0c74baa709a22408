import { exampleSection } from "~/sections/examples";
import { exampleFacts, exampleImages } from "~/sections/examples/example-context";

/** What stands in pictures of pages that have nothing of their own yet. */
export const exampleContext = {
  facts: exampleFacts,
  images: exampleImages,
  hero: () => exampleSection("hero", "usual"),
};
