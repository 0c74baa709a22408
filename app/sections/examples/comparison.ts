import type { SectionExample } from "~/sections/examples/section-example";

export const comparisonExample: SectionExample = {
  slots: {
    heading: "What is different",
    intro: "Beside the usual wireless headphones of this price.",
    us: "Lumen One",
    other: "Usual headphones",
    second: "Earbuds",
    note: "Compared in January 2026 with the makers' own data of the five best-selling models.",
  },
  blocks: [
    { label: "Playing time", us: "40 hours", other: "24 hours", second: "8 hours" },
    { label: "Weight", us: "248 g", other: "290 g", second: "11 g" },
    { label: "Battery can be changed", us: "✓", other: "–", second: "–" },
    { label: "Two devices at once", us: "✓", other: "✓", second: "–" },
    { label: "Works with a cable", us: "✓", other: "✓", second: "–" },
    { label: "Guarantee", us: "5 years", other: "2 years", second: "1 year" },
  ],
};
