import type { Template, TextStyle } from "~/scene/templates/template";

type Given = Pick<TextStyle, "font" | "size" | "lineHeight"> & Partial<TextStyle>;
type StyleName = keyof Template["textStyles"];

const usual: Record<StyleName, Omit<TextStyle, "font" | "size" | "lineHeight">> = {
  display: large(60, 6, 28),
  title: large(48, 6, 24),
  figure: large(105, 3, 26),
  quote: large(44, 9, 18),
  body: small(27, 9, "muted", 32),
  label: small(24, 2, "accent", 30),
  action: small(26, 2, "text", 54),
  mark: { ...large(115, 1, 0), color: "accent" },
};

/** The text styles of a template from what sets them apart; smallest sizes, lines, colours and spaces are usual ones. */
export function typeScale(styles: Record<StyleName, Given>): Template["textStyles"] {
  const names = Object.keys(usual) as StyleName[];
  const complete = names.map((name) => [name, { ...usual[name], ...styles[name] }]);
  return Object.fromEntries(complete) as Template["textStyles"];
}

function large(minSize: number, maxLines: number, spaceBefore: number) {
  return { minSize, maxLines, spaceBefore, letterSpacingEm: 0, uppercase: false, color: "text" as const };
}

function small(minSize: number, maxLines: number, color: TextStyle["color"], spaceBefore: number) {
  return { minSize, maxLines, spaceBefore, letterSpacingEm: 0, uppercase: false, color };
}
