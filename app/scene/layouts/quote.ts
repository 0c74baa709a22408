import type { Layout } from "~/scene/layouts/layout";

/** What somebody said, with who said it. */
export const quoteLayout: Layout = {
  id: "quote",
  name: "Quote",
  roles: ["proof"],
  slots: {
    label: { kind: "text", maxCharacters: 32 },
    headline: { kind: "text", maxCharacters: 160 },
    body: { kind: "text", maxCharacters: 60 },
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
            { content: "quote-mark", style: "mark" },
            { content: "headline", style: "quote" },
            { content: "body", style: "body" },
            { content: "label", style: "label" },
            { content: "action", style: "action" },
          ],
          on: "surface",
        },
      ],
      motif: { centreX: 0.95, centreY: 0.9, size: 0.8 },
    },
    "1:1": {
      picture: null,
      stacks: [
        {
          box: { x: 0, y: 0, width: 1, height: 1 },
          anchor: "middle",
          align: "start",
          items: [
            { content: "quote-mark", style: "mark" },
            { content: "headline", style: "quote" },
            { content: "body", style: "body" },
            { content: "label", style: "label" },
            { content: "action", style: "action" },
          ],
          on: "surface",
        },
      ],
      motif: { centreX: 1, centreY: 0.95, size: 0.7 },
    },
    "16:9": {
      picture: null,
      stacks: [
        {
          box: { x: 0.06, y: 0, width: 0.8, height: 1 },
          anchor: "middle",
          align: "start",
          items: [
            { content: "quote-mark", style: "mark" },
            { content: "headline", style: "quote" },
            { content: "body", style: "body" },
            { content: "label", style: "label" },
            { content: "action", style: "action" },
          ],
          on: "surface",
        },
      ],
      motif: { centreX: 0.95, centreY: 0.85, size: 0.55 },
    },
  },
};
