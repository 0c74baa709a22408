import { clamp, type Point, type Rectangle, type Size } from "./geometry";

/** Where an image lies in its pane: `screen = image × scale + (x, y)`, in CSS pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export const zoomLimits = { least: 0.02, most: 32 } as const;
/** One press of + or -, one notch of a wheel. */
export const zoomStep = 1.25;
/** So much of the image, in CSS pixels, stays in the pane however far it is moved. */
const keptInSight = 48;

/** The whole of `content` in the middle of the pane, with room around; never larger than life. */
export function fitView(content: Rectangle, pane: Size, margins: Size): View {
  const room = {
    width: Math.max(40, pane.width - margins.width * 2),
    height: Math.max(40, pane.height - margins.height * 2),
  };
  const scale = clamp(
    Math.min(room.width / content.width, room.height / content.height, 1),
    zoomLimits.least,
    zoomLimits.most,
  );
  return centredView(content, pane, scale);
}

export function centredView(content: Rectangle, pane: Size, scale: number): View {
  return {
    scale,
    x: pane.width / 2 - (content.x + content.width / 2) * scale,
    y: pane.height / 2 - (content.y + content.height / 2) * scale,
  };
}

/** Zooms so that what is under `at` stays under it. */
export function zoomAt(view: View, factor: number, at: Point): View {
  const scale = clamp(view.scale * factor, zoomLimits.least, zoomLimits.most);
  const by = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by };
}

export function panBy(view: View, dx: number, dy: number): View {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

/** Two fingers: what was under the first middle comes under the second, larger by as much as they went apart. */
export function pinchView(view: View, from: [Point, Point], to: [Point, Point]): View {
  const middle = ([a, b]: [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const apart = ([a, b]: [Point, Point]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const before = middle(from);
  const after = middle(to);
  return panBy(zoomAt(view, apart(to) / apart(from), before), after.x - before.x, after.y - before.y);
}

/** Keeps a part of the content in the pane, so that it cannot be lost. */
export function keepInSight(view: View, content: Rectangle, pane: Size): View {
  const left = content.x * view.scale;
  const top = content.y * view.scale;
  return {
    ...view,
    x: clamp(
      view.x,
      keptInSight - left - content.width * view.scale,
      Math.max(keptInSight, pane.width - keptInSight) - left,
    ),
    y: clamp(
      view.y,
      keptInSight - top - content.height * view.scale,
      Math.max(keptInSight, pane.height - keptInSight) - top,
    ),
  };
}

export function toImagePoint(view: View, screen: Point): Point {
  return { x: (screen.x - view.x) / view.scale, y: (screen.y - view.y) / view.scale };
}

export function toScreen(view: View, image: Point): Point {
  return { x: image.x * view.scale + view.x, y: image.y * view.scale + view.y };
}

/** What of the image's plane the pane shows. */
export function visiblePart(view: View, pane: Size): Rectangle {
  const start = toImagePoint(view, { x: 0, y: 0 });
  return { ...start, width: pane.width / view.scale, height: pane.height / view.scale };
}
