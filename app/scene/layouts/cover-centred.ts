import type { Layout } from "~/scene/layouts/layout";

/** A darkened picture to the edges, the words in its middle. */
export const coverCentredLayout: Layout = {
  id: "cover-centred",
  name: "Cover, centred",
  roles: ["hook", "offer", "action"],
  slots: {
    label: { kind: "text", maxCharacters: 32 },
    headline: { kind: "text", maxCharacters: 48 },
    body: { kind: "text", maxCharacters: 90 },
    action: { kind: "text", maxCharacters: 24 },
    picture: { kind: "picture", minRatio: 0.5, maxRatio: 1.9 },
  },
  arrangements: {
    "9:16": {
      picture: {
        box: { x: 0, y: 0, width: 1, height: 1 },
        within: "canvas",
        shape: "rectangle",
        shade: "full",
        grows: false,
      },
      stacks: [
        {
          box: { x: 0, y: 0.12, width: 1, height: 0.76 },
          anchor: "middle",
          align: "center",
          items: [
            { content: "label", style: "label" },
            { content: "headline", style: "display" },
            { content: "body", style: "body" },
            { content: "action", style: "action" },
          ],
          on: "picture",
        },
      ],
      motif: null,
    },
    "1:1": {
      picture: {
        box: { x: 0, y: 0, width: 1, height: 1 },
        within: "canvas",
        shape: "rectangle",
        shade: "full",
        grows: false,
      },
      stacks: [
        {
          box: { x: 0.04, y: 0.06, width: 0.92, height: 0.88 },
          anchor: "middle",
          align: "center",
          items: [
            { content: "label", style: "label" },
            { content: "headline", style: "display" },
            { content: "body", style: "body" },
            { content: "action", style: "action" },
          ],
          on: "picture",
        },
      ],
      motif: null,
    },
    "16:9": {
      picture: {
        box: { x: 0, y: 0, width: 1, height: 1 },
        within: "canvas",
        shape: "rectangle",
        shade: "full",
        grows: false,
      },
      stacks: [
        {
          box: { x: 0.14, y: 0.05, width: 0.72, height: 0.9 },
          anchor: "middle",
          align: "center",
          items: [
            { content: "label", style: "label" },
            { content: "headline", style: "display" },
            { content: "body", style: "body" },
            { content: "action", style: "action" },
          ],
          on: "picture",
        },
      ],
      motif: null,
    },
  },
};
