import type { Layout } from "~/scene/layouts/layout";

/** Words alone, as large as they go. */
export const statementLayout: Layout = {
  id: "statement",
  name: "Statement",
  roles: ["hook", "point", "proof", "offer"],
  slots: {
    label: { kind: "text", maxCharacters: 32 },
    headline: { kind: "text", maxCharacters: 90 },
    body: { kind: "text", maxCharacters: 140 },
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
            { content: "headline", style: "display" },
            { content: "body", style: "body" },
            { content: "action", style: "action" },
          ],
          on: "surface",
        },
      ],
      motif: { centreX: 0.92, centreY: 0.13, size: 0.95 },
    },
    "1:1": {
      picture: null,
      stacks: [
        {
          box: { x: 0, y: 0, width: 1, height: 1 },
          anchor: "bottom",
          align: "start",
          items: [
            { content: "label", style: "label" },
            { content: "headline", style: "display" },
            { content: "body", style: "body" },
            { content: "action", style: "action" },
          ],
          on: "surface",
        },
      ],
      motif: { centreX: 0.9, centreY: 0.12, size: 0.8 },
    },
    "16:9": {
      picture: null,
      stacks: [
        {
          box: { x: 0, y: 0, width: 0.74, height: 1 },
          anchor: "bottom",
          align: "start",
          items: [
            { content: "label", style: "label" },
            { content: "headline", style: "display" },
            { content: "body", style: "body" },
            { content: "action", style: "action" },
          ],
          on: "surface",
        },
      ],
      motif: { centreX: 0.92, centreY: 0.3, size: 0.62 },
    },
  },
};
