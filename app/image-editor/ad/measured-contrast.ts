import { fromLinear, toLinear } from "~/domain/image/oklab";
import { AA_TEXT, contrastRatio, parseHexColor, relativeLuminance } from "~/scene/contrast";
import type { Rectangle } from "../geometry";
import { luminancesWithin, type PictureMap } from "./picture-map";

/** Of what lies under words, the darkest and lightest twentieth may be lost: specks make no word unreadable. */
const specks = 0.05;

/** Contrast of a colour with what the image shows under a rectangle (shares of it), by WCAG 2.2: of the worst part of it. */
export function contrastOver(map: PictureMap, part: Rectangle, color: string): number {
  const [dark, light] = endsOf(map, part);
  const own = relativeLuminance(color);
  return Math.min(ratio(own, dark), ratio(own, light));
}

/** The first of some colours that can be read over the image there, else the one that is read best. */
export function readableOver(
  map: PictureMap,
  part: Rectangle,
  colours: readonly string[],
): { color: string; contrast: number } {
  const measured = colours.map((color) => ({ color, contrast: contrastOver(map, part, color) }));
  const first = measured.find(({ contrast }) => contrast >= AA_TEXT);
  const best = measured.reduce((one, other) => (other.contrast > one.contrast ? other : one));
  return first ?? best;
}

/** How opaque a ground of a colour must be under words of another, so that they can be read there; 1 where it never is. */
export function groundOpacity(map: PictureMap, part: Rectangle, color: string, ground: string): number {
  const [dark, light] = endsOf(map, part);
  const words = relativeLuminance(color);
  const below = parseHexColor(ground);
  for (let percent = 0; percent < 100; percent += 4) {
    const share = percent / 100;
    const seen = [dark, light].map((end) => {
      // The worst end as a grey, mixed as a browser mixes it.
      const grey = fromLinear(end);
      const mixed = below.map((channel) => channel * share + grey * (1 - share));
      return mixed.reduce((sum, channel, index) => sum + weights[index]! * toLinear(channel), 0);
    });
    if (seen.every((end) => ratio(words, end) >= AA_TEXT)) return share;
  }
  return 1;
}

/** The colour that is read best on another. */
export function readableOn(ground: string, colours: readonly string[]): string {
  return (
    colours.find((color) => contrastRatio(color, ground) >= AA_TEXT) ??
    [...colours, "#ffffff", "#111111"].reduce((best, one) =>
      contrastRatio(one, ground) > contrastRatio(best, ground) ? one : best,
    )
  );
}

function endsOf(map: PictureMap, part: Rectangle): [dark: number, light: number] {
  const found = luminancesWithin(map, part);
  const cut = Math.floor(found.length * specks);
  return [found[cut] ?? 0, found[found.length - 1 - cut] ?? 1];
}

const weights = [0.2126, 0.7152, 0.0722] as const;
const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
