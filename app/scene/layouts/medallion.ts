import type { Layout } from "~/scene/layouts/layout";

/** A round picture above or beside centred words: for products and portraits. */
export const medallionLayout: Layout = {
  id: "medallion",
  name: "Medallion",
  roles: ["hook", "point", "proof", "offer", "action"],
  slots: {
    label: { kind: "text", maxCharacters: 32 },
    headline: { kind: "text", maxCharacters: 48 },
    body: { kind: "text", maxCharacters: 110 },
    action: { kind: "text", maxCharacters: 24 },
    picture: { kind: "picture", minRatio: 0.8, maxRatio: 1.25 },
  },
  arrangements: {
    "9:16": {
      picture: {
        box: { x: 0, y: 0, width: 1, height: 0.48 },
        within: "safe",
        shape: "round",
        shade: "none",
        grows: true,
      },
      stacks: [
        {
          box: { x: 0, y: 0.53, width: 1, height: 0.47 },
          anchor: "bottom",
          align: "center",
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
        box: { x: 0, y: 0, width: 1, height: 0.44 },
        within: "safe",
        shape: "round",
        shade: "none",
        grows: true,
      },
      stacks: [
        {
          box: { x: 0, y: 0.48, width: 1, height: 0.52 },
          anchor: "bottom",
          align: "center",
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
        box: { x: 0.54, y: 0.02, width: 0.46, height: 0.96 },
        within: "safe",
        shape: "round",
        shade: "none",
        grows: false,
      },
      stacks: [
        {
          box: { x: 0, y: 0, width: 0.49, height: 1 },
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
