import type { Box } from "./measure-subject";
import { clamp } from "./oklch";
import { digits, imageOf, type Picture, type Placement, shadowDetail } from "./picture";
import { dataAddress, renderSvg } from "./render-svg";

/*
 * Light comes from the upper left: shadows fall to the lower right. All of them are gradients or small pictures stretched, since
 * a filter over the whole picture would take longer than everything else.
 */

/** Of what stands: a wide faint pool and a dark line under the foot. */
export function contactShadow(
  picture: Picture,
  { foot, box, base }: Placement,
  color: string,
  opacity = 0.4,
) {
  const width = Math.max(foot.right - foot.left, box.width * 0.3);
  const x = (foot.left + foot.right) / 2;
  const pool = box.height * 0.07 + 8;
  picture.glow(
    x + width * 0.12,
    base - box.height * 0.005,
    width * 0.5 + box.width * 0.26,
    color,
    opacity * 0.75,
    pool,
  );
  picture.glow(
    x,
    base - box.height * 0.006,
    width * 0.56,
    color,
    Math.min(1, opacity * 1.5),
    box.height * 0.022 + 4,
  );
}

/** Of what hovers: the pool lies lower, softer and smaller. */
export function hoverShadow(
  picture: Picture,
  { centre, box, base }: Placement,
  color: string,
  { gap, opacity = 0.34 }: { gap: number; opacity?: number },
) {
  picture.glow(centre.x + box.width * 0.05, base + gap, box.width * 0.46, color, opacity, box.width * 0.075);
}

/** On the wall or the ground behind, at a distance. */
export function dropShadow(
  picture: Picture,
  placement: Placement,
  color: string,
  { offset, blur = 1, opacity = 0.3 }: { offset: number; blur?: number; opacity?: number },
) {
  picture.blurred(placement, { blur, flat: color, opacity, dx: offset, dy: offset * 1.15 });
}

/** Along the ground to the right, fading: as long as a share of the height, slanted by so much. */
export function castShadow(
  picture: Picture,
  placement: Placement,
  color: string,
  { opacity, length = 0.5, slant = -1.1 }: { opacity: number; length?: number; slant?: number },
) {
  const sprite = placement.subject.sprite(shadowDetail, { blur: 0.55, flat: color });
  const y = placement.base - placement.box.height * 0.012;
  const { x, y: top, width, height } = sprite.box;
  const frame = `x="${x}" y="${top}" width="${width}" height="${height}"`;
  const id = picture.newId();
  picture.define(
    `<linearGradient id="${id}f" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity=".12"/></linearGradient><mask id="${id}" maskUnits="userSpaceOnUse" ${frame}><rect ${frame} fill="url(#${id}f)"/></mask>`,
  );
  picture.add(
    `<g opacity="${opacity}" transform="translate(0 ${digits(y)}) matrix(1 0 ${slant} ${length} 0 0) translate(0 ${digits(-y)}) ${picture.transformOf(placement)}">${imageOf(sprite, `mask="url(#${id})"`)}</g>`,
  );
}

/** Every so many units a shadow within a hole has one pixel. */
const holeDetail = 5;
const outside = 900;

/** What the edge of a hole throws into it: the part around an inner shape is filled with a picture of its shadow. */
export function holeShadow(
  picture: Picture,
  { hole, inner }: { hole: string; inner: string },
  color: string,
  { dx, dy, blur, opacity }: { dx: number; dy: number; blur: number; opacity: number },
) {
  const { x, y, width, height } = boundsOf(hole, picture);
  const shadow = renderSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"><defs><filter id="f" filterUnits="userSpaceOnUse" x="${x - 90}" y="${y - 90}" width="${width + 180}" height="${height + 180}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${digits(blur)}"/></filter></defs><g filter="url(#f)"><path fill="${color}" fill-opacity="${opacity}" fill-rule="evenodd" transform="translate(${digits(dx)} ${digits(dy)})" d="M-${outside} -${outside}H${picture.width + outside}V${picture.height + outside}H-${outside}Z${hole}"/></g></svg>`,
    width / holeDetail,
    { asPng: true },
  );
  const id = picture.newId();
  picture.define(
    `<pattern id="${id}" patternUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}"><image href="${dataAddress(shadow.png!)}" width="${width}" height="${height}" preserveAspectRatio="none"/></pattern>`,
  );
  picture.path(hole + inner, `url(#${id})`, 'fill-rule="evenodd"');
}

/** Around the points of a path of absolute commands, within the picture. */
function boundsOf(path: string, { width, height }: Picture): Box {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  const x = clamp(Math.floor(Math.min(...xs)), 0, width);
  const y = clamp(Math.floor(Math.min(...ys)), 0, height);
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(Math.max(...xs))) - x,
    height: Math.min(height, Math.ceil(Math.max(...ys))) - y,
  };
}
