import type { Surface } from "~/scene/templates/template";

/** A surface from its six colours, in the order of the roles. */
export function surface(
  background: string,
  text: string,
  muted: string,
  accent: string,
  onAccent: string,
  motif: string,
): Surface {
  return { background, text, muted, accent, onAccent, motif };
}

/** Light text for dark scrims, with the scrim's colour and that of the tint of pictures. */
export function overPicture(background: string, accent: string, tint = background): Surface {
  return { background, text: "#ffffff", muted: "#fafafa", accent, onAccent: background, motif: tint };
}
