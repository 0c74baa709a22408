import { exampleFact, exampleImage } from "~/sections/examples/example-context";
import type { SectionExample } from "~/sections/examples/section-example";

export const reviewsExample: SectionExample = {
  slots: {
    heading: "What people hear",
    intro: "Every review, good or less so, with the place it stands at.",
    rating: exampleFact("rating"),
  },
  blocks: [
    {
      quote:
        "The train is gone. I read a whole book between Porto and Lisbon and did not notice the family beside me.",
      author: "Inês Carvalho",
      detail: "Uses them on the train",
      rating: { kind: "number", value: 5 },
      date: { kind: "date", value: "2026-02-11T00:00:00Z" },
      source: { kind: "link", href: "https://example.com/reviews/1" },
      portrait: exampleImage("evening", ""),
    },
    {
      quote: "I replaced the ear cushions myself in two minutes. That alone would have sold them to me.",
      author: "Jonas Weber",
      rating: { kind: "number", value: 4.5 },
      source: { kind: "link", href: "https://example.com/reviews/2" },
      sourceName: "Hörtest",
    },
    {
      quote:
        "Very good sound, and they stay on when I run. The case could be smaller.\n\nAfter three months of every day I would buy them again.",
      author: "Amélie Roux",
      detail: "Runs and works at home",
      rating: { kind: "number", value: 4 },
    },
    {
      quote: "Calls finally sound as if I were in the room.",
      author: "Daniel Okafor",
      rating: { kind: "number", value: 5 },
      source: { kind: "link", href: "https://example.com/reviews/4" },
    },
  ],
};
