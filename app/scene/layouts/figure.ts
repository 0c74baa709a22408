import type { Layout } from "~/scene/layouts/layout";

/** A number or a single word as the picture. */
export const figureLayout: Layout = {
  id: "figure",
  name: "Figure",
  roles: ["point", "proof", "offer"],
  slots: {
    label: { kind: "text", maxCharacters: 32 },
    headline: { kind: "text", maxCharacters: 8 },
    body: { kind: "text", maxCharacters: 90 },
    action: { kind: "text", maxCharacters: 24 },
  },
  arrangements: {
    "9:16": {
      picture: null,
      stacks: [
        {
          box: { x: 0, y: 0.05, width: 1, height: 0.9 },
          anchor: "middle",
          align: "start",
          items: [
            { content: "label", style: "label" },
            { content: "headline", style: "figure" },
            { content: "body", style: "body" },
            { content: "action", style: "action" },
          ],
          on: "surface",
        },
      ],
      motif: { centreX: 0.1, centreY: 0.95, size: 0.9 },
    },
    "1:1": {
      picture: null,
      stacks: [
        {
          box: { x: 0, y: 0, width: 1, height: 1 },
          anchor: "middle",
          align: "start",
          items: [
            { content: "label", style: "label" },
            { content: "headline", style: "figure" },
            { content: "body", style: "body" },
            { content: "action", style: "action" },
          ],
          on: "surface",
        },
      ],
      motif: { centreX: 0.95, centreY: 1, size: 0.8 },
    },
    "16:9": {
      picture: null,
      stacks: [
        {
          box: { x: 0, y: 0, width: 1, height: 1 },
          anchor: "middle",
          align: "start",
          items: [
            { content: "label", style: "label" },
            { content: "headline", style: "figure" },
            { content: "body", style: "body" },
            { content: "action", style: "action" },
          ],
          on: "surface",
        },
      ],
      motif: { centreX: 0.93, centreY: 0.9, size: 0.6 },
    },
  },
};
