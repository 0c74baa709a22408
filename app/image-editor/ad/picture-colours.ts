import { clusterColors } from "~/domain/image/cluster-colors";
import { hexOf, toLinear, toOklab } from "~/domain/image/oklab";
import { boardColours } from "~/scene/board-colours";
import type { AdColours } from "./ad-theme";
import { readableOn } from "./measured-contrast";
import type { Pixels } from "./picture-map";

const mostColours = 6;

/** The colours an image is made of, `#rrggbb`, the most present first. */
export function paletteOfPicture({ data }: Pixels): string[] {
  const colours = Array.from({ length: data.length / 4 }, (_, cell) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(cell * 4, cell * 4 + 3);
    return toOklab([toLinear(red), toLinear(green), toLinear(blue)]);
  });
  return clusterColors(colours, mostColours).map(({ middle }) => hexOf(middle));
}

/** What an image's own colours are for in an ad made of it. */
export function coloursOfPicture(pixels: Pixels): AdColours {
  const found = boardColours(paletteOfPicture(pixels));
  if (!found) return { ground: "#ffffff", text: "#111111", accent: "#111111", onAccent: "#ffffff" };
  const { background, text, accent = text } = found;
  return {
    ground: background,
    text,
    accent,
    onAccent: readableOn(accent, [background, "#ffffff", "#111111"]),
  };
}
