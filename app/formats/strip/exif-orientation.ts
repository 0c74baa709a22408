import { latin1Text, viewOf } from "../bytes";

const orientationTag = 0x0112;

/** The orientation that a TIFF block (the content of EXIF) names, 1–8; 1 where it names none. Source: EXIF 2.32, 4.6.4. */
export function readOrientation(tiff: Uint8Array): number {
  const order = latin1Text(tiff, 0, 2);
  if (tiff.length < 8 || (order !== "II" && order !== "MM")) return 1;
  const view = viewOf(tiff);
  const little = order === "II";
  const directory = view.getUint32(4, little);
  if (directory + 2 > tiff.length) return 1;
  const count = view.getUint16(directory, little);
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > tiff.length) return 1;
    if (view.getUint16(entry, little) !== orientationTag) continue;
    const value = view.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** A TIFF block that says the orientation and nothing else. */
export function orientationTiff(orientation: number): Uint8Array {
  return new Uint8Array([
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
}
