import type { Layout } from "~/scene/layouts/layout";

/** A band of picture from edge to edge between headline and text. */
export const bandLayout: Layout = {
  id: "band",
  name: "Band",
  roles: ["hook", "point"],
  slots: {
    label: { kind: "text", maxCharacters: 32 },
    headline: { kind: "text", maxCharacters: 50 },
    body: { kind: "text", maxCharacters: 120 },
    action: { kind: "text", maxCharacters: 24 },
    picture: { kind: "picture", minRatio: 1, maxRatio: 2 },
  },
  arrangements: {
    "9:16": {
      picture: {
        box: { x: 0, y: 0.46, width: 1, height: 0.22 },
        within: "canvas",
        shape: "rectangle",
        shade: "none",
        grows: true,
      },
      stacks: [
        {
          box: { x: 0, y: 0, width: 1, height: 0.41 },
          anchor: "top",
          align: "start",
          items: [
            { content: "label", style: "label" },
            { content: "headline", style: "display" },
          ],
          on: "surface",
        },
        {
          box: { x: 0, y: 0.78, width: 1, height: 0.22 },
          anchor: "bottom",
          align: "start",
          items: [
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
        box: { x: 0, y: 0.51, width: 1, height: 0.19 },
        within: "canvas",
        shape: "rectangle",
        shade: "none",
        grows: true,
      },
      stacks: [
        {
          box: { x: 0, y: 0, width: 1, height: 0.48 },
          anchor: "top",
          align: "start",
          items: [
            { content: "label", style: "label" },
            { content: "headline", style: "display" },
          ],
          on: "surface",
        },
        {
          box: { x: 0, y: 0.77, width: 1, height: 0.23 },
          anchor: "bottom",
          align: "start",
          items: [
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
        box: { x: 0.54, y: 0.09, width: 0.46, height: 0.82 },
        within: "canvas",
        shape: "rectangle",
        shade: "none",
        grows: false,
      },
      stacks: [
        {
          box: { x: 0, y: 0, width: 0.49, height: 0.58 },
          anchor: "bottom",
          align: "start",
          items: [
            { content: "label", style: "label" },
            { content: "headline", style: "display" },
          ],
          on: "surface",
        },
        {
          box: { x: 0, y: 0.62, width: 0.49, height: 0.38 },
          anchor: "top",
          align: "start",
          items: [
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
