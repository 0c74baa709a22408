import type { Point } from "~/image-editor/geometry";
import type { Box } from "~/scene/composition";

/** A box turned clockwise about its middle. */
export interface TurnedBox {
  box: Box;
  rotationDegrees: number;
}

export function centreOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function turned(point: Point, about: Point, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const dx = point.x - about.x;
  const dy = point.y - about.y;
  return { x: about.x + dx * cos - dy * sin, y: about.y + dx * sin + dy * cos };
}

/** A point as the box sees it, had it not been turned. */
export function withinTurned({ box, rotationDegrees }: TurnedBox, point: Point): Point {
  return turned(point, centreOf(box), -rotationDegrees);
}

/** From the upper left one, clockwise. */
export function cornersOf({ box, rotationDegrees }: TurnedBox): Point[] {
  const { x, y, width, height } = box;
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return corners.map((corner) => turned(corner, centreOf(box), rotationDegrees));
}

/** The smallest upright box around it. */
export function boundsOf(shape: TurnedBox): Box {
  if (shape.rotationDegrees % 360 === 0) return shape.box;
  return boxAround(cornersOf(shape));
}

export function boxAround(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The smallest box around all; null around none. */
export function unionOfBoxes(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  return boxAround(
    boxes.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  );
}

/** Whether a point lies in it, or within `reach` of its edges. */
export function holdsPoint(shape: TurnedBox, point: Point, reach = 0): boolean {
  const { x, y } = withinTurned(shape, point);
  const { box } = shape;
  return (
    x >= box.x - reach &&
    x <= box.x + box.width + reach &&
    y >= box.y - reach &&
    y <= box.y + box.height + reach
  );
}

/** Whether a turned box and an upright one share a point (separating axes). */
export function touchesBox(shape: TurnedBox, area: Box): boolean {
  const corners = cornersOf(shape);
  const areaCorners = cornersOf({ box: area, rotationDegrees: 0 });
  const isApartAlong = (degrees: number) => {
    const along = (point: Point) => turned(point, { x: 0, y: 0 }, -degrees).x;
    const one = corners.map(along);
    const other = areaCorners.map(along);
    return Math.max(...one) < Math.min(...other) || Math.max(...other) < Math.min(...one);
  };
  return ![0, 90, shape.rotationDegrees, shape.rotationDegrees + 90].some(isApartAlong);
}

export function movedBy(box: Box, dx: number, dy: number): Box {
  return { ...box, x: box.x + dx, y: box.y + dy };
}
