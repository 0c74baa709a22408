export const svgType = "image/svg+xml";

/** The file itself; of an SVG its drawing. Rejects with ApiError where it cannot be drawn. What draws is loaded then. */
export async function withSvgDrawn(file: File): Promise<File> {
  if (!isSvg(file)) return file;
  const { drawSvg } = await import("./svg-drawing");
  return drawSvg(file);
}

export function isSvg({ type, name }: Pick<File, "type" | "name">): boolean {
  return type === svgType || (type === "" && /\.svg$/i.test(name));
}
