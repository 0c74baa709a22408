import type { Layout } from "~/scene/layouts/layout";

/** A picture hung with a margin around it, its words below or beside. */
export const framedLayout: Layout = {
  id: "framed",
  name: "Framed",
  roles: ["hook", "point", "proof", "offer"],
  slots: {
    label: { kind: "text", maxCharacters: 32 },
    headline: { kind: "text", maxCharacters: 60 },
    body: { kind: "text", maxCharacters: 140 },
    action: { kind: "text", maxCharacters: 24 },
    picture: { kind: "picture", minRatio: 0.8, maxRatio: 1.6 },
  },
  arrangements: {
    "9:16": {
      picture: {
        box: { x: 0, y: 0, width: 1, height: 0.48 },
        within: "safe",
        shape: "rounded",
        shade: "none",
        grows: true,
      },
      stacks: [
        {
          box: { x: 0, y: 0.53, width: 1, height: 0.47 },
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
        box: { x: 0, y: 0, width: 1, height: 0.48 },
        within: "safe",
        shape: "rounded",
        shade: "none",
        grows: true,
      },
      stacks: [
        {
          box: { x: 0, y: 0.53, width: 1, height: 0.47 },
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
    "16:9": {
      picture: {
        box: { x: 0.56, y: 0, width: 0.44, height: 1 },
        within: "safe",
        shape: "rounded",
        shade: "none",
        grows: false,
      },
      stacks: [
        {
          box: { x: 0, y: 0, width: 0.5, height: 1 },
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
  },
};
