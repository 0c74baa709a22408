import type { Layout } from "./layout";

/** From where a scene is seen: how near its thing is, where it stands in the picture, and from which side the light comes. */
export interface View {
  /** Of the room that the thing usually has. */
  size: number;
  /** Where it stands, 0 at the left edge to 1 at the right one; beyond them it is cut. */
  across: number;
  /** A picture that is mirrored has its light from the right. */
  isMirrored: boolean;
  /** Whether two more of it stand behind it. */
  isGroup?: boolean;
}

/** The usual one, then others, each unlike its neighbours: pictures of one place differ by them. */
export const views: readonly View[] = [
  { size: 1, across: 0.5, isMirrored: false },
  { size: 0.55, across: 0.16, isMirrored: false },
  { size: 1.3, across: 0.5, isMirrored: true },
  { size: 0.62, across: 0.5, isMirrored: false, isGroup: true },
  { size: 0.8, across: 0.94, isMirrored: false },
  { size: 0.46, across: 0.62, isMirrored: true },
  { size: 1.65, across: 1.14, isMirrored: true },
  { size: 0.48, across: 0.24, isMirrored: false, isGroup: true },
];
export const usualView = views[0]!;

/** Of what has thin parts and of what has to be seen whole, so much at the most. */
const largestWhole = 1.3;

/** The room of the thing as it is seen from there. Where text is to lie, the thing keeps to its own room. */
export function seenFrom(
  layout: Layout,
  { size, across, isGroup = false }: View,
  { mayBeCut }: { mayBeCut: boolean },
): Layout {
  const { safe, side, width, height } = layout;
  const most = side === "none" ? (mayBeCut ? size : Math.min(size, largestWhole)) : Math.min(size, 1);
  if (most === 1 && across === 0.5) return layout;
  const room = side === "none" ? { x: width * 0.05, width: width * 0.9 } : safe;
  const place = mayBeCut && side === "none" ? across : Math.min(1, Math.max(0, across));
  const base = Math.min(safe.y + safe.height, height * 0.94);
  const [w, h] = [safe.width * most, Math.min(safe.height * most, base - height * 0.03)];
  return {
    ...layout,
    isGroup,
    safe: { x: room.x + (room.width - w) * place, y: base - h, width: w, height: h },
  };
}
