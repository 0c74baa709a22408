import type { Brief } from "~/domain/video/brief";

/** A brief that shows what the product does with facts. Its video comes with the product, drawn by `npm run samples`. */
export interface SampleBrief
  extends Pick<Brief, "prompt" | "format" | "lengthSeconds" | "language" | "tone"> {
  /** Stable: stands in the names of its files. */
  id: string;
  /** What kind of thing it announces. */
  name: string;
}

export const sampleBriefs: readonly [SampleBrief, SampleBrief, SampleBrief, SampleBrief] = [
  {
    id: "bakery",
    name: "A shop opening",
    prompt:
      "We are opening a sourdough bakery on Mill Street on 3 May. Slow-proofed loaves for £4, rye on Fridays, and free coffee with every loaf in the first week. Open from 7 every morning but Monday.",
    format: "9:16",
    lengthSeconds: 15,
    language: "en",
    tone: "warm",
  },
  {
    id: "bicycle",
    name: "A service",
    prompt:
      "Bicycle repair while you wait. Puncture £12, full service £55, with a free safety check. Since 1987. 4 Canal Road, Leeds, 0113 496 0123.",
    format: "4:5",
    lengthSeconds: 12,
    language: "en",
    tone: "bold",
  },
  {
    id: "ramen",
    name: "A restaurant",
    prompt:
      "Ramen-Abend jeden Donnerstag ab 18 Uhr. Hausgemachte Nudeln, vegane Brühe aus Shiitake, 11,50 €. Holtenauer Str. 12, Kiel. Reservierung: ramen-kiel.example",
    format: "1:1",
    lengthSeconds: 12,
    language: "de",
    tone: "playful",
  },
  {
    id: "yoga",
    name: "A course",
    prompt:
      "Cours de yoga pour débutants, jeudi 19 h, première séance gratuite, 12 rue des Lilas, Nantes. Inscription : yoga-lilas.example",
    format: "16:9",
    lengthSeconds: 12,
    language: "fr",
    tone: "plain",
  },
];
