import { entrance } from "~/scene/templates/entrance";
import { overPicture, surface } from "~/scene/templates/palette";
import type { Template } from "~/scene/templates/template";
import { typeScale } from "~/scene/templates/type-scale";

const heavy = { family: "Anton", weight: 700, style: "normal" } as const;
const strong = { family: "Oswald Variable", weight: 600, style: "normal" } as const;
const plain = { family: "Oswald Variable", weight: 400, style: "normal" } as const;

/** Condensed capitals slammed on to the floor: sport, launches, sales. */
export const stadiumTemplate: Template = {
  id: "stadium",
  name: "Stadium",
  style: "bold",
  description: "Giant condensed capitals, racing stripes, hard cuts in a flash of light.",
  uses: ["sport", "sale", "event", "jobs"],
  palettes: [
    {
      id: "hazard",
      name: "Hazard",
      surfaces: [
        surface("#0d0d0d", "#ffffff", "#c9c9c4", "#ffd60a", "#0d0d0d", "#2b2b27"),
        surface("#ffd60a", "#0d0d0d", "#2e2800", "#0d0d0d", "#ffd60a", "#f0b400"),
      ],
      overPicture: overPicture("#0a0a0a", "#ffe35c", "#b8860b"),
    },
    {
      id: "derby",
      name: "Derby",
      surfaces: [
        surface("#b80f1e", "#ffffff", "#ffe1dd", "#fff1b8", "#7d0712", "#94091a"),
        surface("#f4efe6", "#17110f", "#4d423d", "#b00d1b", "#ffffff", "#e6d8c6"),
        surface("#17110f", "#fff7ef", "#cdbfb6", "#ff8b7d", "#17110f", "#3a2420"),
      ],
      overPicture: overPicture("#140808", "#ffd0c8", "#a3182a"),
    },
    {
      id: "arena",
      name: "Arena",
      surfaces: [
        surface("#0a1a33", "#ffffff", "#bccbe4", "#6ff0ff", "#06142b", "#15386b"),
        surface("#6ff0ff", "#06142b", "#12304f", "#06142b", "#6ff0ff", "#3ed6ec"),
      ],
      overPicture: overPicture("#06101f", "#b9f7ff", "#1b5fb0"),
    },
  ],
  textStyles: typeScale({
    display: { font: heavy, size: 238, minSize: 64, maxLines: 7, lineHeight: 1.06, uppercase: true },
    title: { font: heavy, size: 168, minSize: 54, maxLines: 7, lineHeight: 1.08, uppercase: true },
    figure: { font: heavy, size: 620, lineHeight: 1.02, letterSpacingEm: -0.01, uppercase: true },
    quote: { font: heavy, size: 140, lineHeight: 1.12, uppercase: true },
    body: { font: plain, size: 52, minSize: 30, lineHeight: 1.3, letterSpacingEm: 0.005 },
    label: { font: strong, size: 42, minSize: 26, lineHeight: 1.15, letterSpacingEm: 0.06, uppercase: true },
    action: { font: strong, size: 54, minSize: 30, lineHeight: 1.1, letterSpacingEm: 0.03, uppercase: true },
    mark: { font: heavy, size: 360, lineHeight: 0.8 },
  }),
  button: { fill: "accent", radius: 0, paddingXEm: 0.8, paddingYEm: 0.5 },
  radius: 0,
  cardPadding: 52,
  overPicture: "scrim",
  motif: "stripes",
  ornament: "none",
  labelPlate: { radius: 0, paddingXEm: 0.45, paddingYEm: 0.18 },
  shadow: null,
  pictureFrame: "none",
  pictureTint: { blend: "soft-light", opacity: 0.36 },
  header: "none",
  layouts: {
    hook: ["cover", "poster", "blurred", "ticker", "kinetic", "statement"],
    point: ["cover", "diagonal", "spotlight", "kinetic", "statement"],
    proof: ["blurred", "filmstrip", "figure", "quote"],
    offer: ["poster", "cover", "ticker", "figure"],
    action: ["cover", "cover-centred", "closing"],
  },
  motion: {
    headline: entrance({
      reveal: "word",
      seconds: 0.42,
      staggerSeconds: 0.08,
      easing: "out-quint",
      // A word that grew from more would stand over its neighbours while it comes in.
      fromScale: 1.15,
    }),
    support: entrance({
      reveal: "line",
      seconds: 0.4,
      staggerSeconds: 0.05,
      easing: "out-expo",
      fromXEm: -1.6,
    }),
    sequenceSeconds: 0.14,
    picture: { enter: "wipe", seconds: 0.45, easing: "out-expo", zoom: 0.16, pan: 0.03 },
    exitSeconds: 0.1,
  },
  transition: { kind: "flash", seconds: 0.34, easing: "out-cubic" },
  musicBedId: "fast-lane",
};
