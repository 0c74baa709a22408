import type { Format } from "~/domain/video/format";

/** The outline of a format, drawn to scale. */
export function FormatGlyph({ format }: { format: Format }) {
  const [width, height] = format.split(":").map(Number) as [number, number];
  const scale = 12 / Math.max(width, height);
  return (
    <span
      aria-hidden="true"
      style={{ width: width * scale, height: height * scale }}
      className="inline-block rounded-[2px] border-[1.5px] border-current"
    />
  );
}
