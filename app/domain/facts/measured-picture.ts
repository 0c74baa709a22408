import type { SourcePicture } from "./source-event";

/** Pixels on the shorter side: below, it fills no screen; up to there, it is a sign beside a text. */
const fewestOfPhoto = 500;
const mostOfIcon = 64;

/** A picture whose size is known now: it ranks by it, and says so. */
export function measuredPicture(
  picture: SourcePicture,
  { width, height }: { width: number; height: number },
): SourcePicture {
  const shorter = Math.min(width, height);
  const reasons = [...picture.reasons.slice(0, 7), `${width} × ${height} pixels`];
  const sized = { ...picture, width, height, reasons };
  const isSign = picture.role === "logo" || picture.role === "icon";
  if (isSign) return sized;
  if (shorter <= mostOfIcon) return { ...sized, role: "icon", score: picture.score / 10 };
  return shorter < fewestOfPhoto ? { ...sized, score: picture.score / 2 } : sized;
}
