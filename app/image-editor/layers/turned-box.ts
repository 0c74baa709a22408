import { dragRectangle, type Handle } from "../crop";
import type { Point, Rectangle } from "../geometry";

interface Turned extends Rectangle {
  turnDegrees: number;
}

const middleOf = ({ x, y, width, height }: Rectangle): Point => ({ x: x + width / 2, y: y + height / 2 });

/** A vector turned clockwise by degrees, as the screen counts them. */
export function turnVector({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** A point as the box sees it before it is turned. */
export function intoBox(box: Turned, at: Point): Point {
  const middle = middleOf(box);
  const back = turnVector({ x: at.x - middle.x, y: at.y - middle.y }, -box.turnDegrees);
  return { x: back.x + middle.x, y: back.y + middle.y };
}

/** The upright rectangle around a turned box. */
export function boundsOf(box: Turned): Rectangle {
  if (box.turnDegrees === 0) return box;
  const middle = middleOf(box);
  const angle = (box.turnDegrees * Math.PI) / 180;
  const width = Math.abs(box.width * Math.cos(angle)) + Math.abs(box.height * Math.sin(angle));
  const height = Math.abs(box.width * Math.sin(angle)) + Math.abs(box.height * Math.cos(angle));
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/** A turned box after one of its handles went by `by` on the screen: what lies opposite the handle stays where it is. */
export function dragTurned(
  box: Turned,
  handle: Handle,
  by: Point,
  ratio: number | null,
  least: number,
): Rectangle {
  if (handle === "move" || box.turnDegrees === 0) return dragRectangle(box, handle, by, ratio, least);
  const pulled = dragRectangle(box, handle, turnVector(by, -box.turnDegrees), ratio, least);
  const before = middleOf(box);
  const after = middleOf(pulled);
  const shift = { x: after.x - before.x, y: after.y - before.y };
  const turned = turnVector(shift, box.turnDegrees);
  return { ...pulled, x: pulled.x + turned.x - shift.x, y: pulled.y + turned.y - shift.y };
}

/** Degrees from straight up, clockwise, at which a point stands from the middle of a box. */
export function angleTo(box: Rectangle, at: Point): number {
  const middle = middleOf(box);
  return (Math.atan2(at.x - middle.x, middle.y - at.y) * 180) / Math.PI;
}
