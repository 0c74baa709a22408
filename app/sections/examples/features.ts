import { exampleImage } from "~/sections/examples/example-context";
import type { SectionExample } from "~/sections/examples/section-example";

export const featuresExample: SectionExample = {
  slots: { heading: "Everything in 248 grams" },
  blocks: [
    {
      image: exampleImage("light", "Lilac headphones in soft light"),
      icon: { kind: "icon", name: "sound" },
      eyebrow: "Silence",
      title: "Eight microphones, one quiet room",
      body: "Noise is measured 48,000 times a second, inside and outside of each ear cup. What reaches you is the music, and a voice that calls your name.",
    },
    {
      image: exampleImage("dark", "Headphones on an orange ground"),
      icon: { kind: "icon", name: "tools" },
      eyebrow: "For years",
      title: "Four screws, and it is open",
      body: "Battery, cushions and band are parts you can order and change at your kitchen table, with the screwdriver that comes with them.",
    },
    {
      image: exampleImage("room", "A living room in the afternoon"),
      icon: { kind: "icon", name: "phone" },
      eyebrow: "Two devices",
      title: "Computer and phone at once",
      body: "A call comes in and the film pauses by itself. After the call it goes on.",
    },
    {
      image: exampleImage("evening", "A sofa in the evening"),
      icon: { kind: "icon", name: "moon" },
      title: "A voice that stays in the room",
      body: "Your own voice is taken out of the noise, so that nobody asks where you are calling from.",
    },
  ],
};
