import type { Layout } from "~/scene/layouts/layout";

/** Centred words and what to do next. */
export const closingLayout: Layout = {
  id: "closing",
  name: "Closing",
  roles: ["hook", "offer", "action"],
  slots: {
    label: { kind: "text", maxCharacters: 32 },
    headline: { kind: "text", maxCharacters: 48 },
    body: { kind: "text", maxCharacters: 100 },
    action: { kind: "text", maxCharacters: 24 },
  },
  arrangements: {
    "9:16": {
      picture: null,
      stacks: [
        {
          box: { x: 0, y: 0.1, width: 1, height: 0.8 },
          anchor: "middle",
          align: "center",
          items: [
            { content: "label", style: "label" },
            { content: "headline", style: "display" },
            { content: "body", style: "body" },
            { content: "action", style: "action" },
          ],
          on: "surface",
        },
      ],
      motif: { centreX: 0.5, centreY: 0.5, size: 1.25 },
    },
    "1:1": {
      picture: null,
      stacks: [
        {
          box: { x: 0.05, y: 0.03, width: 0.9, height: 0.94 },
          anchor: "middle",
          align: "center",
          items: [
            { content: "label", style: "label" },
            { content: "headline", style: "display" },
            { content: "body", style: "body" },
            { content: "action", style: "action" },
          ],
          on: "surface",
        },
      ],
      motif: { centreX: 0.5, centreY: 0.5, size: 1.05 },
    },
    "16:9": {
      picture: null,
      stacks: [
        {
          box: { x: 0.14, y: 0, width: 0.72, height: 1 },
          anchor: "middle",
          align: "center",
          items: [
            { content: "label", style: "label" },
            { content: "headline", style: "display" },
            { content: "body", style: "body" },
            { content: "action", style: "action" },
          ],
          on: "surface",
        },
      ],
      motif: { centreX: 0.5, centreY: 0.5, size: 1 },
    },
  },
};
