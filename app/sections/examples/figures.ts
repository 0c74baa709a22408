import { exampleFact } from "~/sections/examples/example-context";
import type { SectionExample } from "~/sections/examples/section-example";

export const figuresExample: SectionExample = {
  slots: {
    heading: "Lumen One in numbers",
    note: "Playing time measured at medium volume with noise cancelling.",
  },
  blocks: [
    { fact: exampleFact("battery"), counts: "Music on one charge" },
    { fact: exampleFact("weight"), counts: "On your head, cushions and all" },
    { value: "11", counts: "People who make them" },
    {
      value: "92%",
      counts: "Of the aluminium has been something else before",
      source: { kind: "link", href: "https://example.com/materials" },
    },
  ],
};
