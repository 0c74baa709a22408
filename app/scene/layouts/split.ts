import type { Layout } from "~/scene/layouts/layout";

/** Half picture, half words. */
export const splitLayout: Layout = {
  id: "split",
  name: "Split",
  roles: ["point", "proof", "offer", "action"],
  slots: {
    label: { kind: "text", maxCharacters: 32 },
    headline: { kind: "text", maxCharacters: 60 },
    body: { kind: "text", maxCharacters: 140 },
    action: { kind: "text", maxCharacters: 24 },
    picture: { kind: "picture", minRatio: 0.7, maxRatio: 1.4 },
  },
  arrangements: {
    "9:16": {
      picture: {
        box: { x: 0, y: 0, width: 1, height: 0.46 },
        within: "canvas",
        shape: "rectangle",
        shade: "none",
        grows: true,
      },
      stacks: [
        {
          box: { x: 0, y: 0.54, width: 1, height: 0.46 },
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
      motif: null,
    },
    "1:1": {
      picture: {
        box: { x: 0.52, y: 0, width: 0.48, height: 1 },
        within: "canvas",
        shape: "rectangle",
        shade: "none",
        grows: false,
      },
      stacks: [
        {
          box: { x: 0, y: 0, width: 0.47, height: 1 },
          anchor: "middle",
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
      motif: null,
    },
    "16:9": {
      picture: {
        box: { x: 0.5, y: 0, width: 0.5, height: 1 },
        within: "canvas",
        shape: "rectangle",
        shade: "none",
        grows: false,
      },
      stacks: [
        {
          box: { x: 0, y: 0, width: 0.46, height: 1 },
          anchor: "middle",
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
      motif: null,
    },
  },
};
