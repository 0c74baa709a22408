import { entrance } from "~/scene/templates/entrance";
import { overPicture, surface } from "~/scene/templates/palette";
import type { Template } from "~/scene/templates/template";
import { typeScale } from "~/scene/templates/type-scale";

const light = { family: "Manrope Variable", weight: 300, style: "normal" } as const;
const text = { family: "Manrope Variable", weight: 400, style: "normal" } as const;
const strong = { family: "Manrope Variable", weight: 600, style: "normal" } as const;

/** A quiet room with white walls: portfolios, homes, things made with care. */
export const galleryTemplate: Template = {
  id: "gallery",
  name: "Gallery",
  style: "minimal",
  description: "Light letters, wide margins, pictures hung in a hairline frame, slow fades.",
  uses: ["home", "craft", "fashion", "travel"],
  palettes: [
    {
      id: "chalk",
      name: "Chalk",
      surfaces: [
        surface("#f7f7f4", "#161614", "#66665f", "#161614", "#f7f7f4", "#ecece6"),
        surface("#ecebe6", "#161614", "#5d5c56", "#161614", "#ecebe6", "#e0dfd8"),
      ],
      overPicture: overPicture("#0f0f0e", "#f6f6f2"),
    },
    {
      id: "clay",
      name: "Clay",
      surfaces: [
        surface("#efe8e1", "#2a211c", "#6b5d53", "#8a4a2c", "#fffaf5", "#e4dad0"),
        surface("#e2d6cb", "#2a211c", "#5f5148", "#7c3f22", "#fffaf5", "#d6c8bb"),
      ],
      overPicture: overPicture("#15100d", "#f7e6da"),
    },
    {
      id: "ink",
      name: "Ink",
      surfaces: [
        surface("#111211", "#f4f4f0", "#a7a8a2", "#f4f4f0", "#111211", "#1c1d1c"),
        surface("#1b1c1b", "#f4f4f0", "#b0b1ab", "#f4f4f0", "#1b1c1b", "#272827"),
      ],
      overPicture: overPicture("#0b0c0b", "#f4f4f0"),
    },
  ],
  textStyles: typeScale({
    display: { font: light, size: 118, minSize: 52, lineHeight: 1.12, letterSpacingEm: -0.035 },
    title: { font: light, size: 90, minSize: 42, lineHeight: 1.16, letterSpacingEm: -0.03 },
    figure: { font: light, size: 340, lineHeight: 0.96, letterSpacingEm: -0.06 },
    quote: { font: light, size: 92, minSize: 40, lineHeight: 1.24, letterSpacingEm: -0.03 },
    body: { font: text, size: 38, minSize: 26, lineHeight: 1.5 },
    label: {
      font: strong,
      size: 26,
      minSize: 22,
      lineHeight: 1.4,
      letterSpacingEm: 0.16,
      uppercase: true,
      color: "muted",
    },
    action: { font: strong, size: 34, minSize: 24, lineHeight: 1.2, letterSpacingEm: 0.02 },
    mark: { font: light, size: 220, lineHeight: 0.7, color: "muted" },
  }),
  button: { fill: "text", radius: 0, paddingXEm: 1.2, paddingYEm: 0.8 },
  radius: 0,
  cardPadding: 72,
  overPicture: "scrim",
  motif: "none",
  ornament: "none",
  labelPlate: null,
  shadow: null,
  pictureFrame: "hairline",
  pictureTint: null,
  header: "none",
  layouts: {
    hook: ["inset", "framed", "window", "statement"],
    point: ["inset", "framed", "loupe", "duo", "numbered", "statement"],
    proof: ["inset", "duo", "testimonial", "quote"],
    offer: ["framed", "duo", "figure", "statement"],
    action: ["sign-off", "split", "closing", "end-card"],
  },
  motion: {
    headline: entrance({
      reveal: "letter",
      seconds: 0.9,
      staggerSeconds: 0.02,
      easing: "out-cubic",
      fromYEm: 0.12,
    }),
    support: entrance({ seconds: 1.2, easing: "out-cubic" }),
    sequenceSeconds: 0.3,
    picture: { enter: "fade", seconds: 0.9, easing: "in-out-cubic", zoom: 0.05, pan: 0 },
    exitSeconds: 0.4,
  },
  transition: { kind: "fade", seconds: 0.85, easing: "in-out-cubic" },
  musicBedId: "silk-hour",
};
