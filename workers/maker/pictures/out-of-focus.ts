import { digits, Picture } from "./picture";
import { dataAddress, renderAtSomeScale } from "./render-svg";

/** Pixels per unit are enough for what is blurred. */
const softResolution = 0.16;

/**
 * Draws what a lens that is focused on something nearer sees, over the whole picture; `blur` is in units. It is drawn small and
 * stretched: a filter of the full size would take seconds.
 */
export function outOfFocus<Drawn>(picture: Picture, blur: number, draw: (behind: Picture) => Drawn): Drawn {
  const behind = new Picture(picture.layout, softResolution);
  const { width, height } = picture;
  behind.define(
    `<filter id="soft" filterUnits="userSpaceOnUse" x="0" y="0" width="${digits(width)}" height="${digits(height)}"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
  );
  behind.add('<g id="behind">');
  const drawn = draw(behind);
  // Beyond the borders there is nothing to blur with: there the sharp one shows through.
  behind.add('</g><use xlink:href="#behind" filter="url(#soft)"/>');
  const { png } = renderAtSomeScale(behind.toSvg(), width * softResolution, { asPng: true });
  picture.add(
    `<image href="${dataAddress(png!)}" width="${digits(width)}" height="${digits(height)}" preserveAspectRatio="none"/>`,
  );
  return drawn;
}
