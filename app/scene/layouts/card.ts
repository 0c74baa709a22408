import type { Layout } from "~/scene/layouts/layout";

/** A picture to the edges with the words on a card. */
export const cardLayout: Layout = {
  id: "card",
  name: "Card",
  roles: ["point", "proof", "offer", "action"],
  slots: {
    label: { kind: "text", maxCharacters: 32 },
    headline: { kind: "text", maxCharacters: 56 },
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
        shade: "none",
        grows: false,
      },
      stacks: [
        {
          box: { x: 0, y: 0.46, width: 1, height: 0.54 },
          anchor: "bottom",
          align: "start",
          items: [
            { content: "label", style: "label" },
            { content: "headline", style: "title" },
            { content: "body", style: "body" },
            { content: "action", style: "action" },
          ],
          on: "card",
        },
      ],
      motif: null,
    },
    "1:1": {
      picture: {
        box: { x: 0, y: 0, width: 1, height: 1 },
        within: "canvas",
        shape: "rectangle",
        shade: "none",
        grows: false,
      },
      stacks: [
        {
          box: { x: 0, y: 0.1, width: 0.86, height: 0.9 },
          anchor: "bottom",
          align: "start",
          items: [
            { content: "label", style: "label" },
            { content: "headline", style: "title" },
            { content: "body", style: "body" },
            { content: "action", style: "action" },
          ],
          on: "card",
        },
      ],
      motif: null,
    },
    "16:9": {
      picture: {
        box: { x: 0, y: 0, width: 1, height: 1 },
        within: "canvas",
        shape: "rectangle",
        shade: "none",
        grows: false,
      },
      stacks: [
        {
          box: { x: 0, y: 0.05, width: 0.46, height: 0.95 },
          anchor: "bottom",
          align: "start",
          items: [
            { content: "label", style: "label" },
            { content: "headline", style: "title" },
            { content: "body", style: "body" },
            { content: "action", style: "action" },
          ],
          on: "card",
        },
      ],
      motif: null,
    },
  },
};
