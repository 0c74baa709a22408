import { entrance } from "~/scene/templates/entrance";
import { overPicture, surface } from "~/scene/templates/palette";
import type { Template } from "~/scene/templates/template";
import { typeScale } from "~/scene/templates/type-scale";

const strong = { family: "JetBrains Mono Variable", weight: 700, style: "normal" } as const;
const medium = { family: "JetBrains Mono Variable", weight: 500, style: "normal" } as const;
const text = { family: "JetBrains Mono Variable", weight: 400, style: "normal" } as const;

/** A screen, a grid and one typeface of equal widths: developers, data, tools. */
export const consoleTemplate: Template = {
  id: "console",
  name: "Console",
  style: "tech",
  description: "Letters typed one by one on squared paper, corner marks, a scan from scene to scene.",
  uses: ["tech", "jobs", "course"],
  palettes: [
    {
      id: "phosphor",
      name: "Phosphor",
      surfaces: [
        surface("#0a0f0c", "#eafff0", "#a3b8aa", "#4ade80", "#05140b", "#1c3326"),
        surface("#0d1512", "#eafff0", "#a8bdae", "#4ade80", "#05140b", "#1f382a"),
      ],
      overPicture: overPicture("#050806", "#b9f7cf", "#3f7a57"),
    },
    {
      id: "blueprint",
      name: "Blueprint",
      surfaces: [
        surface("#f3f4ef", "#10131c", "#545a68", "#1638d6", "#f3f4ef", "#dcdfd8"),
        surface("#12309f", "#f4f7ff", "#cdd8ff", "#ffe46b", "#0b2179", "#2446c2"),
      ],
      overPicture: overPicture("#070c1f", "#dbe4ff", "#6d86d6"),
    },
    {
      id: "amber",
      name: "Amber",
      surfaces: [
        surface("#140e04", "#fff4dc", "#c9b48c", "#ffb224", "#140e04", "#382a10"),
        surface("#1a1206", "#fff4dc", "#cdb890", "#ffb224", "#1a1206", "#3c2d12"),
      ],
      overPicture: overPicture("#0b0702", "#ffe2a8", "#9a7433"),
    },
  ],
  textStyles: typeScale({
    display: { font: strong, size: 116, minSize: 48, maxLines: 7, lineHeight: 1.1, letterSpacingEm: -0.04 },
    title: { font: strong, size: 88, minSize: 42, maxLines: 7, lineHeight: 1.14, letterSpacingEm: -0.035 },
    figure: { font: strong, size: 340, lineHeight: 0.98, letterSpacingEm: -0.07 },
    quote: { font: medium, size: 80, minSize: 38, lineHeight: 1.24, letterSpacingEm: -0.03 },
    body: { font: text, size: 38, minSize: 25, lineHeight: 1.5, letterSpacingEm: -0.02 },
    label: { font: medium, size: 32, minSize: 22, lineHeight: 1.3 },
    action: { font: strong, size: 40, lineHeight: 1.2, letterSpacingEm: -0.02 },
    mark: { font: strong, size: 240, lineHeight: 0.7 },
  }),
  button: { fill: "accent", radius: 4, paddingXEm: 0.9, paddingYEm: 0.6 },
  radius: 4,
  cardPadding: 56,
  overPicture: "scrim",
  motif: "grid",
  ornament: "corners",
  labelPlate: { radius: 4, paddingXEm: 0.5, paddingYEm: 0.22 },
  shadow: null,
  pictureFrame: "corners",
  pictureTint: { blend: "soft-light", opacity: 0.45 },
  header: "progress",
  layouts: {
    hook: ["browser", "framed", "window", "kinetic", "statement"],
    point: ["browser", "framed", "loupe", "numbered", "statement"],
    proof: ["browser", "filmstrip", "figure", "quote"],
    offer: ["framed", "card", "coupon", "figure"],
    action: ["split", "card", "closing", "end-card"],
  },
  motion: {
    headline: entrance({
      reveal: "letter",
      seconds: 0.06,
      staggerSeconds: 0.032,
      easing: "linear",
      fades: false,
    }),
    support: entrance({
      reveal: "line",
      seconds: 0.35,
      staggerSeconds: 0.09,
      easing: "out-cubic",
      fromXEm: -0.5,
    }),
    sequenceSeconds: 0.3,
    picture: { enter: "wipe", seconds: 0.5, easing: "in-out-cubic", zoom: 0.05, pan: 0 },
    exitSeconds: 0.15,
  },
  transition: { kind: "blinds", seconds: 0.6, easing: "in-out-cubic" },
  musicBedId: "hands-only",
};
