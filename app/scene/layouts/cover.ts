import type { Layout } from "~/scene/layouts/layout";

/** A picture to the edges, the words at its foot. */
export const coverLayout: Layout = {
  id: "cover",
  name: "Cover",
  roles: ["hook", "point", "offer", "action"],
  slots: {
    label: { kind: "text", maxCharacters: 32 },
    headline: { kind: "text", maxCharacters: 60 },
    body: { kind: "text", maxCharacters: 120 },
    action: { kind: "text", maxCharacters: 24 },
    picture: { kind: "picture", minRatio: 0.5, maxRatio: 1.9 },
  },
  arrangements: {
    "9:16": {
      picture: {
        box: { x: 0, y: 0, width: 1, height: 1 },
        within: "canvas",
        shape: "rectangle",
        shade: "bottom",
        grows: false,
      },
      stacks: [
        {
          box: { x: 0, y: 0.36, width: 1, height: 0.64 },
          anchor: "bottom",
          align: "start",
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
        shade: "bottom",
        grows: false,
      },
      stacks: [
        {
          box: { x: 0, y: 0.2, width: 1, height: 0.8 },
          anchor: "bottom",
          align: "start",
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
        shade: "start",
        grows: false,
      },
      stacks: [
        {
          box: { x: 0, y: 0.08, width: 0.56, height: 0.92 },
          anchor: "bottom",
          align: "start",
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
