import type { Box, Layer, TextLayer } from "~/scene/composition";
import { disclaimerSizes, disclaimerStyle, disclaimerTextHeight } from "~/scene/resolve/brand-bands";
import { canvasBox, type Frame } from "~/scene/resolve/frame";
import { layerOfLogo } from "~/scene/resolve/layer-of-logo";
import { bestLogo } from "~/scene/resolve/logo-ground";
import { logosOf } from "~/scene/resolve/logo-size";
import { endCardSeconds } from "~/scene/resolve/timing";
import type { Storyboard } from "~/scene/storyboard";
import type { Palette, Template } from "~/scene/templates/template";

const FADE_SECONDS = 0.35;
/** The logo's room, as shares of the safe area. */
const LOGO_WIDTH = 0.62;
const LOGO_HEIGHT = 0.24;
const GAP_UNITS = 52;
const LINE_UNITS = { largest: 54, smallest: 30 };
const RISE_UNITS = 26;

/**
 * The brand's end card: its logo over one line, on a plain ground, from the end of the last scene on. Empty where the video has
 * none.
 */
export function endCardLayers(
  { brand }: Pick<Storyboard, "brand">,
  startSeconds: number,
  frame: Frame,
  { template, palette }: { template: Template; palette: Palette },
): Layer[] {
  const surface = palette.surfaces[0];
  if (!brand?.endCard || !surface) return [];
  const { unit, safe } = frame;
  const endSeconds = startSeconds + endCardSeconds(brand);
  const fade = (delay: number) =>
    ({
      property: "opacity",
      from: 0,
      to: 1,
      startSeconds: startSeconds + delay,
      endSeconds: startSeconds + delay + FADE_SECONDS,
      easing: "out-cubic",
    }) as const;
  const rise = {
    ...fade(FADE_SECONDS * 0.6),
    property: "y",
    from: RISE_UNITS * unit,
    to: 0,
    endSeconds: startSeconds + FADE_SECONDS * 2.4,
    easing: "out-quint",
  } as const;
  const base = (name: string, box: Box) => ({ id: `end-card/${name}`, startSeconds, endSeconds, box });
  const ground: Layer = {
    ...base("ground", canvasBox(frame)),
    kind: "shape",
    shape: "rectangle",
    color: surface.background,
    radius: 0,
    animations: [fade(0)],
  };
  const content = [fade(FADE_SECONDS * 0.6), rise];

  const logo = bestLogo(logosOf(brand.logos), [surface.background])?.logo;
  const room = { width: safe.width * LOGO_WIDTH, height: safe.height * LOGO_HEIGHT };
  const height = logo ? Math.min(room.height, room.width / logo.ratio) : 0;
  const line = brand.endCard.text.trim();
  const lineHeight = line === "" ? 0 : LINE_UNITS.largest * 2.4 * unit;
  const gap = logo && line !== "" ? GAP_UNITS * unit : 0;
  const top = safe.y + (safe.height - height - gap - lineHeight) / 2;
  const layers: Layer[] = [ground];
  if (logo) {
    const width = height * logo.ratio;
    const box = { x: safe.x + (safe.width - width) / 2, y: top, width, height };
    layers.push(layerOfLogo(logo, { ...base("logo", box), animations: content }));
  }
  const text = (
    name: string,
    box: Box,
    words: string,
  ): Omit<
    TextLayer,
    "font" | "maxSize" | "minSize" | "maxLines" | "lineHeight" | "verticalAlign" | "color"
  > => ({
    ...base(name, box),
    kind: "text",
    text: words,
    letterSpacing: 0,
    align: "center",
    uppercase: false,
    plate: null,
    reveal: "block",
    animations: content,
  });
  if (line !== "") {
    const { body } = template.textStyles;
    layers.push({
      ...text("line", { ...safe, y: top + height + gap, height: lineHeight }, line),
      font: body.font,
      maxSize: LINE_UNITS.largest * unit,
      minSize: LINE_UNITS.smallest * unit,
      maxLines: 2,
      lineHeight: 1.2,
      verticalAlign: logo ? "top" : "middle",
      color: surface.text,
    });
  }
  if (brand.disclaimer) {
    const { label } = template.textStyles;
    const heightOfText = disclaimerTextHeight(brand.disclaimer, safe.width, frame, label);
    const box = { ...safe, y: safe.y + safe.height - heightOfText, height: heightOfText };
    layers.push({
      ...text("disclaimer", box, brand.disclaimer),
      font: disclaimerStyle(label).font,
      ...disclaimerSizes(unit),
      verticalAlign: "bottom",
      color: surface.muted,
    });
  }
  return layers;
}
