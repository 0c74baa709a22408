import type * as z from "zod/mini";
import type { deskTools } from "./desk-tools";

export interface LayoutBrief {
  name: string;
  canvas: { width: number; height: number };
  slots: {
    key: string;
    kind: "text" | "picture";
    isRequired: boolean;
    mostCharacters: number | null;
    about: string;
  }[];
  rules: string[];
}

const canvases = {
  "16:9": { width: 1920, height: 1080 },
  "9:16": { width: 1080, height: 1920 },
  "1:1": { width: 1080, height: 1080 },
  "4:5": { width: 1080, height: 1350 },
} as const;

const charactersPerWord = 6;

/** A brief that can be given to whoever makes layouts: what it is for, its slots with limits, and what it has to keep to. */
export function draftLayoutBrief({
  purpose,
  format,
  hasProduct,
  mostWords,
}: z.infer<(typeof deskTools)["draft_layout_brief"]["input"]>): LayoutBrief {
  const characters = mostWords * charactersPerWord;
  const headline = Math.min(60, Math.max(18, Math.round(characters * 0.4)));
  const isTall = format === "9:16" || format === "4:5";
  return {
    name: purpose.length > 60 ? `${purpose.slice(0, 59).trimEnd()}…` : purpose,
    canvas: canvases[format],
    slots: [
      {
        key: "headline",
        kind: "text",
        isRequired: true,
        mostCharacters: headline,
        about: "What is said, large",
      },
      ...(characters - headline > 30
        ? [
            {
              key: "body",
              kind: "text" as const,
              isRequired: false,
              mostCharacters: characters - headline,
              about: "What backs it, in a line or two",
            },
          ]
        : []),
      {
        key: hasProduct ? "product" : "picture",
        kind: "picture",
        isRequired: true,
        mostCharacters: null,
        about: hasProduct
          ? "The product, cut out, its pixels kept"
          : "One picture with a calm side for words",
      },
      {
        key: "label",
        kind: "text",
        isRequired: false,
        mostCharacters: 24,
        about: "A tag, a price or a date",
      },
    ],
    rules: [
      isTall
        ? "Nothing that has to be read stands in the upper 14 % or the lower 20 %: the app covers them."
        : "Everything that has to be read stands 5 % or more from each edge.",
      "Words have a contrast of 4.5 : 1 or more against what lies under them, at their worst place.",
      "The headline is read first: twice the size of the body or more.",
      hasProduct
        ? "The product takes up 30 to 55 % of the canvas and is not cropped."
        : "The picture fills its slot in its own ratio.",
      "It still holds with the longest text of each slot, and with the optional slots empty.",
    ],
  };
}
