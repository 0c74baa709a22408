import type { GradientLike } from "~/engine/canvas";
import type { Content } from "~/engine/content";
import type { Stage } from "~/engine/stage";
import { paintSurface, stampSurface } from "~/engine/surface";
import type { Target } from "~/engine/target";
import type { GradientLayer } from "~/scene/composition";

/**
 * A gradient painted once, at full size. Copying its pixels one to one, on whole pixels, costs a tenth of filling
 * with the gradient or of stretching a smaller one in every frame (0.8 ms against 7 at 1080 × 1620).
 */
export function gradientContent(layer: GradientLayer, stage: Stage): Content {
  const isOpaque = layer.stops.length > 0 && layer.stops.every(({ color }) => /^#[0-9a-f]{6}$/i.test(color));
  return {
    bounds: () => layer.box,
    changes: [],
    isSingle: true,
    isOpaque: () => isOpaque,
    paint(target) {
      const paintOnce = () => paintSurface(stage, layer.box, (inner) => fillGradient(inner, layer));
      stampSurface(target, stage, stage.surfaces.get(layer, paintOnce));
    },
  };
}

function fillGradient({ context }: Target, { box, angleDegrees, stops, radial }: GradientLayer): void {
  const { x, y, width, height } = box;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  let gradient: GradientLike;
  if (radial) {
    // A unit circle stretched to the box, so that the gradient is an ellipse in boxes that are not square.
    context.transform(width / 2, 0, 0, height / 2, middleX, middleY);
    gradient = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  } else {
    const radians = (angleDegrees * Math.PI) / 180;
    const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
    // Length of the line that reaches the corners, as CSS linear-gradient() defines it.
    const half = (Math.abs(width * cosine) + Math.abs(height * sine)) / 2;
    gradient = context.createLinearGradient(
      middleX - cosine * half,
      middleY - sine * half,
      middleX + cosine * half,
      middleY + sine * half,
    );
  }
  for (const stop of stops) gradient.addColorStop(stop.offset, stop.color);
  context.fillStyle = gradient;
  if (radial) context.fillRect(-1, -1, 2, 2);
  else context.fillRect(x, y, width, height);
}
