import type { Box, Layer, TextLayer } from "~/scene/composition";
import { withOpacity } from "~/scene/contrast";
import type { Draft } from "~/scene/resolve/draft";
import type { Frame } from "~/scene/resolve/frame";
import type { SceneContext } from "~/scene/resolve/scene-context";
import { isCovered } from "~/scene/resolve/scene-picture";
import { twoDigits } from "~/scene/resolve/stack-entries";
import { surfaceOn } from "~/scene/resolve/surfaces";
import type { Template } from "~/scene/templates/template";

const FOLIO_SIZE_UNITS = 28;
const FOLIO_WIDTH_UNITS = 64;
const RULE_UNITS = 2;

/** Scene number, a rule that fills as the video goes on, number of scenes; pictures are kept free of it. */
export function folioLayers(context: SceneContext): Draft[] {
  const { template, surface, frame, sceneIndex, shot, timing } = context;
  if (template.header !== "folio" || isCovered(frame.header, context)) return [];
  const { header, unit } = frame;
  const width = FOLIO_WIDTH_UNITS * unit;
  const lifetime = { sceneIndex, startSeconds: timing.startSeconds, endSeconds: timing.endSeconds };
  const isRightToLeft = frame.direction === "rtl";
  const number = (name: string, value: number, atStart: boolean): TextLayer => ({
    ...lifetime,
    id: `scene-${sceneIndex}/${name}`,
    box: { ...header, width, x: atStart === isRightToLeft ? header.x + header.width - width : header.x },
    animations: [],
    kind: "text",
    text: twoDigits(value, frame.language),
    font: template.textStyles.label.font,
    maxSize: FOLIO_SIZE_UNITS * unit,
    minSize: FOLIO_SIZE_UNITS * unit * 0.5,
    lineHeight: 1.2,
    letterSpacing: 0,
    maxLines: 1,
    color: atStart ? surface.text : surface.muted,
    align: atStart ? "start" : "end",
    verticalAlign: "middle",
    uppercase: false,
    plate: null,
    reveal: "block",
  });
  const track: Box = {
    x: header.x + width,
    y: header.y + (header.height - RULE_UNITS * unit) / 2,
    width: header.width - 2 * width,
    height: RULE_UNITS * unit,
  };
  const filled = (track.width * (shot.place + 1)) / shot.count;
  const rule = (name: string, box: Box, color: string): Layer => ({
    ...lifetime,
    id: `scene-${sceneIndex}/${name}`,
    box,
    animations: [],
    kind: "shape",
    shape: "line",
    color,
    radius: 0,
  });
  const fill = rule(
    "header-fill",
    { ...track, width: filled, x: isRightToLeft ? track.x + track.width - filled : track.x },
    surface.text,
  );
  fill.animations.push({
    property: "clip",
    from: shot.place / (shot.place + 1),
    to: 1,
    startSeconds: timing.startSeconds + timing.enterSeconds,
    endSeconds: timing.startSeconds + timing.enterSeconds + 1.4,
    easing: "in-out-cubic",
    edge: isRightToLeft ? "right" : "left",
  });
  return [
    rule("header-track", track, withOpacity(surface.text, 0.28)),
    fill,
    number("header-number", shot.place + 1, true),
    number("header-count", shot.count, false),
  ].map((layer) => ({ layer, part: "furniture" }));
}

/**
 * One bar per shot across the top, filling as the video goes on; these stand over all scenes, in the colour of the words
 * on each scene's picture.
 */
export function progressLayers(
  scenes: readonly SceneContext[],
  durationSeconds: number,
  frame: Frame,
  template: Template,
): Layer[] {
  if (template.header !== "progress" || scenes.length < 2) return [];
  const { header, unit } = frame;
  const gap = Math.min(10 * unit, (header.width / scenes.length) * 0.3);
  const width = (header.width - gap * (scenes.length - 1)) / scenes.length;
  const height = 5 * unit;
  const isRightToLeft = frame.direction === "rtl";
  return spansOf(scenes, durationSeconds).flatMap(({ color, ...lifetime }, span) =>
    scenes.flatMap(({ timing }, index) => {
      const place = isRightToLeft ? scenes.length - 1 - index : index;
      const bar = (name: string, opacity: number): Layer => ({
        id: `progress/${name}-${span === 0 ? index : `${span}-${index}`}`,
        ...lifetime,
        box: { x: header.x + place * (width + gap), y: header.y, width, height },
        animations: [],
        kind: "shape",
        shape: "rectangle",
        color: opacity === 1 ? color : withOpacity(color, opacity),
        radius: height / 2,
      });
      const fill = bar("fill", 1);
      fill.animations.push({
        property: "clip",
        from: 0,
        to: 1,
        startSeconds: timing.startSeconds,
        endSeconds: timing.exitStartSeconds ?? timing.endSeconds,
        easing: "linear",
        edge: isRightToLeft ? "right" : "left",
      });
      return [bar("track", 0.26), fill];
    }),
  );
}

interface Span {
  color: string;
  startSeconds: number;
  endSeconds: number;
}

/** How long the bars have which colour. */
function spansOf(scenes: readonly SceneContext[], durationSeconds: number): Span[] {
  const spans: Span[] = [];
  for (const context of scenes) {
    const { text: color } = surfaceOn("picture", context);
    const { startSeconds } = context.timing;
    const last = spans.at(-1);
    if (last?.color === color) continue;
    if (last) last.endSeconds = startSeconds;
    spans.push({ color, startSeconds: last ? startSeconds : 0, endSeconds: durationSeconds });
  }
  return spans;
}
