import type { CanvasModel } from "~/editor/canvas/canvas-model";
import type { CanvasPart } from "~/editor/canvas/canvas-parts";
import type { PartTarget } from "~/scene/edit-parts";
import type { Element, Overlay } from "~/scene/element";
import type { Storyboard } from "~/scene/storyboard";

const kindNames: Record<Overlay["content"]["kind"], string> = {
  text: "text",
  picture: "picture",
  clip: "clip",
  shape: "shape",
  icon: "icon",
  drawing: "drawing",
  qr: "QR code",
  progress: "progress bar",
  countdown: "countdown",
  logo: "logo",
  "lower-third": "lower third",
};

/** What a part is called in a sentence: "headline", "picture 2", or the name a person gave it. */
export function nameOfPart(storyboard: Storyboard, target: PartTarget): string {
  if (target.kind === "part") return nameOfKey(target.key);
  const item =
    target.kind === "overlay"
      ? storyboard.overlays?.[target.id]
      : storyboard.scenes.find(({ id }) => id === target.sceneId)?.elements?.[target.id];
  if (!item) return "part";
  return item.name ?? nameOfContent(item);
}

function nameOfContent({ content }: Element | Overlay): string {
  if (content.kind === "text" && content.text.trim()) return `“${shortened(content.text.trim())}”`;
  if (content.kind === "shape") return content.shape;
  return kindNames[content.kind];
}

function nameOfKey(key: string): string {
  if (key.startsWith("layout-")) return "shape of the layout";
  if (key === "brand-logo") return "logo";
  if (key === "brand-watermark") return "watermark";
  return key.replace(/-/g, " ");
}

const shortened = (text: string) => (text.length > 24 ? `${text.slice(0, 23).trimEnd()}…` : text);

export function describeParts(model: CanvasModel, parts: readonly Pick<CanvasPart, "target">[]): string {
  const [only, ...others] = parts;
  if (!only) return "nothing";
  if (others.length > 0) return `${parts.length} parts`;
  return nameOfPart(model.editor.read().storyboard, only.target);
}
