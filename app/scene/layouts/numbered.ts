import type { Layout } from "~/scene/layouts/layout";

/** One point of several, with its number. */
export const numberedLayout: Layout = {
  id: "numbered",
  name: "Numbered",
  roles: ["point"],
  slots: {
    label: { kind: "text", maxCharacters: 32 },
    headline: { kind: "text", maxCharacters: 60 },
    body: { kind: "text", maxCharacters: 140 },
    action: { kind: "text", maxCharacters: 24 },
  },
  arrangements: {
    "9:16": {
      picture: null,
      stacks: [
        {
          box: { x: 0, y: 0, width: 1, height: 0.34 },
          anchor: "top",
          align: "start",
          items: [{ content: "scene-number", style: "mark" }],
          on: "surface",
        },
        {
          box: { x: 0, y: 0.36, width: 1, height: 0.64 },
          anchor: "bottom",
          align: "start",
          items: [
            { content: "label", style: "label" },
            { content: "headline", style: "title" },
            { content: "body", style: "body" },
            { content: "action", style: "action" },
          ],
          on: "surface",
        },
      ],
      motif: { centreX: 0.95, centreY: 0.2, size: 0.8 },
    },
    "1:1": {
      picture: null,
      stacks: [
        {
          box: { x: 0, y: 0, width: 1, height: 0.3 },
          anchor: "top",
          align: "start",
          items: [{ content: "scene-number", style: "mark" }],
          on: "surface",
        },
        {
          box: { x: 0, y: 0.32, width: 1, height: 0.68 },
          anchor: "bottom",
          align: "start",
          items: [
            { content: "label", style: "label" },
            { content: "headline", style: "title" },
            { content: "body", style: "body" },
            { content: "action", style: "action" },
          ],
          on: "surface",
        },
      ],
      motif: { centreX: 0.95, centreY: 0.1, size: 0.7 },
    },
    "16:9": {
      picture: null,
      stacks: [
        {
          box: { x: 0, y: 0, width: 0.3, height: 1 },
          anchor: "top",
          align: "start",
          items: [{ content: "scene-number", style: "mark" }],
          on: "surface",
        },
        {
          box: { x: 0.34, y: 0, width: 0.64, height: 1 },
          anchor: "bottom",
          align: "start",
          items: [
            { content: "label", style: "label" },
            { content: "headline", style: "title" },
            { content: "body", style: "body" },
            { content: "action", style: "action" },
          ],
          on: "surface",
        },
      ],
      motif: { centreX: 0.08, centreY: 1, size: 0.6 },
    },
  },
};
