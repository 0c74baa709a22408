import type { SectionExample } from "~/sections/examples/section-example";

export const pressExample: SectionExample = {
  variant: "quotes",
  slots: { heading: "Read elsewhere" },
  blocks: [
    {
      name: "The Listening Room",
      quote: "The quietest headphones we have worn this year, and the first we could take apart.",
      source: { kind: "link", href: "https://example.com/press/listening-room" },
    },
    {
      name: "Klang",
      quote: "Forty hours are what we measured too.",
      source: { kind: "link", href: "https://example.com/press/klang" },
    },
    {
      name: "Object",
      quote: "A rare thing: made to be repaired, and beautiful to hold.",
      source: { kind: "link", href: "https://example.com/press/object" },
    },
    { name: "Form & Ton", source: { kind: "link", href: "https://example.com/press/form" } },
    { name: "Nordic Audio" },
    { name: "Wave" },
  ],
};
