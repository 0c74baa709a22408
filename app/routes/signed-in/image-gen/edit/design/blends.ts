import type { Layer } from "~/image-editor/layers/layer";

/** How a layer mixes with what lies below it, in words. */
export const blends: readonly { value: Layer["blend"]; label: string }[] = [
  { value: "source-over", label: "Normal" },
  { value: "multiply", label: "Multiply" },
  { value: "screen", label: "Screen" },
  { value: "overlay", label: "Overlay" },
  { value: "soft-light", label: "Soft light" },
];
